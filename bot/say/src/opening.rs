//! The beginning of a game in words: players, settings, and the power assignment.

use dragoman_game::action::ActionId;
use dragoman_game::decide::draft::CHANGED;
use dragoman_game::decide::terms;
use dragoman_game::model::{PowerId, Settings, Stage, UnitText};
use dragoman_game::notice::away::Absentee;
use dragoman_game::notice::opening::{DraftStep, NoInvitation, OpeningNotice, Problem};
use dragoman_game::notice::{LobbyPost, Reader, Sitting};
use dragoman_game::rules;
use dragoman_l10n::{Args, Language, Text, capitalized};
use dragoman_platform::message::{Action, Commands, File};
use dragoman_reading::command::{self, CommandId, Kind};
use jiff::Timestamp;

use super::buttons::LONGEST_LABEL;
use super::look::Look;
use super::writer::{PictureOf, Said, Writer, quoted};

/// How many choices a post has where they are signs of reactions and no buttons.
const SIGNS: usize = 9;

/// How many seats of a game are taken, for messages.
pub(super) fn seats(name: &str, joined: usize, needed: usize) -> Args<'static> {
    Args::new()
        .text("name", name)
        .number("joined", i64::try_from(joined).unwrap_or(0))
        .number("needed", i64::try_from(needed).unwrap_or(0))
}

