//! Statements in words: each reader gets them in their own language and notation.

use dragoman_game::action::ActionId;
use dragoman_game::event::PlatformName;
use dragoman_game::model::{Game, PhaseId, PowerId, Verdict};
use dragoman_game::negotiation::{Reply, button_name, short_button_name, talk_name};
use dragoman_game::notice::statement::{
    Entry, EntryStanding, Instead, NoStatement, Numbered, Offered, Settled, StatementNotice,
};
use dragoman_game::rules;
use dragoman_game::wording::OrderNotation;
use dragoman_l10n::{Args, Notation, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;
use dragoman_statements::{
    Alternative, Clause, Meaning, Room, Sayer, Slot, Sort, Statement, StoredStatement, Typist, Value,
};

use super::writer::{PictureOf, Said, Writer, quoted};

/// How many statements are listed that hold no more: the newest.
const PAST: usize = 5;

/// The id of a button about a statement, by its number and its conversation.
fn naming(id: &ActionId, said: &Numbered) -> ActionId {
    let long = id.clone().with("statement", button_name(said.number, &said.talk));
    // With what is asked behind it: which unit does it.
    if long.clone().with("unit", "F STP/SC").fits() {
        long
    } else {
        id.clone().with("statement", short_button_name(said.number, &said.talk))
    }
}

/// A heading and what stands under it: a single sentence in the same line.
fn beside(head: Text, sentences: Text) -> Text {
    if sentences.lines().len() > 1 { head.below(sentences) } else { head + ": " + sentences }
}

impl Writer<'_> {
    pub(super) fn statement(&self, notice: &StatementNotice) -> Said {
        match notice {
            StatementNotice::Said { said, again } => {
                let mut text = self.told(said).below(self.typed_answers(said));
                if let Some(again) = again {
                    text = self.agreed_to(text, "statement-answered-again", (again, Reply::of(Meaning::Yes)));
                }
                let rings = !self.own_powers().contains(&said.from);
                let actions = self.answers(said).into_iter().chain(self.on_map(said)).collect();
                Said { text, actions, rings, ..Said::default() }
            }
            StatementNotice::OnMap { said, answered, adopts } => {
                let drawn = self.stored_statement(&said.statement).zip(self.current_position());
                let settings = self.material.settings();
                let picture = drawn.zip(settings).map(|((statement, position), settings)| {
                    let (orders, zones) = rules::on_map(settings, &position, &statement);
                    PictureOf::Plan { position, orders, zones }
                });
                let text = self.told(said);
                let mut actions = if *answered { Vec::new() } else { self.answers(said) };
                actions.extend(self.adopt(said).filter(|_| *adopts));
                Said { text, picture, actions, ..Said::default() }
            }
            StatementNotice::Answered { said, by, reply, again, adopts } => {
                let agreed = || self.adopt_of(said, adopts).into_iter().chain(self.on_map(said)).collect();
                let refused = || self.propose_to(by).filter(|_| self.own_powers().contains(&said.from));
                let actions = match reply.meaning {
                    _ if reply.agrees() => agreed(),
                    Meaning::No | Meaning::Later => refused().into_iter().collect(),
                    _ => Vec::new(),
                };
                let rings = !self.own_powers().contains(by);
                let mut text = self.answered(said, by, *reply);
                text = self.agreed_to(text, "statement-answered-to", (said, *reply));
                if let Some(again) = again {
                    text = self.agreed_to(text, "statement-answered-again", (again, Reply::of(Meaning::Yes)));
                }
                Said { text, actions, rings, ..Said::default() }
            }
            StatementNotice::NotUnderstood { understood, rest, sent } => {
                let why = match (understood.is_empty(), rest.is_empty()) {
                    (true, true) => self.plain("statement-unread-form"),
                    (true, false) => self.text("statement-unread-several", &Args::new().text("word", quoted(rest))),
                    (false, true) => {
                        self.text("statement-unread-missing", &Args::new().text("said", understood.clone()))
                    }
                    (false, false) => {
                        let args = Args::new().text("said", understood.clone()).text("rest", quoted(rest));
                        self.text("statement-unread-rest", &args)
                    }
                };
                let done = self.plain(if *sent { "statement-sent-as-written" } else { "statement-not-sent" });
                Said { text: why.below(done), ..Said::default() }
            }
            StatementNotice::Recognised { question, offers, words } => self.recognised(question, offers, words),
            StatementNotice::Whom { others, question, statement, unable } => {
                let game = self.material.game.as_ref().map(|game| &game.id);
                let action = |(at, power): (usize, &PowerId)| {
                    let id = match question {
                        Some(question) => ActionId::carry_out(game, question).choosing(at + 1),
                        None => self.in_game(CommandId::Propose)?.with("to", power),
                    };
                    Some(Action { id: id.into(), label: self.power(power) })
                };
                let actions = others.iter().enumerate().filter_map(action).collect();
                let typed = statement.as_ref().and_then(|statement| self.stored_statement(statement));
                let text = match typed {
                    Some(typed) => {
                        let said = self.sayer(Room::Two).lines(&typed).join(" ");
                        self.text("statement-whom-typed", &Args::new().text("said", said))
                    }
                    None => self.plain("statement-whom"),
                };
                let text = if *unable { text.below(self.plain("statement-whom-unable")) } else { text };
                Said { text, actions, ..Said::default() }
            }
            StatementNotice::WhichAnswer { reply, said, vote } => self.which_answer(*reply, said, *vote),
            StatementNotice::WhichTalk { question, said } => self.which_talk(question, said),
            StatementNotice::Offers { to, in_room, offers, instead } => {
                self.offers((to, *in_room), offers, instead.as_ref())
            }
            StatementNotice::List { entries, left } => self.agreements(entries, *left),
            StatementNotice::Contradicted { said, adopts, closing, .. } => {
                let mut text =
                    self.plain(if *closing { "statement-contradicted-closing" } else { "statement-contradicted" });
                for said in said {
                    text = text.below(self.told(said));
                }
                let adopted = adopts.iter().filter_map(|at| said.get(*at));
                let is_only = said.len() == 1;
                let adopt = |said| if is_only { self.adopt(said) } else { self.adopt_named(said) };
                Said { text, actions: adopted.filter_map(adopt).collect(), ..Said::default() }
            }
            StatementNotice::MayShow { name } => {
                let id = self.in_game(CommandId::Agreements).map(|id| id.with("answer", "yes"));
                let actions = id.map(|id| self.action(id, "action-agreements-show")).into_iter().collect();
                Said { actions, ..self.only("agreements-may-show", &Args::new().text("name", name.clone())) }
            }
            StatementNotice::ShowingNoted { wanted } => {
                let id = if *wanted { "agreements-showing" } else { "agreements-not-showing" };
                let undo = self.in_game(CommandId::Agreements).filter(|_| *wanted).map(|id| id.with("answer", "no"));
                let actions = undo.map(|id| self.action(id, "action-agreements-hide")).into_iter().collect();
                Said { text: self.plain(id), actions, ..Said::default() }
            }
            StatementNotice::Shown { name, agreements, left } => self.shown(name, agreements, *left),
            StatementNotice::WhichUnit { said, orders, .. } => {
                let text = self.text("statement-which-unit", &Args::new().row("orders", self.orders(orders)));
                let action = |order: &dragoman_game::model::OrderText| {
                    let unit = rules::ordered_unit(order);
                    // What it says is stored: by the statement the same unit may be able to do something else as well.
                    let exact = self.adopt_id(said)?.with("unit", order.as_str());
                    let id = if exact.fits() { exact } else { self.adopt_id(said)?.with("unit", unit.as_str()) };
                    id.fits().then(|| Action { id: id.into(), label: self.order_label(order) })
                };
                Said { text, actions: orders.iter().filter_map(action).collect(), ..Said::default() }
            }
        }
    }

    pub(super) fn no_statement(&self, why: &NoStatement) -> Text {
        let number = |number: &u32| Args::new().text("number", number.to_string());
        match why {
            NoStatement::NoSuch { number: which } => self.text("no-statement-such", &number(which)),
            NoStatement::Which { number: which, with } => {
                let forms = with.iter().map(|others| {
                    let example = self.text("letter-example", &Args::new().powers("to", others)).plain();
                    Text::code(format!("{} #{which} …", example.trim_end_matches(['…', ' '])))
                });
                self.text("no-statement-which", &number(which).row("forms", forms))
            }
            NoStatement::NotToYou { number: which } => self.text("no-statement-not-to-you", &number(which)),
            NoStatement::Choose { number: which, count } => {
                let map = rules::map(self.variant());
                let typist = Typist { words: self.words, language: self.language(), map };
                let form = |choice: u32| {
                    let value = [(Slot::Number, Value::Number(choice))];
                    let clause = Clause::new(map, Meaning::Choose, value).ok()?;
                    Some(Text::code(format!("#{which} {}", typist.clause(&clause))))
                };
                let forms: Vec<Text> = (1..=*count).filter_map(form).collect();
                self.text("no-statement-choose", &number(which).row("forms", forms))
            }
            NoStatement::Agreed { number: which } => {
                let drop = format!("#{which} {}", self.statement_keyword(Meaning::Drop));
                self.text("no-statement-agreed", &number(which).text("drop", drop))
            }
            NoStatement::TakenBack { number: which, by } => {
                self.text("no-statement-taken-back", &number(which).power("power", by))
            }
            NoStatement::Undone { number: which } => self.text("no-statement-undone", &number(which)),
            NoStatement::OfEarlierPlayer { number: which, power } => {
                self.text("no-statement-earlier-player", &number(which).power("power", power))
            }
            NoStatement::NoneChosen { number: which } => self.text("no-statement-none-chosen", &number(which)),
            NoStatement::Ended { number: which } => self.text("no-statement-ended", &number(which)),
            NoStatement::Past { number: which } => {
                let renew = format!("{} #{which}", self.command_with(CommandId::Renew, "statement"));
                self.text("no-statement-past", &number(which).text("renew", renew))
            }
            NoStatement::NothingWaits => {
                let example = format!("#3 {}", self.statement_keyword(Meaning::Yes));
                self.text("no-statement-nothing-waits", &Args::new().text("example", example))
            }
            NoStatement::NotAgreed { number: which } => self.text("no-statement-not-agreed", &number(which)),
            NoStatement::NothingToEnd { number: which } => {
                let refuse = format!("#{which} {}", self.statement_keyword(Meaning::No));
                self.text("no-statement-nothing-to-end", &number(which).text("refuse", refuse))
            }
            NoStatement::EndedAlready { number: which } => self.text("no-statement-ended-already", &number(which)),
            NoStatement::UnknownAnswer { number: which, word } => {
                let form = |meaning| Text::code(format!("#{which} {}", self.statement_keyword(meaning)));
                let forms = [Meaning::Yes, Meaning::No, Meaning::Later, Meaning::Withdraw, Meaning::Drop].map(form);
                let counter = Text::code(format!("#{which} {}: …", self.statement_keyword(Meaning::Dmz)));
                let forms = forms.into_iter().chain([counter]);
                let args = number(which).text("word", quoted(word)).either("forms", forms);
                self.text("no-statement-unknown-answer", &args)
            }
            NoStatement::NothingToOrder { number: which } => self.text("no-statement-nothing", &number(which)),
            NoStatement::OfferGone => self.plain("no-statement-offer-gone"),
            NoStatement::OtherPower { power } => {
                self.text("no-statement-other-power", &Args::new().power("power", power))
            }
            NoStatement::ShownAtTheEnd { until: None } => self.plain("no-statement-shown-at-the-end"),
            NoStatement::ShownAtTheEnd { until: Some(until) } => {
                self.text("no-statement-shown-later", &Args::new().text("until", self.at(*until)))
            }
            NoStatement::NotTyped => self.text("no-statement-not-typed", &self.statement_example()),
            NoStatement::ToWhom => self.text("no-statement-to-whom", &self.statement_line(&[self.another_power()])),
        }
    }

    /// A short form as it can be typed, and the command.
    pub(super) fn statement_example(&self) -> Args<'static> {
        Args::new().text("example", self.typed_peace()).text("propose", self.command(CommandId::Propose))
    }

    /// What is typed for a meaning.
    pub(super) fn statement_keyword(&self, meaning: Meaning) -> String {
        let typist = Typist { words: self.words, language: self.language(), map: rules::map(self.variant()) };
        typist.keyword(meaning)
    }

    /// What is typed for the usual statements.
    pub(super) fn statement_keywords(&self) -> Vec<Text> {
        let usual = [
            Meaning::Peace,
            Meaning::Dmz,
            Meaning::SupportAsk,
            Meaning::SupportOffer,
            Meaning::Ally,
            Meaning::NoAttackMe,
        ];
        let form = |meaning: Meaning| {
            let behind = if meaning.needs().is_empty() { "" } else { " …" };
            Text::code(format!("{}:{behind}", self.statement_keyword(meaning)))
        };
        usual.map(form).to_vec()
    }

    fn typed_peace(&self) -> String {
        let typist = Typist { words: self.words, language: self.language(), map: rules::map(self.variant()) };
        Clause::plain(Meaning::Peace).map(|clause| typist.clause(&clause)).unwrap_or_default()
    }

    /// A whole line as it can be typed in private, to these powers; and the command.
    fn statement_line(&self, to: &[PowerId]) -> Args<'static> {
        self.statement_example().text("example", self.line_to(to, &self.typed_peace()))
    }

    /// A line in private that says `typed` to these powers.
    fn line_to(&self, to: &[PowerId], typed: &str) -> String {
        let letter = self.text("letter-example", &Args::new().powers("to", to)).plain();
        format!("{} {typed}", letter.trim_end_matches(['…', ' ']))
    }

    fn sayer(&self, room: Room) -> Sayer<'_> {
        let notation = match self.reader.wording.notation {
            Some(OrderNotation::Long) => Notation::Names,
            Some(OrderNotation::Short) | None => Notation::Abbreviations,
        };
        Sayer { words: self.words, language: self.language(), notation, map: rules::map(self.variant()), room }
    }

    fn stored_statement(&self, stored: &StoredStatement) -> Option<Statement> {
        stored.read(rules::map(self.variant())).ok()
    }

    /// Who says it, and its number.
    fn headed(&self, said: &Numbered) -> Text {
        let args = Args::new()
            .text("number", said.number.to_string())
            .power("power", &said.from)
            .powers("to", &said.to)
            .text("answers", said.answers.map(|number| number.to_string()).unwrap_or_default());
        // What is proposed again doesn't replace what it renews, nor does a question or a reason.
        let statement = self.stored_statement(&said.statement);
        let replaces = statement.as_ref().is_none_or(|statement| statement.sort() == Sort::Proposal);
        let is_renewal = statement.is_some_and(|statement| {
            let mut clauses = statement.alternatives().iter().flat_map(Alternative::clauses);
            clauses.any(|clause| clause.meaning() == Meaning::Renew)
        });
        let id = match (self.own_powers().contains(&said.from), said.answers.filter(|_| !is_renewal)) {
            (true, None) => "statement-yours",
            (true, Some(_)) if replaces => "statement-your-counter",
            (true, Some(_)) => "statement-yours-about",
            (false, None) => "statement-theirs",
            (false, Some(_)) if replaces => "statement-their-counter",
            (false, Some(_)) => "statement-theirs-about",
        };
        self.text(id, &args)
    }

    /// Who says it and its number, and what: a single sentence in the same line.
    fn told(&self, said: &Numbered) -> Text {
        beside(self.headed(said), self.sentences(said))
    }

    /// Where no buttons are, the short forms by which it is answered.
    fn typed_answers(&self, said: &Numbered) -> Text {
        let form = |meaning: &Meaning| Text::code(format!("#{} {}", said.number, self.statement_keyword(*meaning)));
        let is_answer = |meaning: &&Meaning| **meaning != Meaning::Counter;
        let forms = self.replies(said).iter().filter(is_answer).map(form).filter(|_| self.actions == 0);
        Text::join(forms, " · ")
    }

    /// Its sentences, one a line.
    fn sentences(&self, said: &Numbered) -> Text {
        let room = if said.talk.len() > 2 { Room::Many } else { Room::Two };
        let Some(statement) = self.stored_statement(&said.statement) else { return self.plain("statement-newer") };
        Text::lines_of(self.sayer(room).lines(&statement))
    }

    /// The sentences of a statement to all, one a line.
    pub(super) fn declaration(&self, stored: &StoredStatement) -> Text {
        let Some(statement) = self.stored_statement(stored) else { return self.plain("statement-newer") };
        Text::lines_of(self.sayer(Room::All).lines(&statement))
    }

    /// An answer, with who gives it and to what.
    fn answered(&self, said: &Numbered, by: &PowerId, reply: Reply) -> Text {
        let map = rules::map(self.variant());
        if let (Meaning::Counter, Some(instead)) = (reply.meaning, reply.choice) {
            let args = Args::new().power("power", by).text("number", said.number.to_string());
            return self.text("statement-countered", &args.text("answers", instead.to_string()));
        }
        let number = |number| vec![(Slot::Number, Value::Number(number))];
        let values = match reply.meaning {
            Meaning::Choose => number(reply.choice.unwrap_or(1)),
            meaning if meaning.needs().contains(&Slot::Number) => number(said.number),
            _ => Vec::new(),
        };
        let sentence = Clause::new(map, reply.meaning, values).map(|clause| self.sayer(Room::Two).clause(&clause));
        let others: Vec<PowerId> = said.talk.iter().filter(|power| *power != by).cloned().collect();
        let is_own = self.own_powers().contains(by);
        let args = Args::new()
            .power("power", by)
            .powers("to", &others)
            .text("number", said.number.to_string())
            .text("reply", sentence.unwrap_or_default());
        self.text(if is_own { "statement-you-answered" } else { "statement-answered" }, &args)
    }

    /// The button that offers what can be proposed to a power, in private.
    pub(super) fn propose_to(&self, power: &PowerId) -> Option<Action> {
        let id = self.in_game(CommandId::Propose).filter(|_| self.reader.person.is_some())?.with("to", power);
        Some(self.action(id, "action-propose"))
    }

    /// `text`, and below it what an answer says yes or no to, as its author said it: who reads the answer needn't look for it.
    fn agreed_to(&self, text: Text, message: &str, (said, reply): (&Numbered, Reply)) -> Text {
        let is_answer = matches!(
            reply.meaning,
            Meaning::YesFact | Meaning::No | Meaning::NoFact | Meaning::Later | Meaning::CantSay | Meaning::DontKnow
        );
        if !reply.agrees() && !is_answer {
            return text;
        }
        let room = if said.talk.len() > 2 { Room::Many } else { Room::Two };
        let Some(statement) = self.stored_statement(&said.statement) else { return text };
        let chosen = reply.choice.and_then(|choice| usize::try_from(choice).ok()?.checked_sub(1));
        let alternatives = match chosen {
            Some(chosen) => statement.alternatives().get(chosen).cloned().into_iter().collect(),
            None => statement.alternatives().to_vec(),
        };
        let (author, to) = (statement.author(), statement.to().iter().copied());
        let Some(agreed) = Statement::new(author, to, None, alternatives) else { return text };
        let lines = self.sayer(room).lines(&agreed);
        let words = Args::new().power("power", &said.from).text("said", Text::lines_of(lines));
        text.below(self.text(message, &words))
    }

    /// An answer was typed alone: each of the statements that wait for one, and the vote that does.
    fn which_answer(&self, reply: Reply, said: &[Numbered], vote: bool) -> Said {
        let sentence = Clause::plain(reply.meaning).map(|clause| self.sayer(Room::Two).clause(&clause));
        let args = Args::new().text("reply", sentence.unwrap_or_default());
        // Without a statement it can only be about the vote.
        let id = if said.is_empty() { "statement-answers-vote" } else { "statement-which-answer" };
        let mut text = self.text(id, &args);
        let mut actions = Vec::new();
        for said in said {
            text = text.below(self.told(said));
            let id = self.in_conversation(said, "reply", &format!("{}.{}", said.number, reply.meaning.id()));
            actions.extend(id.filter(ActionId::fits).map(|id| Action { id: id.into(), label: self.label_of(said) }));
        }
        let command = if reply.agrees() { CommandId::Agree } else { CommandId::Refuse };
        let running = self.material.game.as_ref().and_then(Game::running);
        let id = running.filter(|_| vote).and_then(|running| self.during(command, running.number));
        actions.extend(id.map(|id| self.action(id, "action-answer-vote")));
        Said { text, actions, ..Said::default() }
    }

    /// A number was typed that several conversations have.
    fn which_talk(&self, question: &str, said: &[Numbered]) -> Said {
        let number = said.first().map(|said| said.number.to_string()).unwrap_or_default();
        let mut text = self.text("statement-which-talk", &Args::new().text("number", number));
        let game = self.material.game.as_ref().map(|game| &game.id);
        let mut actions = Vec::new();
        for (at, said) in said.iter().enumerate() {
            text = text.below(self.told(said));
            let id = ActionId::carry_out(game, question).choosing(at + 1);
            let own = said.talk.iter().filter(|power| self.own_powers().contains(power));
            let others = said.talk.iter().filter(|power| !self.own_powers().contains(power));
            let mut all = if self.own_powers().len() > 1 { own.cloned().collect() } else { Vec::new() };
            all.extend(others.cloned());
            let names: Vec<String> = all.iter().map(|power| self.power(power)).collect();
            actions.push(Action { id: id.into(), label: format!("#{} · {}", said.number, names.join(" – ")) });
        }
        Said { text, actions, ..Said::default() }
    }

    /// A statement on a button: its number and who says it.
    fn label_of(&self, said: &Numbered) -> String {
        format!("#{} · {}", said.number, self.power(&said.from))
    }

    /// What it can be answered with, by those that it is said to; in private its author can take a proposal back.
    fn replies(&self, said: &Numbered) -> &'static [Meaning] {
        let own = self.own_powers();
        // In a room any of its members may press, and is told if it wasn't said to them.
        let is_to = self.reader.person.is_none() || own.iter().any(|power| said.to.contains(power));
        let Some(statement) = self.stored_statement(&said.statement) else { return &[] };
        match statement.sort() {
            Sort::Proposal if !is_to && own.contains(&said.from) => &[Meaning::Withdraw],
            _ if !is_to => &[],
            Sort::Proposal if statement.alternatives().len() > 1 => &[Meaning::No, Meaning::Later, Meaning::Counter],
            Sort::Proposal => &[Meaning::Yes, Meaning::No, Meaning::Later, Meaning::Counter],
            Sort::Question => &[Meaning::YesFact, Meaning::NoFact, Meaning::DontKnow, Meaning::CantSay],
            Sort::Announcement | Sort::Information => &[Meaning::Thanks],
            Sort::Answer | Sort::Line => &[],
        }
    }

    /// The buttons for these.
    fn answers(&self, said: &Numbered) -> Vec<Action> {
        let action = |meaning: &Meaning| {
            let reply = format!("{}.{}", said.number, meaning.id());
            // Those who talk, without the one who presses: in a room all of them.
            let id = self.in_conversation(said, "reply", &reply)?;
            let label = match meaning {
                Meaning::Counter => self.label("action-propose-instead"),
                Meaning::Withdraw => self.label("action-take-back"),
                _ => self.sayer(Room::Two).clause(&Clause::plain(*meaning).ok()?),
            };
            id.fits().then(|| Action { id: id.into(), label: label.trim_end_matches('.').to_owned() })
        };
        self.replies(said).iter().filter_map(action).collect()
    }

    /// The button that shows a statement on the map, if there is something to show while moves are ordered. Nothing is drawn before.
    fn on_map(&self, said: &Numbered) -> Option<Action> {
        let statement = self.stored_statement(&said.statement)?;
        let position = self.current_position().filter(|position| position.phase.is_movement())?;
        let settings = self.material.settings()?;
        let (orders, zones) = rules::on_map(settings, &position, &statement);
        let is_shown = !orders.is_empty() || !zones.is_empty();
        let id = self.in_conversation(said, "map", &said.number.to_string()).filter(|_| is_shown)?;
        id.fits().then(|| self.action(id, "action-on-map"))
    }

    /// The id of a button about a statement in its conversation, which has its own name where those of its powers are too long.
    fn in_conversation(&self, said: &Numbered, key: &str, value: &str) -> Option<ActionId> {
        let id = self.in_game(CommandId::Propose)?;
        let by_powers = id.clone().with("to", self.partners(said)).with(key, value);
        Some(if by_powers.fits() { by_powers } else { id.with("talk", talk_name(&said.talk)).with(key, value) })
    }

    /// Those of the conversation as a button names them. Who plays one power doesn't name it; of several it counts which one talks.
    fn partners(&self, said: &Numbered) -> String {
        let own = self.own_powers();
        let is_named = |power: &&PowerId| own.len() > 1 || !own.contains(power);
        said.talk.iter().filter(is_named).map(PowerId::as_str).collect::<Vec<_>>().join("+")
    }

    fn adopt_id(&self, said: &Numbered) -> Option<ActionId> {
        let game = self.material.game.as_ref()?;
        let running = game.running()?;
        let id = ActionId::of(CommandId::Adopt).game(&game.id).during(running.number, &running.position.phase);
        Some(naming(&id, said))
    }

    /// The button that puts the reader's part into their orders.
    fn adopt(&self, said: &Numbered) -> Option<Action> {
        let id = self.adopt_id(said).filter(ActionId::fits)?;
        Some(self.action(id, "action-adopt"))
    }

    /// The same, with the statement's number and the others of its conversation on it.
    fn adopt_named(&self, said: &Numbered) -> Option<Action> {
        let id = self.adopt_id(said).filter(ActionId::fits)?;
        let args = Args::new().text("number", self.number_and_others(said));
        Some(Action { id: id.into(), label: self.words.text(self.language(), "action-adopt-of", &args) })
    }

    /// A statement's number, and with whom it is shared: several conversations have the same numbers.
    fn number_and_others(&self, said: &Numbered) -> String {
        let own = self.own_powers();
        let others = said.talk.iter().filter(|power| !own.contains(power)).map(|power| self.power(power));
        std::iter::once(said.number.to_string()).chain(others).collect::<Vec<_>>().join(" · ")
    }

    /// The same, if these powers have a part to put into their orders and one of them reads it: in private, or in a room in which
    /// nobody sees who presses. On Matrix a choice is a message that all read.
    fn adopt_of(&self, said: &Numbered, adopts: &[PowerId]) -> Option<Action> {
        let own = self.own_powers();
        let is_unseen =
            || self.material.game.as_ref().is_some_and(|game| game.channel.platform() != PlatformName::Matrix);
        let is_offered = match self.reader.person {
            Some(_) => adopts.iter().any(|power| own.contains(power)),
            None => !adopts.is_empty() && is_unseen(),
        };
        self.adopt(said).filter(|_| is_offered)
    }

    /// The button that proposes again what was said in an earlier phase.
    fn renew(&self, entry: &Entry) -> Option<Action> {
        let running = self.material.game.as_ref()?.running()?;
        let id = naming(&self.in_game(CommandId::Renew)?, &entry.said);
        let args = Args::new().text("number", self.number_and_others(&entry.said));
        let label = || self.words.text(self.language(), "action-renew-of", &args);
        (id.fits() && running.position.phase != entry.phase).then(|| Action { id: id.into(), label: label() })
    }

    /// What its author may have meant, each as it can be typed, with what it says.
    fn recognised(&self, question: &str, offers: &[StoredStatement], words: &str) -> Said {
        let map = rules::map(self.variant());
        let typist = Typist { words: self.words, language: self.language(), map };
        let game = self.material.game.as_ref().map(|game| &game.id);
        let count = i64::try_from(offers.len()).unwrap_or(1);
        let mut text = self.text("statement-recognised", &Args::new().number("count", count));
        let to: Vec<PowerId> = offers
            .first()
            .and_then(|first| self.stored_statement(first))
            .map_or_else(Vec::new, |first| first.to().iter().map(|power| rules::power_id(map, *power)).collect());
        if !words.is_empty() && !to.is_empty() {
            let args = Args::new().powers("to", &to).text("said", quoted(words));
            text = self.text("statement-recognised-in", &args).below(text);
        }
        let mut actions = Vec::new();
        for (at, statement) in offers.iter().enumerate() {
            let Some(statement) = self.stored_statement(statement) else { continue };
            let number = statement.answers().map(|number| format!("#{number} ")).unwrap_or_default();
            let lines = typist.alternatives(statement.alternatives()).replace('\n', " · ");
            let typed = format!("{number}{lines}");
            let room = if statement.to().len() > 1 { Room::Many } else { Room::Two };
            let sentence = self.sayer(room).lines(&statement).join(" ");
            text = text.below(
                self.text("statement-offer", &Args::new().text("typed", typed.clone()).text("sentence", sentence)),
            );
            let id = ActionId::carry_out(game, question).choosing(at + 1);
            actions.push(Action { id: id.into(), label: typed });
        }
        Said { text, actions, ..Said::default() }
    }

    fn offers(&self, (to, in_room): (&[PowerId], bool), offers: &[Offered], instead: Option<&Instead>) -> Said {
        let map = rules::map(self.variant());
        let typist = Typist { words: self.words, language: self.language(), map };
        let mut text = match instead {
            None => self.text("statement-what", &self.statement_line(to).powers("to", to)),
            Some(Instead { number, .. }) => {
                let example = format!("#{number} {}: …", self.statement_keyword(Meaning::Dmz));
                // Other conversations may have the same number.
                let example = if in_room { example } else { self.line_to(to, &example) };
                let args = Args::new().powers("to", to).text("number", number.to_string()).text("example", example);
                self.text("statement-what-instead", &args)
            }
        };
        let mut actions = Vec::new();
        let (mut explained, mut more) = (Vec::new(), Vec::new());
        for Offered { id: offer, statement } in offers {
            let Some(statement) = self.stored_statement(statement) else { continue };
            let typed = typist.alternatives(statement.alternatives());
            let meaning = statement.alternatives().first().and_then(|one| one.clauses().first()).map(Clause::meaning);
            // The first of each kind tells what the words on its buttons say.
            if !explained.contains(&meaning) {
                explained.push(meaning);
                let sentence = self.sayer(Room::Two).lines(&statement).join(" ");
                let args = Args::new().text("typed", typed.clone()).text("sentence", sentence);
                text = text.below(self.text("statement-offer", &args));
            } else if actions.len() >= self.actions {
                more.push(Text::code(typed.clone()));
            }
            // It is made for the board as it is now.
            let running = self.material.game.as_ref().and_then(Game::running);
            let id = self.in_game(CommandId::Propose).zip(running).map(|(id, running)| {
                let id = id.during(running.number, &running.position.phase);
                match instead {
                    Some(Instead { number, talk }) => {
                        id.with("talk", talk_name(talk)).with("offer", format!("{number} {offer}"))
                    }
                    None => id.with(if in_room { "in" } else { "to" }, to.join("+")).with("offer", offer),
                }
            });
            // On a button a keyword has nothing to type behind its colon.
            let label = typed.trim_end_matches(':').to_owned();
            actions.extend(id.filter(ActionId::fits).map(|id| Action { id: id.into(), label }));
        }
        Said { text: text.below(Text::join(more, " · ")), actions, ..Said::default() }
    }

    /// What was agreed in a game that is over, and whether it was kept: for all, so whom a sentence speaks to is named.
    fn shown(&self, name: &str, agreements: &[Settled], left: usize) -> Said {
        let mut text = self.text("agreements-shown", &Args::new().text("name", name.to_owned()));
        for settled in agreements {
            let Some(statement) = self.stored_statement(&settled.said.statement) else { continue };
            let verdict = match &settled.verdict {
                Verdict::Kept => self.plain("agreements-kept"),
                Verdict::Untold => self.plain("agreements-untold"),
                Verdict::Broken { by } => {
                    let by = by.iter().map(|(power, phase)| {
                        let args = Args::new().power("power", power).text("phase", self.phase(phase));
                        self.text("agreements-broken-by", &args)
                    });
                    self.text("agreements-broken", &Args::new().row("by", by))
                }
            };
            text = text
                .below(self.entry_head(&settled.said, &settled.phase))
                .below(Text::lines_of(self.sayer(Room::Many).lines(&statement)))
                .below(verdict);
        }
        if left > 0 {
            let count = i64::try_from(left).unwrap_or(i64::MAX);
            text = text.below(self.text("agreements-more", &Args::new().number("count", count)));
        }
        Said { text, ..Said::default() }
    }

    /// Above a statement in a list.
    fn entry_head(&self, said: &Numbered, phase: &PhaseId) -> Text {
        let args = Args::new()
            .text("number", said.number.to_string())
            .power("power", &said.from)
            .powers("to", &said.to)
            .text("phase", self.phase(phase));
        self.text("agreements-entry", &args)
    }

    fn agreements(&self, entries: &[Entry], left: usize) -> Said {
        if entries.is_empty() {
            return self.only("agreements-none", &self.statement_example());
        }
        let mut text = self.plain("agreements-head");
        let mut actions = Vec::new();
        for (standing, heading) in [
            (EntryStanding::WaitsForReader, "agreements-wait-for-you"),
            (EntryStanding::Holds, "agreements-hold"),
            (EntryStanding::WaitsForOthers, "agreements-wait-for-others"),
            (EntryStanding::Past, "agreements-past"),
        ] {
            let listed: Vec<&Entry> = entries.iter().filter(|entry| entry.standing == standing).collect();
            let is_past = standing == EntryStanding::Past;
            let skipped = if is_past { listed.len().saturating_sub(PAST) } else { 0 };
            if !listed.is_empty() {
                text = text.below("").below(self.plain(heading));
            }
            let unlisted = if is_past { left + skipped } else { 0 };
            if unlisted > 0 {
                let count = i64::try_from(unlisted).unwrap_or(i64::MAX);
                text = text.below(self.text("agreements-older", &Args::new().number("count", count)));
            }
            for entry in listed.into_iter().skip(skipped) {
                text = text.below(self.entry(entry));
                actions.extend(self.entry_actions(entry));
            }
        }
        Said { text, actions, ..Said::default() }
    }

    fn entry(&self, entry: &Entry) -> Text {
        let mut text = beside(self.entry_head(&entry.said, &entry.phase), self.sentences(&entry.said));
        for (power, reply) in &entry.replies {
            text = text.below(self.answered(&entry.said, power, *reply));
        }
        if entry.undone { text.below(self.plain("agreements-undone")) } else { text }
    }

    /// What can be done about a statement in the list.
    fn entry_actions(&self, entry: &Entry) -> Vec<Action> {
        let is_agreed = entry.replies.iter().any(|(_, reply)| reply.agrees());
        match entry.standing {
            _ if entry.undone => Vec::new(),
            // For others' answer waits its author, who can take it back.
            EntryStanding::WaitsForReader | EntryStanding::WaitsForOthers => self.answers_named(&entry.said),
            EntryStanding::Holds => self.adopt_named(&entry.said).filter(|_| entry.adopts).into_iter().collect(),
            EntryStanding::Past => self.renew(entry).filter(|_| is_agreed).into_iter().collect(),
        }
    }

    /// The buttons that answer a statement of several.
    fn answers_named(&self, said: &Numbered) -> Vec<Action> {
        let name = self.number_and_others(said);
        // The answer first: what is too long is cut at its end.
        let named = |action: Action| Action { label: format!("{}: #{name}", action.label), ..action };
        self.answers(said).into_iter().map(named).collect()
    }
}
