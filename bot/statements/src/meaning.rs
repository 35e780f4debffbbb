//! The closed set of meanings, as a table.
//!
//! Each row is one meaning in one of its forms: who acts is part of it ("I keep out", "keep out"), and so is a negation, which is
//! never a prefix. The sentences are in `locales/`, in the message that the row names; what is typed is the attribute `typed` of
//! that message.

/// What fills a place in a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// Two powers or more, among them perhaps the author's own.
    Powers,
    /// The power against which something is meant.
    Against,
    /// A power.
    Power,
    /// A second power.
    Whom,
    /// Provinces.
    Provinces,
    /// A province.
    Province,
    /// Provinces with a supply centre.
    Centres,
    /// A province with a supply centre.
    Centre,
    /// The centres that the author is to have.
    MyCentres,
    /// The centres that the reader is to have.
    YourCentres,
    /// The centres that another power is to have.
    TheirCentres,
    /// Orders.
    Orders,
    /// An order.
    Order,
    /// Units.
    Units,
    /// A unit.
    Unit,
    /// The author's unit.
    MyUnit,
    /// The reader's unit.
    YourUnit,
    /// An army or a fleet.
    UnitKind,
    /// A season of a year.
    Turn,
    /// A day.
    Date,
    /// A number: of centres, units, years, or of an earlier statement.
    Number,
    /// The author's strength in a province.
    MyStrength,
    /// The other side's strength there.
    TheirStrength,
    /// A plan of the openings' literature.
    Plan,
    /// A direction.
    Direction,
    /// Another clause.
    Clause,
}

impl Slot {
    /// Whether it takes several.
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(
            self,
            Self::Powers
                | Self::Provinces
                | Self::Centres
                | Self::MyCentres
                | Self::YourCentres
                | Self::TheirCentres
                | Self::Orders
                | Self::Units
        )
    }

    /// What fills it.
    pub(crate) const fn kind(self) -> SlotKind {
        match self {
            Self::Powers | Self::Against | Self::Power | Self::Whom => SlotKind::Powers,
            Self::Provinces
            | Self::Province
            | Self::Centres
            | Self::Centre
            | Self::MyCentres
            | Self::YourCentres
            | Self::TheirCentres => SlotKind::Provinces,
            Self::Orders | Self::Order => SlotKind::Orders,
            Self::Units | Self::Unit | Self::MyUnit | Self::YourUnit => SlotKind::Units,
            Self::UnitKind => SlotKind::UnitKind,
            Self::Turn => SlotKind::Turn,
            Self::Date => SlotKind::Date,
            Self::Number | Self::MyStrength | Self::TheirStrength => SlotKind::Number,
            Self::Plan => SlotKind::Plan,
            Self::Direction => SlotKind::Direction,
            Self::Clause => SlotKind::Clause,
        }
    }

    /// Whether it takes provinces with a supply centre only.
    #[must_use]
    pub const fn is_of_centres(self) -> bool {
        matches!(self, Self::Centres | Self::Centre | Self::MyCentres | Self::YourCentres | Self::TheirCentres)
    }
}

/// What fills a slot, one or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SlotKind {
    Powers,
    Provinces,
    Orders,
    Units,
    UnitKind,
    Turn,
    Date,
    Number,
    Plan,
    Direction,
    Clause,
}

/// Whom a clause binds, once it is said or agreed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binds {
    /// Nobody.
    Nobody,
    /// Who says it.
    Author,
    /// Whom it is said to.
    Addressee,
    /// Both.
    Both,
    /// Whom the answered statement binds.
    AsAnswered,
}

/// What a clause is, which decides the answers that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// It asks for consent.
    Proposal,
    /// What its author will do or wants, without asking for anything.
    Announcement,
    /// It asks for an answer.
    Question,
    /// What its author says is so.
    Information,
    /// It is an answer.
    Answer,
    /// It says how others are meant: a limit, a condition, a reason.
    Line,
}

