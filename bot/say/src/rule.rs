//! Rules in words: the paragraph of the edition in force, in our own words, with its source.

use dragoman_engine::{ConvoyDisruption, CrowdedRetreat, Duplicates, Ownership, Paradox, RemovalDistance};
use dragoman_game::action::ActionId;
use dragoman_game::model::Settings;
use dragoman_game::notice::rule::RuleNotice;
use dragoman_game::rule_topic::RuleTopic;
use dragoman_game::rules;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer, quoted};

impl Writer<'_> {
    pub(super) fn looked_up(&self, notice: &RuleNotice) -> Said {
        match notice {
            RuleNotice::Topics => Said { text: self.rule_topics(), ..Said::default() },
            RuleNotice::Unknown { word, near } if near.is_empty() => {
                let text = self.text("rule-unknown", &Args::new().text("word", quoted(word))).below(self.rule_topics());
                Said { text, ..Said::default() }
            }
            RuleNotice::Unknown { word, near } => {
                let args = Args::new().text("word", quoted(word)).either("topics", self.topics(near));
                let action = |topic: &RuleTopic| {
                    let id = self.in_game(CommandId::Rule).unwrap_or_else(|| ActionId::of(CommandId::Rule));
                    Action { id: id.with("topic", topic.id()).into(), label: self.label(topic.message()) }
                };
                Said { actions: near.iter().map(action).collect(), ..self.only("rule-nearest", &args) }
            }
            RuleNotice::Rule { topic } => {
                let usual = || Settings::habit("classic", self.language(), "UTC");
                let settings = self.material.settings().cloned().unwrap_or_else(usual);
                let title = self.text("rule-title", &Args::new().text("topic", self.label(topic.message())));
                let lines = std::iter::once(title).chain(self.paragraph(*topic, &settings));
                Said { text: Text::lines_of(lines.chain([self.source(*topic, &settings)])), ..Said::default() }
            }
        }
    }

    fn topics(&self, topics: &[RuleTopic]) -> Vec<String> {
        topics.iter().map(|topic| self.label(topic.message())).collect()
    }

    fn rule_topics(&self) -> Text {
        let rule = self.command_with(CommandId::Rule, "topic");
        self.text("rule-topics", &Args::new().text("rule", rule).list("topics", self.topics(RuleTopic::ALL)))
    }

    /// What the rulebook of a game says: a line for each message.
    fn paragraph(&self, topic: RuleTopic, settings: &Settings) -> Vec<Text> {
        let book = rules::rulebook(settings);
        let ids: Vec<&'static str> = match topic {
            RuleTopic::SupportCut if book.convoyed_attack_cuts_support_against_itself => {
                vec!["rule-text-support-cut", "rule-text-support-cut-convoyed"]
            }
            RuleTopic::SupportCut => vec!["rule-text-support-cut"],
            RuleTopic::OwnUnits => vec!["rule-text-own-units"],
            RuleTopic::Standoff => vec!["rule-text-standoff"],
            RuleTopic::HeadToHead => vec![
                "rule-text-head-to-head",
                match book.dislodged_unit_contests_attackers_origin {
                    true => "rule-text-head-to-head-contests",
                    false => "rule-text-head-to-head-no-effect",
                },
            ],
            RuleTopic::Convoy => vec![
                "rule-text-convoy",
                match book.convoy_disruption {
                    ConvoyDisruption::AnyBroken => "rule-text-convoy-any",
                    ConvoyDisruption::AllBroken => "rule-text-convoy-all",
                },
            ],
            RuleTopic::Paradox => vec![
                "rule-text-paradox",
                match book.paradox {
                    Paradox::Edition1971 => "rule-text-paradox-1971",
                    Paradox::Edition1982 => "rule-text-paradox-1982",
                    Paradox::Edition2000 => "rule-text-paradox-2000",
                    Paradox::Szykman => "rule-text-paradox-szykman",
                    Paradox::AllHold => "rule-text-paradox-all-hold",
                },
            ],
            RuleTopic::Retreat => {
                let origin = match book.retreat_to_convoyed_attackers_origin {
                    true => "rule-text-retreat-convoyed",
                    false => "rule-text-retreat-never",
                };
                match book.crowded_retreat {
                    CrowdedRetreat::Ordinary => vec!["rule-text-retreat", origin],
                    CrowdedRetreat::KeepOne => vec!["rule-text-retreat", origin, "rule-text-retreat-keep-one"],
                }
            }
            RuleTopic::Build => vec!["rule-text-build"],
            RuleTopic::Disband => vec!["rule-text-disband"],
            RuleTopic::Disorder => vec![
                "rule-text-disorder",
                match book.removal_distance {
                    RemovalDistance::HomeCentre => "rule-text-disorder-home-centre",
                    RemovalDistance::HomeCountry => "rule-text-disorder-home-country",
                    RemovalDistance::OwnedCentre => "rule-text-disorder-owned-centre",
                },
                match book.outsiders_support_disorder {
                    true => "rule-text-disorder-support",
                    false => "rule-text-disorder-no-support",
                },
            ],
            RuleTopic::Coast => vec![
                "rule-text-coast",
                match book.only_coast_need_not_be_stated {
                    true => "rule-text-coast-omitted",
                    false => "rule-text-coast-strict",
                },
            ],
            RuleTopic::Waive => vec!["rule-text-waive"],
            RuleTopic::Ownership => vec![match book.ownership {
                Ownership::Autumn => "rule-text-ownership-autumn",
                Ownership::LastVisitor => "rule-text-ownership-last",
            }],
            RuleTopic::Victory if settings.setup.as_deref() == Some("players-2") => vec!["rule-text-victory-units"],
            RuleTopic::Victory => vec!["rule-text-victory"],
            RuleTopic::Draw => vec!["rule-text-draw"],
            RuleTopic::SeveralOrders => vec![match book.duplicates {
                Duplicates::Last => "rule-text-several-orders-last",
                Duplicates::First => "rule-text-several-orders-first",
                Duplicates::None => "rule-text-several-orders-none",
            }],
        };
        let position = self.current_position().unwrap_or_else(|| rules::opening(settings));
        if topic == RuleTopic::Victory && rules::has_goal(settings, &position) {
            return vec![self.text("rule-text-victory-goal", &self.goal(rules::map(&settings.variant)))];
        }
        let centres = i64::try_from(rules::centres_to_win(settings, &position)).unwrap_or(0);
        ids.into_iter().map(|id| self.text(id, &Args::new().number("centres", centres))).collect()
    }

    /// The edition in force and its sections, and the test cases.
    fn source(&self, topic: RuleTopic, settings: &Settings) -> Text {
        let args = Args::new().text("edition", self.choice(&settings.rulebook));
        let sections = sections(&settings.rulebook, topic);
        let mut text = match sections.is_empty() {
            true => self.text("rule-source-edition", &args),
            false => self.text("rule-source", &args.list("sections", sections.iter().copied())),
        };
        if !settings.options.is_empty() {
            text = text + Text::own(" ") + self.plain("rule-source-changed");
        }
        let cases = cases(topic);
        if !cases.is_empty() {
            text = text
                + Text::own(" ")
                + self.text("rule-source-datc", &Args::new().list("cases", cases.iter().copied()));
        }
        text
    }
}

