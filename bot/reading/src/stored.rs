//! The reading of a message, stored with it: ids and positions in its text, no words of any language.
//!
//! A receipt may be composed later than its message was read, also by a newer program. It says what was understood
//! then, since that was stored.

use std::ops::Range;

use dragoman_engine::{Map, VERSION, WrittenOrder};
use dragoman_exchange::{Ids, Misfit, StoredVoid};
use dragoman_notation::{Assumed, Entry, Finding, Problem, Talk};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The reading of a message, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredReading {
    /// The version of the engine with which it was read.
    pub engine: String,
    /// The reading, decoded when it is needed.
    entries: Value,
}

/// A stored reading can't be decoded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("version {engine} has read this message, and version {VERSION} can't tell how: {why}")]
pub struct UnreadableReading {
    /// The version of the engine with which it was read.
    pub engine: String,
    /// What doesn't fit.
    pub why: Misfit,
}

/// A part of the message: its bytes, and what it was read as. Notes about it aren't stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stretch {
    span: (usize, usize),
    found: Found,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Found {
    Order {
        order: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        assumed: Vec<String>,
    },
    Choices(Vec<String>),
    Unaccounted {
        orders: Vec<String>,
        /// The words, in bytes of the message.
        words: (usize, usize),
        /// What they do with the orders.
        #[serde(default, skip_serializing_if = "TalkData::is_remark")]
        talk: TalkData,
    },
    Error {
        problem: ProblemData,
        /// The part that causes the problem, in bytes of the message.
        at: (usize, usize),
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        suggestions: Vec<String>,
    },
    Header,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TalkData {
    #[default]
    Remark,
    Question,
    Withdrawal,
}

impl TalkData {
    fn is_remark(&self) -> bool {
        *self == Self::Remark
    }
}

impl From<Talk> for TalkData {
    fn from(talk: Talk) -> Self {
        match talk {
            Talk::Remark => Self::Remark,
            Talk::Question => Self::Question,
            Talk::Withdrawal => Self::Withdrawal,
        }
    }
}

impl From<TalkData> for Talk {
    fn from(talk: TalkData) -> Self {
        match talk {
            TalkData::Remark => Self::Remark,
            TalkData::Question => Self::Question,
            TalkData::Withdrawal => Self::Withdrawal,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum ProblemData {
    UnknownWord { nearest: Vec<String> },
    Conditional,
    Negated,
    Withdrawn,
    Asked,
    NoOrder,
    AllHold,
    NoSuchUnit { province: String, yours: Vec<String> },
    NotYourUnit { unit: String, yours: Vec<String> },
    WrongPhase,
    OtherTurn,
    OtherPower { power: String },
    Void(StoredVoid),
    SeveralGoals,
    AmbiguousCoast { province: String },
}

/// The word for an assumption that `dragoman parse` doesn't report.
const DOUBTFUL: &str = "doubtful";

impl StoredReading {
    /// The reading on `map` by this version.
    pub fn write(map: &'static Map, entries: &[Entry]) -> Self {
        let stretches: Vec<_> = entries.iter().filter_map(|entry| stretch(Ids(map), entry)).collect();
        // Its keys are words and its values texts and numbers, all of which JSON can represent.
        Self { engine: VERSION.to_owned(), entries: serde_json::to_value(stretches).unwrap_or_default() }
    }

    /// The reading, in the order of the message.
    ///
    /// # Errors
    /// If a newer version has written it with words that this one doesn't know.
    pub fn read(&self, map: &'static Map) -> Result<Vec<Entry>, UnreadableReading> {
        let stretches = Vec::<Stretch>::deserialize(&self.entries).map_err(|error| Misfit::Shape(error.to_string()));
        stretches
            .and_then(|stretches| stretches.iter().map(|stretch| entry(Ids(map), stretch)).collect())
            .map_err(|why| UnreadableReading { engine: self.engine.clone(), why })
    }
}

fn texts(ids: Ids, orders: &[WrittenOrder]) -> Vec<String> {
    orders.iter().map(|order| ids.order_text(order)).collect()
}

fn orders(ids: Ids, texts: &[String]) -> Result<Vec<WrittenOrder>, Misfit> {
    texts.iter().map(|text| ids.order(text)).collect()
}

fn stretch(ids: Ids, entry: &Entry) -> Option<Stretch> {
    let found = match &entry.finding {
        Finding::Order { order, assumed, hint: _ } => {
            let mut names: Vec<String> = assumed.names().into_iter().map(str::to_owned).collect();
            names.extend(assumed.doubtful.then(|| DOUBTFUL.to_owned()));
            Found::Order { order: ids.order_text(order), assumed: names }
        }
        Finding::Choices(orders) => Found::Choices(texts(ids, orders)),
        Finding::Unaccounted { orders, words, talk } => {
            Found::Unaccounted { orders: texts(ids, orders), words: (words.start, words.end), talk: (*talk).into() }
        }
        Finding::Error { problem, at, suggestions } => Found::Error {
            problem: problem_data(ids, problem),
            at: (at.start, at.end),
            suggestions: texts(ids, suggestions),
        },
        Finding::Header => Found::Header,
        Finding::Comment => return None,
    };
    Some(Stretch { span: (entry.span.start, entry.span.end), found })
}

fn entry(ids: Ids, stretch: &Stretch) -> Result<Entry, Misfit> {
    let range = |(start, end): (usize, usize)| -> Range<usize> { start..end };
    let finding = match &stretch.found {
        Found::Order { order, assumed: names } => {
            Finding::Order { order: ids.order(order)?, assumed: assumed(names)?, hint: None }
        }
        Found::Choices(texts) => Finding::Choices(orders(ids, texts)?),
        Found::Unaccounted { orders: texts, words, talk } => {
            Finding::Unaccounted { orders: orders(ids, texts)?, words: range(*words), talk: (*talk).into() }
        }
        Found::Error { problem: data, at, suggestions } => {
            Finding::Error { problem: problem(ids, data)?, at: range(*at), suggestions: orders(ids, suggestions)? }
        }
        Found::Header => Finding::Header,
    };
    Ok(Entry { span: range(stretch.span), finding })
}

fn assumed(names: &[String]) -> Result<Assumed, Misfit> {
    let mut assumed = Assumed::default();
    for name in names {
        let field = match name.as_str() {
            "unit" => &mut assumed.unit,
            "coast" => &mut assumed.coast,
            "typo" => &mut assumed.typo,
            "language" => &mut assumed.language,
            "province" => &mut assumed.province,
            "destination" => &mut assumed.destination,
            "nationality" => &mut assumed.nationality,
            "own-coast" => &mut assumed.own_coast,
            "needless-coast" => &mut assumed.needless_coast,
            DOUBTFUL => &mut assumed.doubtful,
            _ => return Err(Misfit::Shape(format!("nothing that is assumed is called `{name}`"))),
        };
        *field = true;
    }
    Ok(assumed)
}

fn problem_data(ids: Ids, problem: &Problem) -> ProblemData {
    match problem {
        Problem::UnknownWord { nearest } => {
            ProblemData::UnknownWord { nearest: nearest.iter().map(|&province| ids.id(province)).collect() }
        }
        Problem::Conditional => ProblemData::Conditional,
        Problem::Negated => ProblemData::Negated,
        Problem::Withdrawn => ProblemData::Withdrawn,
        Problem::Asked => ProblemData::Asked,
        Problem::NoOrder => ProblemData::NoOrder,
        Problem::AllHold => ProblemData::AllHold,
        Problem::NoSuchUnit { province, yours } => {
            ProblemData::NoSuchUnit { province: ids.id(*province), yours: ids.ids(*yours) }
        }
        Problem::NotYourUnit { unit, yours } => {
            ProblemData::NotYourUnit { unit: ids.unit_text(*unit), yours: ids.ids(*yours) }
        }
        Problem::WrongPhase => ProblemData::WrongPhase,
        Problem::OtherTurn => ProblemData::OtherTurn,
        Problem::OtherPower { power } => ProblemData::OtherPower { power: ids.0.power_id(*power).to_owned() },
        Problem::Void(void) => ProblemData::Void(ids.void_data(*void)),
        Problem::SeveralGoals => ProblemData::SeveralGoals,
        Problem::AmbiguousCoast { province } => ProblemData::AmbiguousCoast { province: ids.id(*province) },
    }
}

fn problem(ids: Ids, data: &ProblemData) -> Result<Problem, Misfit> {
    Ok(match data {
        ProblemData::UnknownWord { nearest } => {
            Problem::UnknownWord { nearest: nearest.iter().map(|id| ids.province(id)).collect::<Result<_, _>>()? }
        }
        ProblemData::Conditional => Problem::Conditional,
        ProblemData::Negated => Problem::Negated,
        ProblemData::Withdrawn => Problem::Withdrawn,
        ProblemData::Asked => Problem::Asked,
        ProblemData::NoOrder => Problem::NoOrder,
        ProblemData::AllHold => Problem::AllHold,
        ProblemData::NoSuchUnit { province, yours } => {
            Problem::NoSuchUnit { province: ids.province(province)?, yours: ids.provinces(yours)? }
        }
        ProblemData::NotYourUnit { unit, yours } => {
            Problem::NotYourUnit { unit: ids.unit(unit)?, yours: ids.provinces(yours)? }
        }
        ProblemData::WrongPhase => Problem::WrongPhase,
        ProblemData::OtherTurn => Problem::OtherTurn,
        ProblemData::OtherPower { power } => Problem::OtherPower { power: ids.power(power)? },
        ProblemData::Void(void) => Problem::Void(ids.void(void)?),
        ProblemData::SeveralGoals => Problem::SeveralGoals,
        ProblemData::AmbiguousCoast { province } => Problem::AmbiguousCoast { province: ids.province(province)? },
    })
}