impl Sort {
    /// The answers that are offered, beside a free one.
    #[must_use]
    pub const fn answers(self) -> &'static [Meaning] {
        match self {
            Self::Proposal => &[Meaning::Yes, Meaning::No, Meaning::Later, Meaning::Counter, Meaning::CantSay],
            Self::Announcement => &[Meaning::Thanks, Meaning::Counter, Meaning::AskWhy],
            Self::Question => &[Meaning::YesFact, Meaning::NoFact, Meaning::DontKnow, Meaning::CantSay, Meaning::Later],
            Self::Information => &[Meaning::Thanks, Meaning::AskWhy, Meaning::AskSource, Meaning::Untrue],
            Self::Answer | Self::Line => &[],
        }
    }
}

/// Whether a clause speaks to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addressed {
    /// It says *you* or *we*: among three or more it needs a name in front.
    Addressed,
    /// Anybody may read it.
    Open,
}

macro_rules! meanings {
    ($($name:ident $id:literal $message:literal [$($need:ident),*] [$($may:ident),*] $binds:ident $sort:ident $to:ident;)*) => {
        /// A meaning, in one of its forms.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the English sentence of each stands in its message")]
        pub enum Meaning {
            $($name,)*
        }

        impl Meaning {
            /// All of them, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The id by which it is stored; what stands behind a point is a form of one meaning.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The message with its sentence.
            #[must_use]
            pub const fn message(self) -> &'static str {
                match self { $(Self::$name => $message,)* }
            }

            /// What it needs, in the order in which it is typed.
            #[must_use]
            pub const fn needs(self) -> &'static [Slot] {
                match self { $(Self::$name => &[$(Slot::$need),*],)* }
            }

            /// What may be added.
            #[must_use]
            pub const fn may_have(self) -> &'static [Slot] {
                match self { $(Self::$name => &[$(Slot::$may),*],)* }
            }

            /// Whom it binds.
            #[must_use]
            pub const fn binds(self) -> Binds {
                match self { $(Self::$name => Binds::$binds,)* }
            }

            /// What it is.
            #[must_use]
            pub const fn sort(self) -> Sort {
                match self { $(Self::$name => Sort::$sort,)* }
            }

            /// Whether it speaks to somebody.
            #[must_use]
            pub const fn addressed(self) -> Addressed {
                match self { $(Self::$name => Addressed::$to,)* }
            }
        }
    };
}

impl Meaning {
    /// The meaning that is stored as `id`.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|meaning| meaning.id() == id)
    }

    /// Its slots, in the order in which they are typed.
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        self.needs().iter().chain(self.may_have()).copied()
    }

    /// Whether it quotes what somebody said or shall say: the clause in it is said as that person would say it.
    #[must_use]
    pub const fn is_quote(self) -> bool {
        matches!(self, Self::Told | Self::Said | Self::AgreedWith | Self::PassOn | Self::ContactTell | Self::AskMean)
    }

    /// Whether what it lists is denied of each: "not to Galicia or to Silesia".
    #[must_use]
    pub const fn denies_list(self) -> bool {
        matches!(self, Self::NoAttackMe | Self::NoAttackYou | Self::KeepOutMe | Self::KeepOutYou)
    }

    /// Whether it limits the other clauses of its alternative, and stands behind them.
    #[must_use]
    pub const fn is_limit(self) -> bool {
        matches!(self, Self::Until | Self::UntilNotice | Self::From | Self::Condition | Self::Unless)
    }

    /// Whether its [`Slot::Number`] is that of a statement, and no count or choice.
    #[must_use]
    pub const fn is_about_statement(self) -> bool {
        matches!(
            self,
            Self::Recall
                | Self::Broken
                | Self::Keep
                | Self::AskAgree
                | Self::Still
                | Self::ThanksKept
                | Self::Withdraw
                | Self::Drop
        )
    }
}