/// Where a printed text has the rule: its headings, in its own language.
fn sections(rulebook: &str, topic: RuleTopic) -> &'static [&'static str] {
    match (rulebook, topic) {
        ("seed-000", RuleTopic::SupportCut) => &["Appoggio"],
        ("seed-000", RuleTopic::OwnUnits | RuleTopic::Standoff | RuleTopic::HeadToHead) => &["Spostamento e Attacco"],
        ("seed-000", RuleTopic::Convoy | RuleTopic::Paradox) => &["Trasporto"],
        ("seed-000", RuleTopic::Retreat) => &["Ritirata e scioglimento"],
        ("seed-000", RuleTopic::Disorder) => &["Rivolta"],
        ("seed-000", RuleTopic::Coast) => &["Coste"],
        ("seed-000", RuleTopic::SeveralOrders) => &["Interpretazione degli Ordini"],
        ("seed-000", RuleTopic::Victory) => &["Scopo del gioco"],
        ("seed-001", RuleTopic::SupportCut) => &["X"],
        ("seed-001", RuleTopic::OwnUnits) => &["IX.3"],
        ("seed-001", RuleTopic::Standoff) => &["IX.4", "IX.5"],
        ("seed-001", RuleTopic::HeadToHead) => &["IX.7", "XIV.5"],
        ("seed-001", RuleTopic::Convoy) => &["XII.4"],
        ("seed-001", RuleTopic::Paradox) => &["XII.5"],
        ("seed-001", RuleTopic::Retreat) => &["XI"],
        ("seed-001", RuleTopic::Build | RuleTopic::Waive) => &["XIII.2"],
        ("seed-001", RuleTopic::Disorder) => &["XIV.3", "XIV.4"],
        ("seed-001", RuleTopic::Coast) => &["VII.3", "XIII.2"],
        ("seed-001", RuleTopic::Ownership) => &["XIII.1"],
        ("seed-001", RuleTopic::Victory | RuleTopic::Draw) => &["II"],
        ("seed-001", RuleTopic::SeveralOrders) => &["IX.6"],
        ("seed-002", RuleTopic::Paradox) => &["Konwój a wsparcie"],
        ("seed-002", RuleTopic::Retreat) => &["Faza ucieczki"],
        ("seed-002", RuleTopic::Build | RuleTopic::Disband) => &["Limit jednostek"],
        ("seed-002", RuleTopic::Coast) => &["Pola z dwoma wybrzeżami"],
        ("seed-002", RuleTopic::Victory) => &["Wprowadzenie i cel gry"],
        ("seed-002", RuleTopic::Draw) => &["Faza negocjacji"],
        ("seed-004", RuleTopic::Coast | RuleTopic::SeveralOrders) => &["Bevelen aan de eenheden"],
        ("seed-004", RuleTopic::Standoff | RuleTopic::HeadToHead) => {
            &["Het uitvoeren van alle bevelen aan alle eenheden"]
        }
        ("seed-004", RuleTopic::Victory | RuleTopic::Draw) => &["Het doel van het spel"],
        _ => &[],
    }
}