impl Writer<'_> {
    /// The post that looks for players.
    pub(super) fn lobby(&self, lobby: &LobbyPost) -> Said {
        let LobbyPost {
            name,
            settings,
            needed,
            master,
            joined,
            hash,
            coin,
            assigned,
            waiting,
            confirm_by,
            unconfirmed,
        } = lobby;
        if self.material.game.as_ref().is_some_and(|game| matches!(game.stage, Stage::Over(_))) {
            return self.only("lobby-closed", &Args::new().text("name", name.clone()));
        }
        let count = |number: usize| i64::try_from(number).unwrap_or(0);
        let full = joined.len() >= *needed;
        let players = |names: &[String]| names.iter().map(|name| self.player(name)).collect::<Vec<_>>();
        let args = Args::new()
            .text("name", name.clone())
            .text("variant", self.board(settings))
            .number("needed", count(*needed))
            .number("count", count(joined.len()))
            .list("names", players(joined));
        let mut text = vec![self.text(if full { "lobby-full" } else { "lobby-open" }, &args)];
        if !master.is_empty() {
            text.push(self.text("lobby-master", &Args::new().text("name", master.clone())));
        }
        text.extend(self.terms(settings));
        text.push(self.text("lobby-joined", &args));
        text.extend(self.assigned_by_hand(assigned));
        if !waiting.is_empty() {
            text.push(self.text("lobby-waiting", &Args::new().list("names", waiting)));
        }
        if let Some(by) = confirm_by {
            let args = Args::new().list("names", unconfirmed).text("deadline", self.at(*by));
            text.push(self.text("lobby-confirming", &args));
        }
        text.push(self.text("lobby-sealed", &Args::new().text("hash", hash.clone())));
        if let Some(coin) = coin {
            text.push(self.text("lobby-coin", &Args::new().text("hash", coin.clone())));
        }
        if self.actions == 0 && !full {
            let args = Args::new().text("join", self.command(CommandId::Join));
            text.push(self.text(if self.reacts { "lobby-react" } else { "lobby-how" }, &args));
        }
        let wait = if full { "action-wait" } else { "action-join" };
        let begun = self.material.game.as_ref().is_some_and(|game| game.running().is_some());
        let join = self.in_game(CommandId::Join).filter(|_| !begun);
        let join = join.map(|id| Action { id: id.into(), label: self.in_all_languages(wait) });
        let watch = self.watch_action().filter(|_| begun);
        let actions = [join, self.game_action(CommandId::Rules, "action-rules"), watch].into_iter().flatten().collect();
        Said { text: Text::lines_of(text), actions, ..Said::default() }
    }

    /// Who was assigned powers by hand; `None` if nobody was.
    fn assigned_by_hand(&self, sitting: &[Sitting]) -> Option<Text> {
        let assigned = sitting.iter().filter(|sitting| !sitting.powers.is_empty());
        let seats: Vec<Text> = assigned
            .map(|sitting| {
                let args = Args::new().powers("power", &sitting.powers).text("name", self.player(&sitting.name));
                self.text("player-of", &args)
            })
            .collect();
        (!seats.is_empty()).then(|| self.text("lobby-assigned", &Args::new().list("seats", seats)))
    }

    /// Asks to watch, where the players agreed to that at the creation.
    fn watch_action(&self) -> Option<Action> {
        let watched = self.material.game.as_ref().is_some_and(|game| game.settings.watched);
        if watched { self.game_action(CommandId::Watch, "action-watch") } else { None }
    }

    /// In a channel, the button by which readers choose their language. The channel's may be nobody's choice: who reads another one
    /// finds the button in it.
    pub(super) fn language_for_all(&self) -> Option<Action> {
        let id = self.in_game(CommandId::Language).filter(|_| self.reader.person.is_none())?;
        Some(Action { id: id.into(), label: self.in_all_languages("action-language") })
    }

    /// What a button is called in the game's language and then in all others, as far as there is room: people of any
    /// language press it.
    fn in_all_languages(&self, message: &str) -> String {
        let others = self.words.languages().iter().filter(|language| *language != self.language());
        let mut label = self.label(message);
        for language in others {
            let word = self.words.plain(language, message);
            let is_new = label.split(" · ").all(|known| known != word);
            if is_new && label.chars().count() + 3 + word.chars().count() <= LONGEST_LABEL {
                label = format!("{label} · {word}");
            }
        }
        label
    }

    pub(super) fn welcome(&self, name: &str, joined: usize, needed: usize, asks: bool) -> Said {
        let language = self.command_with(CommandId::Language, "language");
        let others = self.words.languages().iter().filter(|other| *other != self.language());
        let others = others.map(|other| Text::code(format!("{language} {other}")));
        let game = self.material.game.as_ref();
        // The last seat begins the game, and with computers the first one.
        let waits = game.is_none_or(|game| matches!(game.stage, Stage::Lobby));
        let id = if waits { "welcome" } else { "welcome-begun" };
        let mut said = self.only(id, &seats(name, joined, needed).either("languages", others));
        let has_wishes = waits && game.is_some_and(|game| game.settings.preferences);
        if has_wishes {
            let args = Args::new()
                .text("prefer", self.command_with(CommandId::Prefer, "prefer"))
                .text("powers", self.some_powers());
            said.text = said.text.below(self.text("welcome-wishes", &args));
        }
        if waits {
            said.text = said.text.below(self.practice_offer());
        }
        // Who has chosen no language yet chooses it here.
        if asks {
            said.actions.extend(self.language_actions());
        } else {
            said.actions.extend(self.game_action(CommandId::Language, "action-language"));
        }
        said.actions.push(self.action(ActionId::of(CommandId::Timezone), "action-timezone"));
        if has_wishes {
            said.actions.extend(self.game_action(CommandId::Prefer, "action-wishes"));
        }
        // Whoever runs the game needn't wait for others; in an anonymous one computers can't begin.
        let may_fill = game.is_some_and(|game| {
            joined < needed && !game.settings.anonymous && self.reader.person.as_ref() == Some(&game.creator)
        });
        let fill = self.game_action(CommandId::Fill, "action-fill").filter(|_| waits && may_fill);
        said.actions.extend(fill);
        said.actions.extend(waits.then(|| self.practice_action()));
        said
    }

    /// Two powers of the variant, as they are typed.
    fn some_powers(&self) -> String {
        let powers = self.taking_part();
        powers.iter().rev().take(2).map(|power| self.power(power)).collect::<Vec<_>>().join(", ")
    }

    /// `$units`, the units at the start; for a player of several powers, power by power.
    pub(super) fn units_by_power<'a>(&self, args: Args<'a>, powers: &[PowerId], units: &[UnitText]) -> Args<'a> {
        let position = self.current_position().filter(|_| powers.len() > 1);
        let Some(position) = position else { return args.list("units", self.units(units)) };
        let of = |power: &PowerId| {
            let args = Args::new().power("power", power).list("name", self.units(position.units.get(power)?));
            Some(self.text("sitting", &args))
        };
        args.row("units", powers.iter().filter_map(of))
    }

    /// To a player when the game begins: what they play, and how orders are written.
    pub(super) fn your_powers(
        &self,
        name: &str,
        powers: &[PowerId],
        units: &[UnitText],
        deadline: Option<Timestamp>,
    ) -> Said {
        let example = units.first().map(|unit| rules::example_order(self.variant(), unit)).unwrap_or_default();
        let args = Args::new()
            .text("name", name.to_owned())
            .powers("powers", powers)
            .text("example", self.order(&example))
            .text("deadline", self.end(deadline));
        let args = self.units_by_power(args, powers, units);
        let mut actions = self.where_to_look(&[Look::Possible, Look::Orders, Look::Map]);
        actions.extend(self.talk_actions());
        actions.push(self.help_action());
        let mut said = self.only("your-powers", &args);
        if let Some(steps) = self.first_steps() {
            said.text = said.text.below(steps);
        }
        let picture = self.current_position().map(PictureOf::Position);
        Said { rings: true, actions, picture, ..said }
    }

    pub(super) fn started(
        &self,
        name: &str,
        sitting: &[Sitting],
        (deadline, latest): (Option<Timestamp>, Option<Timestamp>),
    ) -> Said {
        let args = Args::new()
            .text("name", name.to_owned())
            .text("sitting", self.all_sitting(sitting))
            .text("deadline", self.end(deadline));
        let said = Said { text: self.with_latest(self.text("started", &args), latest), ..Said::default() };
        let picture = self.current_position().map(PictureOf::Position);
        let mut actions = self.where_to_look(&[Look::Orders, Look::Rules]);
        // In practice games nothing is assigned by lot, and in anonymous games it is secret until the end.
        let game = self.material.game.as_ref();
        if game.is_some_and(|game| game.drawn.is_some() && !game.settings.anonymous) {
            actions.extend(self.game_action(CommandId::Lots, "action-assignment"));
        }
        actions.extend(self.watch_action());
        actions.extend(self.language_for_all());
        Said { picture, rings: true, mentions: self.seated(), actions, ..said }
    }

    /// To another channel, in which the results are shown: the game has begun, and nobody there has to do anything.
    pub(super) fn started_elsewhere(&self, name: &str, sitting: &[Sitting]) -> Said {
        let args = Args::new().text("name", name.to_owned()).text("sitting", self.all_sitting(sitting));
        let picture = self.current_position().map(PictureOf::Position);
        Said { picture, ..self.only("started-elsewhere", &args) }
    }

    fn all_sitting(&self, sitting: &[Sitting]) -> Text {
        if sitting.iter().any(|sitting| sitting.powers.is_empty()) {
            let names = sitting.iter().map(|sitting| self.player(&sitting.name));
            return self.text("started-secret", &Args::new().list("names", names));
        }
        Text::lines_of(sitting.iter().map(|sitting| self.sitting(sitting)).collect::<Vec<_>>())
    }

    pub(super) fn opening(&self, notice: &OpeningNotice) -> Said {
        let to_reader =
            |said: Said| Said { rings: true, mentions: self.reader.person.iter().cloned().collect(), ..said };
        let named = |name: &str| Args::new().text("name", name.to_owned());
        match notice {
            OpeningNotice::Rules { name, settings } => {
                let mut text = vec![self.text("rules-title", &named(name))];
                text.extend(self.all_terms(settings));
                Said { text: Text::lines_of(text), picture: self.picture_of_start(settings), ..Said::default() }
            }
            OpeningNotice::Draft { language, question, name, settings, step } => {
                let reader = Reader { language: *language, ..self.reader.clone() };
                self.for_reader(&reader).draft(question, name.as_deref(), settings, step)
            }
            OpeningNotice::DraftDone { language, made } => {
                let reader = Reader { language: *language, ..self.reader.clone() };
                match made {
                    Some(name) => self.for_reader(&reader).only("draft-created", &named(name)),
                    None => self.for_reader(&reader).only("draft-dropped", &Args::new()),
                }
            }
            OpeningNotice::Waiting { name, place, begun } => {
                let args = named(name)
                    .number("place", i64::try_from(*place).unwrap_or(0))
                    .text("leave", self.command(CommandId::Leave));
                self.only(if *begun { "waiting-begun" } else { "waiting" }, &args)
            }
            OpeningNotice::MovedUp { name, joined, needed } => {
                to_reader(self.only("moved-up", &seats(name, *joined, *needed)))
            }
            OpeningNotice::AskedToJoin { name } => self.only("join-asked", &named(name)),
            OpeningNotice::AsksToJoin { name, key } => {
                let game = self.material.game.as_ref().map(|game| game.name.clone()).unwrap_or_default();
                let id =
                    |answer: &str| Some(self.in_game(CommandId::Invite)?.with("person", key).with("answer", answer));
                let actions = [(id("yes"), "action-invite"), (id("no"), "action-dont-invite")];
                let actions = actions.into_iter().filter_map(|(id, label)| Some(self.action(id?, label))).collect();
                to_reader(Said { actions, ..self.only("join-asks", &named(name).text("game", game)) })
            }
            OpeningNotice::YouAreInvited { name, master } => {
                let args = named(name).text("master", self.player(master));
                let actions = [
                    self.game_action(CommandId::Join, "action-join"),
                    self.game_action(CommandId::Rules, "action-rules"),
                ];
                let actions = actions.into_iter().flatten().collect();
                to_reader(Said { actions, ..self.only("join-invited", &args) })
            }
            OpeningNotice::NotInvited { name } => self.only("join-refused", &named(name)),
            OpeningNotice::InvitationSent { name, invited } => {
                self.only(if *invited { "invitation-sent" } else { "invitation-refused" }, &named(name))
            }
            OpeningNotice::StoppedWaiting { name } => self.only("stopped-waiting", &named(name)),
            OpeningNotice::Wishes { powers } if powers.is_empty() => {
                let args = Args::new()
                    .text("prefer", self.command_with(CommandId::Prefer, "prefer"))
                    .text("powers", self.some_powers());
                Said { actions: self.wish_actions(powers), ..self.only("wishes-none", &args) }
            }
            OpeningNotice::Wishes { powers } => {
                let said = self.only("wishes", &Args::new().powers("powers", powers));
                Said { actions: self.wish_actions(powers), ..said }
            }
            OpeningNotice::Confirm { name, by, powers } => {
                let mut said = self.only("confirm", &named(name).text("deadline", self.at(*by)));
                if !powers.is_empty() {
                    let assigned = self.text("confirm-assigned", &Args::new().powers("powers", powers));
                    said.text = said.text.below(assigned);
                }
                let actions = [
                    self.game_action(CommandId::Confirm, "action-confirm"),
                    self.game_action(CommandId::Leave, "action-give-up"),
                ];
                to_reader(Said { actions: actions.into_iter().flatten().collect(), ..said })
            }
            OpeningNotice::Confirmed { awaited } => {
                self.only("confirmed", &Args::new().number("awaited", i64::try_from(*awaited).unwrap_or(0)))
            }
            OpeningNotice::Dropped { name } => {
                to_reader(self.only("dropped", &named(name).text("join", self.command(CommandId::Join))))
            }
            OpeningNotice::Changed { name, before, after } => self.changed(name, before, after),
            OpeningNotice::Unchanged { name } => {
                let rules = self.command(CommandId::Rules);
                let example = match self.commands {
                    Commands::Names | Commands::After(_) => {
                        self.command_setting(CommandId::Change, "deadline", &self.three_days())
                    }
                    Commands::Menu => Text::quoted(&format!(
                        "{}{}",
                        self.command_with(CommandId::Change, "deadline"),
                        self.three_days()
                    )),
                };
                self.only("settings-unchanged", &named(name).text("rules", rules).text("example", example))
            }
            OpeningNotice::Rematch { of, before, name } => {
                let rematch = ActionId::of(CommandId::Rematch).game(of);
                let actions = vec![self.action(rematch, "action-join")];
                Said { actions, ..self.only("rematch-open", &named(name).text("before", before.clone())) }
            }
            OpeningNotice::Expired { name, abandoned } => {
                let id = if *abandoned { "lobby-abandoned" } else { "lobby-expired" };
                self.only(id, &named(name).text("new", self.command(CommandId::New)))
            }
            OpeningNotice::Shared { name, powers } => self.only("shared", &named(name).powers("powers", powers)),
            OpeningNotice::Drawn { players, proof } => {
                let lines = players.iter().zip(&proof.drawn).enumerate().map(|(at, (name, powers))| {
                    let wishes = proof.preferences.get(at).filter(|wishes| !wishes.is_empty());
                    let by_hand = proof.assigned.get(at).is_some_and(|assigned| !assigned.is_empty());
                    let args = named(&self.player(name))
                        .number("place", i64::try_from(at + 1).unwrap_or(0))
                        .powers("powers", powers)
                        .powers("wishes", wishes.into_iter().flatten());
                    let id = match (by_hand, wishes) {
                        (true, _) => "drawn-by-hand",
                        (false, Some(_)) => "drawn-wish",
                        (false, None) => "drawn-line",
                    };
                    self.text(id, &args)
                });
                let mut text = vec![self.plain("drawn-title")];
                text.extend(lines);
                text.push(self.plain("drawn-check"));
                let (name, id) = self.material.game.as_ref().map_or(("", ""), |game| (&game.name, &game.id.0));
                let file = File::json(&format!("{name} assignment"), id, &proof.to_string());
                Said { text: Text::lines_of(text), file: Some(file), ..Said::default() }
            }
            OpeningNotice::Players { name, sitting, offered, away, tenures } => {
                let text = self.players(name, sitting, offered, away);
                let text = text.into_iter().chain(self.tenures(tenures)).chain(self.some_part_lines());
                Said { text: Text::lines_of(text), ..Said::default() }
            }
            OpeningNotice::Parts { name } => self.parts(name),
            OpeningNotice::Tossed { name, powers, coin } => {
                // Where nobody knows who plays what, no name is said.
                let id = if name.is_empty() { "coin-tossed-unnamed" } else { "coin-tossed" };
                let args = named(&self.player(name))
                    .powers("powers", powers)
                    .text("seed", coin.seed.clone())
                    .text("event", coin.event.clone());
                Said { rings: true, mentions: self.seated(), ..self.only(id, &args) }
            }
        }
    }

    /// A game that is prepared.
    fn draft(&self, question: &str, name: Option<&str>, settings: &Settings, step: &DraftStep) -> Said {
        let button = |key: &str, value: &str, label: String| {
            let id = ActionId::of(CommandId::New).with(key, value).with("draft", question);
            id.fits().then(|| Action { id: id.into(), label })
        };
        let said = |key: &str, value: &str, message: &str| button(key, value, self.label(message));
        let (text, actions): (Vec<Text>, Vec<_>) = match step {
            DraftStep::Create => {
                let mut text = vec![self.plain("draft")];
                let args = Args::new().text("variant", self.board(settings)).text("name", name.unwrap_or_default());
                text.push(self.text(if name.is_some() { "draft-named" } else { "draft-unnamed" }, &args));
                text.extend(self.terms(settings));
                if !settings.tempo.has_calendar() {
                    text.push(Text::item(self.language_term(settings)));
                }
                let example = match self.commands {
                    Commands::Names | Commands::After(_) => {
                        let none = self.choice_word(Kind::Choice(command::PRESS), "none");
                        let example = self.command(CommandId::New) + " Bosforo ";
                        example + self.setting("deadline", &self.three_days()) + " " + self.setting("press", &none)
                    }
                    Commands::Menu => {
                        let example = self.command(CommandId::New) + " " + self.setting("name", "Bosforo");
                        example + " " + self.setting("deadline", &self.three_days())
                    }
                };
                text.push(self.text("draft-typed", &Args::new().text("example", example)));
                if self.actions == 0 && self.reacts {
                    text.push(self.plain("draft-react"));
                }
                let actions = [
                    said("do", "create", "action-create"),
                    said("do", "change", "action-change"),
                    said("do", "cancel", "action-cancel"),
                ];
                (text, actions.into_iter().flatten().collect())
            }
            DraftStep::Which => {
                let settings = CHANGED.iter().filter_map(|id| button("ask", id, capitalized(&self.parameter(id))));
                // Only where the network has forms.
                let form = said("form", "yes", "action-type").filter(|_| self.commands == Commands::Menu);
                let actions = settings.chain(form).chain(said("do", "show", "action-back")).collect();
                (vec![self.plain("draft-which")], actions)
            }
            DraftStep::Value { parameter, values, from } => {
                let about = command::spec(CommandId::New).parameters.iter().find(|known| known.id == parameter);
                let about = about.map(|known| self.label(&format!("{}.about", command::parameter_message(known))));
                let args =
                    Args::new().text("setting", self.parameter(parameter)).text("about", about.unwrap_or_default());
                let choice =
                    |value: &String| button("set", &format!("{parameter}={value}"), self.drafted(parameter, value));
                let rest = values.get(*from..).unwrap_or_default();
                let room = if self.actions == 0 { SIGNS } else { self.actions };
                // What doesn't fit beside "Back" follows behind "More…".
                let fits = if rest.len() < room { rest.len() } else { room.saturating_sub(2).max(1) };
                let more = || {
                    let next = from.saturating_add(fits);
                    let id = ActionId::of(CommandId::New).with("ask", parameter).with("from", next);
                    let id = id.with("draft", question);
                    id.fits().then(|| Action { id: id.into(), label: self.label("action-more") })
                };
                let more = (fits < rest.len()).then(more).flatten();
                let shown = rest.iter().take(fits).filter_map(choice);
                let actions = shown.chain(more).chain(said("do", "show", "action-back")).collect();
                (vec![self.text("draft-value", &args)], actions)
            }
        };
        Said { text: Text::lines_of(text), actions, ..Said::default() }
    }

    /// A value of a setting on a button.
    fn drafted(&self, parameter: &str, value: &str) -> String {
        let spec = command::spec(CommandId::New).parameters.iter().find(|known| known.id == parameter);
        match spec.map(|known| known.kind) {
            Some(Kind::Limit) => match terms::limit(self.words, Language::EN, value) {
                Some(limit) => self.limit(&limit),
                None => value.to_owned(),
            },
            Some(kind @ (Kind::Choice(_) | Kind::Variant | Kind::Language)) => {
                command::choice_name(self.words, self.language(), kind, value)
            }
            Some(_) | None => value.to_owned(),
        }
    }

    /// What is agreed now and wasn't before, and the other way round.
    fn changed(&self, name: &str, before: &Settings, after: &Settings) -> Said {
        let is_other_start = before.own_start != after.own_start;
        let (old, new) = (self.all_terms(before), self.all_terms(after));
        let args = Args::new().text("name", name.to_owned());
        let mut text = vec![self.text("settings-changed", &args)];
        text.extend(new.iter().filter(|term| !old.contains(term)).cloned());
        let gone: Vec<Text> = old.iter().filter(|term| !new.contains(term)).cloned().collect();
        if !gone.is_empty() {
            text.push(self.plain("settings-before"));
            text.extend(gone);
        }
        let waiting = self.material.game.iter().flat_map(|game| &game.waiting).map(|waiting| waiting.person.clone());
        let mentions = self.seated().into_iter().chain(waiting).collect();
        let actions = self.game_action(CommandId::Rules, "action-rules").into_iter().collect();
        let picture = if is_other_start { self.picture_of_start(after) } else { None };
        Said { text: Text::lines_of(text), picture, actions, rings: true, mentions, ..Said::default() }
    }

    fn players(&self, name: &str, sitting: &[Sitting], offered: &[PowerId], away: &[Absentee]) -> Vec<Text> {
        let mut text = vec![self.text("players-title", &Args::new().text("name", name.to_owned()))];
        // Before the game begins only what was assigned by hand is known.
        if sitting.is_empty() || sitting.iter().any(|sitting| sitting.powers.is_empty()) {
            let names: Vec<String> = sitting.iter().map(|sitting| self.player(&sitting.name)).collect();
            let id = match (names.is_empty(), self.material.game.as_ref().is_some_and(|game| game.hides_players())) {
                // In an anonymous game nobody is listed.
                (_, true) => "players-not-shown",
                (true, false) => "players-nobody",
                (false, false) => "players-joined",
            };
            text.push(self.text(id, &Args::new().list("names", names)));
            text.extend(self.assigned_by_hand(sitting));
        } else {
            text.extend(sitting.iter().map(|sitting| self.sitting(sitting)));
        }
        if !offered.is_empty() {
            let args = Args::new().powers("powers", offered).text("take", self.command(CommandId::Take));
            text.push(self.text("players-offered", &args));
        }
        text.extend(self.absentees(away));
        text
    }

    pub(super) fn no_invitation(&self, why: &NoInvitation) -> Text {
        match why {
            NoInvitation::Asked => self.plain("no-invitation-asked"),
            NoInvitation::Refused => self.plain("no-invitation-refused"),
            NoInvitation::TooManyAsk => self.plain("no-invitation-too-many-ask"),
            NoInvitation::Needed => {
                self.text("no-invitation-needed", &Args::new().text("join", self.command(CommandId::Join)))
            }
            NoInvitation::Invited { name } => self.text("no-invitation-again", &Args::new().text("name", name.clone())),
            NoInvitation::TooManyInvited => self.plain("no-invitation-too-many"),
            NoInvitation::NoRequest => self.plain("no-invitation-no-request"),
        }
    }

    /// All problems with the settings that somebody asked for.
    pub(super) fn problems(&self, problems: &[Problem], exists: bool) -> Text {
        let mut text = vec![self.plain(if exists { "changes-dont-fit" } else { "terms-dont-fit" })];
        text.extend(problems.iter().map(|problem| {
            let said = match problem {
                Problem::Value { parameter, value, expected } => self.bad_value(parameter, value, expected),
                Problem::Players { variant, needed } => {
                    let args = Args::new()
                        .text("variant", command::choice_name(self.words, self.language(), Kind::Variant, variant))
                        .number("needed", i64::try_from(*needed).unwrap_or(0));
                    self.text(if variant == "classic" { "players-classic" } else { "players-other" }, &args)
                }
                Problem::TooShort { parameter, value, least } => {
                    let args = Args::new()
                        .text("parameter", self.parameter(parameter))
                        .text("value", quoted(value))
                        .number("least", i64::from(*least));
                    self.text("deadline-too-short", &args)
                }
                Problem::NoEffect { option } => {
                    let id = match option.as_str() {
                        "4.A.6" => "no-effect-path",
                        "4.B.1" | "4.B.7" => "no-effect-coast",
                        "4.C.5" => "no-effect-nationality",
                        "4.D.7" => "no-effect-builds",
                        _ => "no-effect-sets",
                    };
                    self.text(id, &Args::new().text("option", option.clone()))
                }
                Problem::WonByUnits => self.plain("won-by-units"),
                Problem::SkipsNothing => {
                    let days = self.words.plain(self.language(), "weekday-1");
                    let example = self.setting("deadline", &format!("\"{days} 20:00\""));
                    self.text("skips-nothing", &Args::new().text("example", example))
                }
            };
            Text::item(said)
        }));
        Text::lines_of(text)
    }
}