meanings! {
    Peace "peace" "statement-peace" [] [] Both Proposal Addressed;
    PeaceMany "peace.many" "statement-peace-many" [Powers] [] Both Proposal Addressed;
    NoAttackMe "no-attack.me" "statement-no-attack-me" [] [Provinces] Author Announcement Addressed;
    NoAttackYou "no-attack.you" "statement-no-attack-you" [] [Provinces] Addressee Proposal Addressed;
    Ally "ally" "statement-ally" [Against] [] Both Proposal Addressed;
    AllyMany "ally.many" "statement-ally-many" [Powers, Against] [] Both Proposal Addressed;
    Together "together" "statement-together" [] [] Nobody Announcement Addressed;
    Plan "plan" "statement-plan" [Plan] [] Both Proposal Addressed;
    Dmz "dmz" "statement-dmz" [Provinces] [] Both Proposal Addressed;
    KeepOutMe "keep-out.me" "statement-keep-out-me" [Provinces] [] Author Announcement Open;
    KeepOutYou "keep-out.you" "statement-keep-out-you" [Provinces] [] Addressee Proposal Addressed;
    VacateMe "vacate.me" "statement-vacate-me" [Province, Turn] [] Author Announcement Open;
    VacateYou "vacate.you" "statement-vacate-you" [Province, Turn] [] Addressee Proposal Addressed;
    Arrive "arrive" "statement-arrive" [Province, Turn] [] Author Announcement Open;
    TransitAsk "transit.ask" "statement-transit-ask" [Unit, Province, Turn] [] Both Proposal Addressed;
    TransitOffer "transit.offer" "statement-transit-offer" [Unit, Province, Turn] [] Both Proposal Addressed;
    OrderMe "order.me" "statement-order-me" [Orders] [] Author Announcement Open;
    OrderYou "order.you" "statement-order-you" [Orders] [] Addressee Proposal Addressed;
    NoOrderMe "no-order.me" "statement-no-order-me" [Order] [] Author Announcement Open;
    NoOrderYou "no-order.you" "statement-no-order-you" [Order] [] Addressee Proposal Addressed;
    SupportAsk "support.ask" "statement-support-ask" [Order] [] Addressee Proposal Addressed;
    SupportAskHold "support.ask-hold" "statement-support-ask-hold" [Unit] [] Addressee Proposal Addressed;
    SupportOffer "support.offer" "statement-support-offer" [Order] [] Author Proposal Addressed;
    SupportOfferHold "support.offer-hold" "statement-support-offer-hold" [Unit] [] Author Proposal Addressed;
    HelpAsk "help.ask" "statement-help-ask" [] [Power, Province] Addressee Proposal Addressed;
    HelpOffer "help.offer" "statement-help-offer" [] [Power, Province] Author Proposal Addressed;
    ConvoyAsk "convoy.ask" "statement-convoy-ask" [Order] [] Addressee Proposal Addressed;
    ConvoyOffer "convoy.offer" "statement-convoy-offer" [Order] [] Author Proposal Addressed;
    Bounce "bounce" "statement-bounce" [Province, MyUnit, YourUnit] [] Both Proposal Addressed;
    RetreatMe "retreat.me" "statement-retreat-me" [Unit, Province] [] Author Announcement Open;
    RetreatYou "retreat.you" "statement-retreat-you" [Unit, Province] [] Addressee Proposal Addressed;
    BuildMe "build.me" "statement-build-me" [UnitKind, Centre] [] Author Announcement Open;
    BuildYou "build.you" "statement-build-you" [UnitKind, Centre] [] Addressee Proposal Addressed;
    NoBuildMe "no-build.me" "statement-no-build-me" [UnitKind] [Centre] Author Announcement Open;
    NoBuildYou "no-build.you" "statement-no-build-you" [UnitKind] [Centre] Addressee Proposal Addressed;
    Share "share" "statement-share" [MyCentres, YourCentres] [Power, TheirCentres] Both Proposal Addressed;
    ShareOpen "share.open" "statement-share-open" [Centres] [] Both Proposal Addressed;
    Take "take" "statement-take" [Centre] [] Author Announcement Addressed;
    Give "give" "statement-give" [Centre, Power] [] Addressee Proposal Addressed;
    GiveAll "give.all" "statement-give-all" [Power] [] Nobody Information Open;
    LeaveMe "leave.me" "statement-leave-me" [Number] [] Author Announcement Addressed;
    LeaveYou "leave.you" "statement-leave-you" [Number] [] Addressee Proposal Addressed;
    Left "left" "statement-left" [Provinces] [] Nobody Information Addressed;
    StopAt "stop-at" "statement-stop-at" [Number] [] Both Proposal Addressed;
    AttackMe "attack.me" "statement-attack-me" [Power] [] Author Announcement Open;
    AttackYou "attack.you" "statement-attack-you" [Power] [] Addressee Proposal Addressed;
    HoldOffMe "hold-off.me" "statement-hold-off-me" [Power] [] Author Announcement Open;
    HoldOffYou "hold-off.you" "statement-hold-off-you" [Power] [] Addressee Proposal Addressed;
    HoldOffBusy "hold-off.busy" "statement-hold-off-busy" [Power] [] Nobody Information Open;
    AimMe "aim.me" "statement-aim-me" [Province] [] Nobody Announcement Open;
    AimYou "aim.you" "statement-aim-you" [Province] [] Nobody Information Addressed;
    DirectionMe "direction.me" "statement-direction-me" [Direction] [] Nobody Announcement Open;
    DirectionYou "direction.you" "statement-direction-you" [Direction] [] Nobody Proposal Addressed;
    DirectionThird "direction.third" "statement-direction-third" [Power, Direction] [] Nobody Information Open;
    NeutralMe "neutral.me" "statement-neutral-me" [Powers] [] Author Announcement Open;
    NeutralYou "neutral.you" "statement-neutral-you" [Powers] [] Addressee Proposal Addressed;
    NoAidMe "no-aid.me" "statement-no-aid-me" [Power] [] Author Announcement Open;
    NoAidYou "no-aid.you" "statement-no-aid-you" [Power] [] Addressee Proposal Addressed;
    When "when" "statement-when" [Turn] [] Both Proposal Addressed;
    FirstMe "first.me" "statement-first-me" [] [] Both Proposal Addressed;
    FirstYou "first.you" "statement-first-you" [] [] Both Proposal Addressed;
    HoldLine "hold-line" "statement-hold-line" [Provinces] [] Both Proposal Addressed;
    Pretend "pretend" "statement-pretend" [] [] Both Proposal Addressed;
    Contain "contain" "statement-contain" [Power] [] Both Proposal Addressed;
    Draw "draw" "statement-draw" [Powers] [] Nobody Information Open;
    Vote "vote" "statement-vote" [] [] Addressee Proposal Addressed;
    VoteWait "vote.wait" "statement-vote-wait" [] [] Addressee Proposal Addressed;
    Favour "favour" "statement-favour" [] [] Author Announcement Addressed;
    SecretYou "secret.you" "statement-secret-you" [] [] Addressee Proposal Addressed;
    SecretPower "secret.power" "statement-secret-power" [Power] [] Addressee Proposal Addressed;
    SecretMe "secret.me" "statement-secret-me" [] [] Author Announcement Open;
    TellFirst "tell-first" "statement-tell-first" [] [] Addressee Proposal Addressed;
    InformYou "inform.you" "statement-inform-you" [Power] [] Addressee Proposal Addressed;
    InformMe "inform.me" "statement-inform-me" [Power] [] Author Announcement Addressed;
    PassOn "pass-on" "statement-pass-on" [Power, Clause] [] Addressee Proposal Addressed;
    Told "told" "statement-told" [Power, Clause] [] Nobody Information Open;
    Said "said" "statement-said" [Power, Clause] [] Nobody Information Open;
    AgreedWith "agreed-with" "statement-agreed-with" [Power] [Clause] Nobody Information Open;
    AgreedWithNo "agreed-with.no" "statement-agreed-with-no" [Power] [] Nobody Information Open;
    Contact "contact" "statement-contact" [Power] [] Nobody Information Open;
    ContactNotYet "contact.not-yet" "statement-contact-not-yet" [Power] [] Nobody Information Open;
    ContactSilent "contact.silent" "statement-contact-silent" [Power] [] Nobody Information Open;
    ContactWill "contact.will" "statement-contact-will" [Power] [] Author Announcement Open;
    ContactTell "contact.tell" "statement-contact-tell" [Power, Clause] [] Author Announcement Open;
    ContactAgrees "contact.agrees" "statement-contact-agrees" [Power] [] Nobody Information Open;
    ContactRefuses "contact.refuses" "statement-contact-refuses" [Power] [] Nobody Information Open;
    ContactPlease "contact.please" "statement-contact-please" [Power] [] Addressee Proposal Addressed;
    ContactToldNothing "contact.told-nothing" "statement-contact-told-nothing" [Power] [] Nobody Information Open;
    ContactKnows "contact.knows" "statement-contact-knows" [Power] [] Nobody Information Open;
    Trust "trust" "statement-trust" [Power] [] Nobody Information Open;
    TrustNo "trust.no" "statement-trust-no" [Power] [] Nobody Information Open;
    Reliable "reliable" "statement-reliable" [Power] [] Nobody Information Open;
    ReliableNo "reliable.no" "statement-reliable-no" [Power] [] Nobody Information Open;
    ReliableDiffers "reliable.differs" "statement-reliable-differs" [Power] [] Nobody Information Addressed;
    StanceFriendly "stance.friendly" "statement-stance-friendly" [Power] [] Nobody Information Open;
    StanceHostile "stance.hostile" "statement-stance-hostile" [Power] [] Nobody Information Open;
    StanceThird "stance.third" "statement-stance-third" [Power, Whom] [] Nobody Information Open;
    StanceDislikes "stance.dislikes" "statement-stance-dislikes" [Power] [] Nobody Information Open;
    Inactive "inactive" "statement-inactive" [Power] [] Nobody Information Open;
    WarnYou "warn.you" "statement-warn-you" [Power] [Province] Nobody Information Addressed;
    WarnMe "warn.me" "statement-warn-me" [Power] [Province] Nobody Information Open;
    WarnThird "warn.third" "statement-warn-third" [Power, Whom] [Province] Nobody Information Open;
    Expect "expect" "statement-expect" [Orders] [] Nobody Information Open;
    ExpectNot "expect.not" "statement-expect-not" [Order] [] Nobody Information Open;
    TheyAlly "they-ally" "statement-they-ally" [Powers] [] Nobody Information Open;
    TheyAllyNo "they-ally.no" "statement-they-ally-no" [Powers] [] Nobody Information Open;
    Strong "strong" "statement-strong" [Power] [] Nobody Information Open;
    StrongWeak "strong.weak" "statement-strong-weak" [Power] [] Nobody Information Open;
    Helps "helps" "statement-helps" [Power] [] Nobody Information Open;
    HelpsNobody "helps.nobody" "statement-helps-nobody" [] [] Nobody Information Addressed;
    Takes "takes" "statement-takes" [Number] [] Nobody Information Open;
    TakesLong "takes.long" "statement-takes-long" [] [] Nobody Information Open;
    Depends "depends" "statement-depends" [Power] [] Nobody Information Open;
    Odds "odds" "statement-odds" [Province, MyStrength, TheirStrength] [] Nobody Information Open;
    CanAttack "can-attack" "statement-can-attack" [Power, Province, Number] [] Nobody Information Open;
    CanAttackNo "can-attack.no" "statement-can-attack-no" [Power, Province] [] Nobody Information Open;
    Safe "safe" "statement-safe" [Province] [] Nobody Information Open;
    SafeNo "safe.no" "statement-safe-no" [Province] [] Nobody Information Open;
    Works "works" "statement-works" [Orders] [] Nobody Information Open;
    WorksNo "works.no" "statement-works-no" [Orders] [] Nobody Information Open;
    Prevents "prevents" "statement-prevents" [Orders] [] Nobody Information Open;
    OutcomeWorked "outcome.worked" "statement-outcome-worked" [] [Province] Nobody Information Open;
    OutcomeFailed "outcome.failed" "statement-outcome-failed" [] [Province] Nobody Information Open;
    FactUnit "fact.unit" "statement-fact-unit" [Power, Province] [] Nobody Information Open;
    FactNoUnit "fact.no-unit" "statement-fact-no-unit" [Province] [] Nobody Information Open;
    FactCentre "fact.centre" "statement-fact-centre" [Power, Centre] [] Nobody Information Open;
    FactCount "fact.count" "statement-fact-count" [Power, Number] [] Nobody Information Open;
    FactCountWill "fact.count-will" "statement-fact-count-will" [Power, Number] [Turn] Nobody Information Open;
    FactOrder "fact.order" "statement-fact-order" [Power, Orders] [] Nobody Information Open;
    PurposeDefence "purpose.defence" "statement-purpose-defence" [Order] [] Author Announcement Addressed;
    PurposeAgainst "purpose.against" "statement-purpose-against" [Unit, Power] [] Nobody Information Open;
    PurposeNeeded "purpose.needed" "statement-purpose-needed" [Unit, Province] [] Nobody Information Open;
    PurposeProtects "purpose.protects" "statement-purpose-protects" [Province, Centre] [] Nobody Information Open;
    BuildsNeed "builds.need" "statement-builds-need" [] [] Nobody Information Open;
    BuildsHave "builds.have" "statement-builds-have" [Number] [] Nobody Information Open;
    NoReason "no-reason" "statement-no-reason" [] [] Nobody Information Open;
    NoChoice "no-choice" "statement-no-choice" [] [] Nobody Information Open;
    Lose "lose" "statement-lose" [Centre] [] Nobody Information Open;
    LoseNotGet "lose.not-get" "statement-lose-not-get" [Centre] [] Nobody Information Open;
    Worry "worry" "statement-worry" [Unit] [] Nobody Announcement Open;
    Unable "unable" "statement-unable" [] [] Nobody Information Open;
    UnableReach "unable.reach" "statement-unable-reach" [Province] [] Nobody Information Open;
    FreeUnits "free-units" "statement-free-units" [Units] [] Nobody Information Open;
    Mistake "mistake" "statement-mistake" [] [] Nobody Information Open;
    MistakeMeant "mistake.meant" "statement-mistake-meant" [Order] [] Nobody Information Open;
    MistakeMissed "mistake.missed" "statement-mistake-missed" [] [] Nobody Information Open;
    Recall "recall" "statement-recall" [Number] [] Nobody Information Addressed;
    Broken "broken" "statement-broken" [Number] [] Nobody Information Addressed;
    Breach "breach" "statement-breach" [] [] Nobody Information Addressed;
    BreachPower "breach.power" "statement-breach-power" [Power] [] Nobody Information Open;
    Keep "keep" "statement-keep" [Number] [] Author Announcement Open;
    Renew "renew" "statement-renew" [] [] Both Proposal Addressed;
    Away "away" "statement-away" [Date] [] Nobody Information Open;
    AskAboutProvince "ask-about.province" "statement-ask-about-province" [Province] [] Nobody Question Addressed;
    AskAboutPower "ask-about.power" "statement-ask-about-power" [Power] [] Nobody Question Addressed;
    AskPlans "ask-plans" "statement-ask-plans" [] [] Nobody Question Addressed;
    AskOrders "ask-orders" "statement-ask-orders" [] [] Nobody Question Addressed;
    AskUnit "ask-unit" "statement-ask-unit" [Unit] [] Nobody Question Addressed;
    AskWillOrder "ask-will.order" "statement-ask-will-order" [Order] [] Nobody Question Addressed;
    AskWillGo "ask-will.go" "statement-ask-will-go" [Province] [] Nobody Question Addressed;
    AskWillAttack "ask-will.attack" "statement-ask-will-attack" [Power] [] Nobody Question Addressed;
    AskAdvice "ask-advice" "statement-ask-advice" [] [Unit] Nobody Question Addressed;
    AskHow "ask-how" "statement-ask-how" [Power] [] Nobody Question Addressed;
    AskHowThis "ask-how.this" "statement-ask-how-this" [] [] Nobody Question Addressed;
    AskWho "ask-who" "statement-ask-who" [] [] Nobody Question Addressed;
    AskSure "ask-sure" "statement-ask-sure" [] [] Nobody Question Addressed;
    AskMean "ask-mean" "statement-ask-mean" [Clause] [] Nobody Question Addressed;
    AskPrice "ask-price" "statement-ask-price" [] [] Nobody Question Addressed;
    AskOffer "ask-offer" "statement-ask-offer" [] [] Nobody Question Addressed;
    AskAgree "ask-agree" "statement-ask-agree" [Number] [] Nobody Question Addressed;
    AskWhy "ask-why" "statement-ask-why" [] [] Nobody Question Addressed;
    AskWhyAttack "ask-why.attack" "statement-ask-why-attack" [Province] [] Nobody Question Addressed;
    AskWhyOrder "ask-why.order" "statement-ask-why-order" [Order] [] Nobody Question Addressed;
    AskWhen "ask-when" "statement-ask-when" [] [] Nobody Question Addressed;
    AskWhenUntil "ask-when.until" "statement-ask-when-until" [] [] Nobody Question Addressed;
    AskWhich "ask-which" "statement-ask-which" [] [] Nobody Question Addressed;
    AskWhichPower "ask-which.power" "statement-ask-which-power" [] [] Nobody Question Addressed;
    AskNeed "ask-need" "statement-ask-need" [] [] Nobody Question Addressed;
    AskFree "ask-free" "statement-ask-free" [] [] Nobody Question Addressed;
    AskWorks "ask-works" "statement-ask-works" [Orders] [] Nobody Question Addressed;
    AskTold "ask-told" "statement-ask-told" [Power] [] Nobody Question Addressed;
    AskToldAnswer "ask-told.answer" "statement-ask-told-answer" [Power] [] Nobody Question Addressed;
    AskOthers "ask-others" "statement-ask-others" [Power] [] Nobody Question Addressed;
    AskTrust "ask-trust" "statement-ask-trust" [Power] [] Nobody Question Addressed;
    AskContact "ask-contact" "statement-ask-contact" [Power] [] Nobody Question Addressed;
    AskContactAgreed "ask-contact.agreed" "statement-ask-contact-agreed" [Power] [] Nobody Question Addressed;
    AskSource "ask-source" "statement-ask-source" [] [] Nobody Question Addressed;
    AskBuild "ask-build" "statement-ask-build" [] [] Nobody Question Addressed;
    AskDisband "ask-disband" "statement-ask-disband" [] [] Nobody Question Addressed;
    Still "still" "statement-still" [Number] [] Nobody Question Addressed;
    NeedAnswer "need-answer" "statement-need-answer" [] [] Addressee Proposal Addressed;
    Yes "yes" "statement-yes" [] [] AsAnswered Answer Addressed;
    YesFact "yes.fact" "statement-yes-fact" [] [] Nobody Answer Addressed;
    Choose "choose" "statement-choose" [Number] [] AsAnswered Answer Addressed;
    No "no" "statement-no" [] [] Nobody Answer Addressed;
    NoFact "no.fact" "statement-no-fact" [] [] Nobody Answer Addressed;
    Later "later" "statement-later" [] [] Nobody Answer Addressed;
    Counter "counter" "statement-counter" [] [] Nobody Answer Addressed;
    CantSay "can't-say" "statement-cant-say" [] [] Nobody Answer Addressed;
    DontKnow "don't-know" "statement-dont-know" [] [] Nobody Answer Addressed;
    DontKnowMaybe "don't-know.maybe" "statement-dont-know-maybe" [] [] Nobody Answer Addressed;
    Untrue "untrue" "statement-untrue" [] [] Nobody Answer Addressed;
    Thanks "thanks" "statement-thanks" [] [] Nobody Answer Addressed;
    ThanksKept "thanks.kept" "statement-thanks-kept" [Number] [] Nobody Answer Addressed;
    Sorry "sorry" "statement-sorry" [] [] Nobody Answer Addressed;
    SorryMove "sorry.move" "statement-sorry-move" [] [] Nobody Answer Addressed;
    AnswerLater "answer-later" "statement-answer-later" [] [] Author Answer Addressed;
    Withdraw "withdraw" "statement-withdraw" [Number] [] Nobody Answer Addressed;
    Drop "drop" "statement-drop" [Number] [] Nobody Answer Addressed;
    NotUnderstood "not-understood" "statement-not-understood" [] [] Nobody Answer Addressed;
    Or "or" "statement-or" [] [] Nobody Line Open;
    Afterwards "afterwards" "statement-afterwards" [Clause] [] Nobody Line Open;
    Condition "condition" "statement-condition" [Clause] [] Nobody Line Open;
    Unless "unless" "statement-unless" [Clause] [] Nobody Line Open;
    Reason "reason" "statement-reason" [Clause] [] Nobody Line Open;
    Otherwise "otherwise" "statement-otherwise" [Clause] [] Nobody Line Open;
    WhatIf "what-if" "statement-what-if" [Clause] [] Nobody Line Open;
    Check "check" "statement-check" [Clause] [] Nobody Line Open;
    Until "until" "statement-until" [Turn] [] Nobody Line Open;
    UntilNotice "until.notice" "statement-until-notice" [] [] Nobody Line Open;
    From "from" "statement-from" [Turn] [] Nobody Line Open;
}