/// Sections and cases of DATC.
const fn cases(topic: RuleTopic) -> &'static [&'static str] {
    match topic {
        RuleTopic::SupportCut => &["6.D.2", "6.D.3", "6.D.15", "6.D.17"],
        RuleTopic::OwnUnits => &["6.D.10", "6.D.12", "6.E.7"],
        RuleTopic::Standoff => &["6.E.7", "6.E.13", "6.H.6"],
        RuleTopic::HeadToHead => &["4.A.7", "6.E.1", "6.E.4"],
        RuleTopic::Convoy => &["4.A.1", "6.F.9"],
        RuleTopic::Paradox => &["4.A.2", "6.F.14", "6.F.22"],
        RuleTopic::Retreat => &["4.A.5", "6.H.5", "6.H.6", "6.H.7"],
        RuleTopic::Build => &["6.I.3", "6.I.5", "6.I.6"],
        RuleTopic::Disband => &["4.D.6", "6.J.1"],
        RuleTopic::Disorder => &["4.D.8", "4.D.9", "6.J.3"],
        RuleTopic::Coast => &["4.B.1", "4.B.2", "6.B.1", "6.B.2"],
        RuleTopic::Waive => &["4.D.7"],
        RuleTopic::SeveralOrders => &["4.D.3"],
        RuleTopic::Ownership | RuleTopic::Victory | RuleTopic::Draw => &[],
    }
}
