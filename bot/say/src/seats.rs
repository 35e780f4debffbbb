//! Changes of seats in words.

use dragoman_game::action::ActionId;
use dragoman_game::model::PowerId;
use dragoman_game::notice::seat::{GivingUp, NoSeat, OfferCause, SeatNotice};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::times;
use super::writer::{Said, Writer, quoted};

impl Writer<'_> {
    pub(super) fn seat(&self, notice: &SeatNotice) -> Said {
        let of = |powers: &[PowerId]| Args::new().powers("powers", powers);
        match notice {
            SeatNotice::Offered { powers, cause, reserved } => {
                let why = match cause {
                    OfferCause::Resigned => self.plain("seat-resigned"),
                    OfferCause::Missed(missed) => {
                        self.text("seat-missed", &Args::new().number("missed", i64::from(*missed)))
                    }
                    OfferCause::Sought => self.plain("seat-sought"),
                };
                let mut text = vec![self.text("seat-offered", &self.standing_of(powers).text("why", why))];
                if self.is_empty_now(powers) {
                    text.push(self.plain("seat-empty"));
                }
                if let Some(until) = reserved {
                    text.push(self.text("seat-reserved", &Args::new().text("until", self.at(*until))));
                }
                if self.actions == 0 {
                    text.push(self.text("seat-how", &Args::new().text("take", self.command(CommandId::Take))));
                }
                Said {
                    text: Text::lines_of(text),
                    actions: self.take_over(powers).into_iter().collect(),
                    rings: true,
                    ..Said::default()
                }
            }
            SeatNotice::Vacated { powers } => Said { rings: true, ..self.only("seat-vacated", &of(powers)) },
            SeatNotice::YouResigned { powers, for_good: true } => self.only("seat-you-left-for-good", &of(powers)),
            SeatNotice::YouResigned { powers, for_good: false } => Said {
                actions: self.game_action(CommandId::Return, "action-return").into_iter().collect(),
                ..self.only("seat-you-resigned", &of(powers).text("back", self.command(CommandId::Return)))
            },
            SeatNotice::Sure { giving_up, number } => self.sure(giving_up, *number),
            SeatNotice::YouDeparted { name } => self.only("seat-you-departed", &Args::new().text("game", name.clone())),
            SeatNotice::Expelled { name, powers } => {
                self.only("seat-expelled", &Args::new().text("who", self.whom(name, powers)))
            }
            SeatNotice::YouWereExpelled { name, powers } if powers.is_empty() => {
                Said { rings: true, ..self.only("seat-you-expelled-lobby", &Args::new().text("game", name.clone())) }
            }
            SeatNotice::YouWereExpelled { name, powers } => {
                Said { rings: true, ..self.only("seat-you-expelled", &of(powers).text("game", name.clone())) }
            }
            SeatNotice::Sought { powers } => Said {
                actions: self.game_action(CommandId::Return, "action-return").into_iter().collect(),
                rings: true,
                ..self.only("seat-sought-yours", &of(powers))
            },
            SeatNotice::Invited { powers } => Said {
                actions: self.take_over(powers).into_iter().collect(),
                rings: true,
                mentions: self.reader.person.iter().cloned().collect(),
                text: self.due(["seat-invited", "seat-invited-paused"], self.standing_of(powers), self.deadline()),
                ..Said::default()
            },
            SeatNotice::Asked { powers, name } => self.only("seat-asked", &of(powers).text("name", name.clone())),
            SeatNotice::Filled { powers, name: Some(name) } => {
                self.only("seat-filled", &of(powers).text("name", name.clone()))
            }
            SeatNotice::Filled { powers, name: None } => self.only("seat-filled-anonymous", &of(powers)),
            SeatNotice::Returned { powers } => self.only("seat-returned", &of(powers)),
            SeatNotice::Yours { powers, units, rooms, deadline, sealed } => {
                let args = of(powers).list("units", self.units(units));
                // If only some of the powers are sealed, the player may send orders for the others.
                let mut text = vec![if sealed.len() < powers.len() {
                    self.due(["seat-yours", "seat-yours-paused"], args, *deadline)
                } else {
                    self.text("seat-yours-next", &args)
                }];
                if !rooms.is_empty() {
                    let rooms = rooms.iter().map(|powers| self.powers(powers));
                    text.push(self.text("seat-rooms", &Args::new().row("rooms", rooms)));
                }
                Said {
                    text: Text::lines_of(text),
                    rings: true,
                    mentions: self.reader.person.iter().cloned().collect(),
                    ..Said::default()
                }
            }
            SeatNotice::YoursAgain { powers, deadline } => Said {
                text: self.due(["seat-yours-again", "seat-yours-again-paused"], of(powers), *deadline),
                ..Said::default()
            },
            SeatNotice::Sealed { powers } => self.only("seat-sealed", &of(powers)),
            SeatNotice::Taken { powers } => Said { rings: true, ..self.only("seat-taken", &of(powers)) },
            SeatNotice::Computers { powers, level } => {
                let is_open = self.material.game.as_ref().is_none_or(|game| !game.settings.no_replacements);
                let id = if is_open { "seat-computers" } else { "seat-computers-for-good" };
                self.only(id, &of(powers).text("level", self.level(*level)))
            }
        }
    }

    /// A person with name and powers, as far as known.
    fn whom(&self, name: &str, powers: &[PowerId]) -> Text {
        match (name.is_empty(), powers.is_empty()) {
            (true, true) => Text::default(),
            (true, false) => self.powers(powers).into(),
            (false, true) => self.player(name).into(),
            (false, false) => {
                self.text("player-of", &Args::new().powers("power", powers).text("name", self.player(name)))
            }
        }
    }

    /// The question before something is given up, with the button that confirms it, and the text to type instead.
    fn sure(&self, giving_up: &GivingUp, number: Option<u32>) -> Said {
        let game = |name: &str| Args::new().text("game", name.to_owned());
        let (id, args, action, label) = match giving_up {
            GivingUp::Seat { powers, master: true, back: None } => return self.sure_of_master(powers, number),
            GivingUp::Seat { powers, back: Some(false), .. } => {
                let args = Args::new().powers("powers", powers);
                ("seat-sure-for-good", args, (CommandId::Resign, Some(("back", "no"))), "action-for-good")
            }
            GivingUp::WayBack { powers } => {
                let args = Args::new().powers("powers", powers);
                ("seat-sure-for-good", args, (CommandId::Leave, None), "action-for-good")
            }
            GivingUp::Seat { powers, master: _, back: _ } => {
                let args = Args::new().powers("powers", powers);
                ("seat-sure-resign", args, (CommandId::Resign, None), "action-resign")
            }
            GivingUp::Joined { name } => ("seat-sure-leave", game(name), (CommandId::Leave, None), "action-leave"),
            GivingUp::Waiting { name } => ("seat-sure-wait", game(name), (CommandId::Leave, None), "action-leave"),
            GivingUp::Company { name } => ("seat-sure-depart", game(name), (CommandId::Leave, None), "action-leave"),
            GivingUp::Other { word, name, powers, meant: _ } => {
                let args = Args::new().text("who", self.whom(name, powers));
                let who = powers.first().map_or(word.as_str(), |power| power);
                ("seat-sure-expel", args, (CommandId::Expel, Some(("who", who))), "action-expel")
            }
            GivingUp::Office { word, name, game } => {
                let args = Args::new().text("name", name.clone()).text("game", game.clone());
                let action = (CommandId::Appoint, Some(("person", word.as_str())));
                ("seat-sure-appoint", args, action, "action-appoint")
            }
        };
        let text = self.text(id, &args).below(self.confirmed_by());
        let (command, value) = action;
        let id = match number {
            Some(number) => self.during(command, number),
            None => self.in_game(command),
        };
        let id = id.map(|id| value.into_iter().fold(id, |id, (parameter, value)| id.with(parameter, value)));
        let meant = if let GivingUp::Other { meant, .. } = giving_up { Some(meant) } else { None };
        let id = id.map(|id| meant.into_iter().fold(id.with("sure", "yes"), |id, meant| id.with("meant", meant)));
        // A button's id has no space for long names.
        let action = id.filter(ActionId::fits).map(|id| self.action(id, label));
        Said { text, actions: action.into_iter().collect(), ..Said::default() }
    }

    /// The question whether a game master who gives up their seat may come back to it, with a button for each answer.
    fn sure_of_master(&self, powers: &[PowerId], number: Option<u32>) -> Said {
        let typed = |back: &str| self.command_setting(CommandId::Resign, "back", &self.choice(back));
        let args = Args::new().powers("powers", powers).text("back", typed("yes")).text("never", typed("no"));
        let id = number.and_then(|number| self.during(CommandId::Resign, number));
        let action = |back: &str, label: &str| {
            let id = id.clone()?.with("back", back).with("sure", "yes");
            id.fits().then(|| self.action(id, label))
        };
        let actions = [action("yes", "action-may-return"), action("no", "action-for-good")];
        Said {
            text: self.text("seat-sure-resign-master", &args),
            actions: actions.into_iter().flatten().collect(),
            ..Said::default()
        }
    }

    /// How to confirm what was shown.
    pub(super) fn confirmed_by(&self) -> Text {
        self.text("master-ask-proceed", &Args::new().text("proceed", self.command(CommandId::Proceed)))
    }

    /// Whether nobody plays the seat with `powers`, and no order is stored for it.
    fn is_empty_now(&self, powers: &[PowerId]) -> bool {
        let Some((game, power)) = self.material.game.as_ref().zip(powers.first()) else { return false };
        let sealed = game.running().is_some_and(|running| powers.iter().any(|power| running.sealed.contains(power)));
        !sealed && game.seat_with(power).is_some_and(|seat| seat.is_vacant())
    }

    /// What a player takes over: powers, centres, units and phase.
    fn standing_of(&self, powers: &[PowerId]) -> Args<'static> {
        let position = self.current_position().unwrap_or_default();
        let count = |number: usize| i64::try_from(number).unwrap_or(0);
        let centres = powers.iter().filter_map(|power| position.centers.get(power)).map(Vec::len).sum();
        let units = powers.iter().filter_map(|power| position.units.get(power)).map(Vec::len).sum();
        let day = self.material.game.as_ref().map_or(0, |game| game.settings.day());
        Args::new()
            .powers("powers", powers)
            .text("time", times::length(self.words, self.language(), day))
            .number("centres", count(centres))
            .number("units", count(units))
            .text("phase", self.phase(&position.phase))
            .text("game", self.material.game.as_ref().map(|game| game.name.clone()).unwrap_or_default())
    }

    /// When orders are due in the notice's game; `None` while it is paused.
    fn deadline(&self) -> Option<jiff::Timestamp> {
        self.material.game.as_ref()?.running()?.clock.deadline()
    }

    fn take_over(&self, powers: &[PowerId]) -> Option<Action> {
        let (game, power) = (self.material.game.as_ref()?, powers.first()?);
        let label = self.words.text(self.language(), "action-take-over", &Args::new().powers("power", powers));
        let id = ActionId::of(CommandId::Take).game(&game.id).with("power", power);
        Some(Action { id: id.into(), label })
    }

    /// A refusal that all who have a seat can lift.
    fn can_be_lifted(&self, id: &'static str, powers: &[PowerId]) -> Text {
        let args = if powers.is_empty() { Args::new() } else { Args::new().powers("powers", powers) };
        self.text(id, &args)
    }

    /// How a power is assigned by hand, as it is typed: "assign Italy".
    fn assign(&self, power: Option<&PowerId>) -> Text {
        let power = power.map(|power| self.power(power)).unwrap_or_default();
        Text::quoted(&format!("{} {power}", self.command_with(CommandId::Assign, "power")))
    }

    /// What takes a command back, as it is typed: "undo:yes".
    fn undo(&self) -> Text {
        self.setting("undo", &self.choice("yes"))
    }

    pub(super) fn no_seat(&self, why: &NoSeat) -> Text {
        let called = |name: &str| Args::new().text("name", quoted(name));
        match why {
            NoSeat::NotOffered => self.plain("no-seat-offered"),
            NoSeat::StillPlaying => self.plain("no-seat-still-playing"),
            NoSeat::Reserved { until } => self.text("no-seat-reserved", &Args::new().text("until", self.at(*until))),
            NoSeat::Gone => self.plain("no-seat-gone"),
            NoSeat::ReturnedOften => self.plain("no-seat-returned-often"),
            NoSeat::Eliminated { power } => self.text("no-seat-eliminated", &Args::new().power("power", power)),
            NoSeat::HeldByRival { power } => {
                let expel = format!("{} {}", self.command_with(CommandId::Expel, "who"), self.power(power));
                self.text("no-seat-held-by-rival", &Args::new().power("power", power).text("expel", expel))
            }
            // The id in a mention says nothing to anybody.
            NoSeat::NobodyPicked => self.plain("no-seat-nobody-picked"),
            NoSeat::NobodyCalled { name } => self.text("no-seat-nobody-called", &called(name)),
            NoSeat::SeveralCalled { name } => self.text("no-seat-several-called", &called(name)),
            NoSeat::NobodyPlaysCalled { name } => self.text("no-seat-nobody-plays-called", &called(name)),
            NoSeat::Expelled => self.plain("no-seat-expelled"),
            NoSeat::ExpelledBefore { name } => {
                self.text("no-seat-expelled-before", &Args::new().text("name", name.clone()))
            }
            NoSeat::OneSeat { powers } => self.can_be_lifted("no-seat-one-seat", powers),
            NoSeat::ForGood { powers } => self.can_be_lifted("no-seat-for-good", powers),
            NoSeat::KnowsOrders { powers } if powers.is_empty() => self.can_be_lifted("no-seat-knows", powers),
            NoSeat::KnowsOrders { powers } => self.can_be_lifted("no-seat-knows-of", powers),
            NoSeat::NotBarred => {
                self.text("no-seat-not-barred", &Args::new().text("take", self.command(CommandId::Take)))
            }
            NoSeat::Crowded => self.plain("no-seat-crowded"),
            NoSeat::ExpelWhom => {
                self.text("no-seat-expel-whom", &Args::new().text("expel", self.command_with(CommandId::Expel, "who")))
            }
            NoSeat::ExpelYourself => {
                self.text("no-seat-expel-yourself", &Args::new().text("resign", self.command(CommandId::Resign)))
            }
            NoSeat::ExpelAnother => self.plain("no-seat-expel-another"),
            NoSeat::ResignInstead => {
                self.text("no-seat-resign-instead", &Args::new().text("resign", self.command(CommandId::Resign)))
            }
            NoSeat::Sealed { powers } => self.text("no-seat-sealed", &Args::new().powers("powers", powers)),
            NoSeat::AnonymousComputers => self.plain("no-seat-anonymous-computers"),
            NoSeat::AnonymousAssignment => self.plain("no-seat-anonymous-assignment"),
            NoSeat::Assigned { powers, name } => {
                let args = Args::new().powers("powers", powers).text("name", self.player(name));
                self.text("no-seat-assigned", &args.text("undo", self.assign(powers.first()) + " " + self.undo()))
            }
            NoSeat::NotAssigned { powers } => self.text("no-seat-not-assigned", &Args::new().powers("powers", powers)),
            NoSeat::AssignWhom { power } => {
                let args = Args::new().power("power", power).text("assign", self.assign(Some(power)));
                self.text("no-seat-assign-whom", &args)
            }
            NoSeat::NotJoined { name } => self.text("no-seat-not-joined", &Args::new().text("name", name.clone())),
            NoSeat::NothingToFill => self.plain("no-seat-nothing-to-fill"),
            NoSeat::Which { powers } => {
                let take = self.command_with(CommandId::Take, "power");
                let typed = powers.iter().map(|power| Text::code(format!("{take} {}", self.power(power))));
                self.text("no-seat-which", &Args::new().row("list", typed))
            }
        }
    }
}
