//! Formats with types of their own: the line format of `dragoman adjudicate`, the saved games of the Python package
//! `diplomacy`, and reports as they are stored.
//!
//! The line format is JSON with the notation of that package: one request a line, one answer a line. When a request is
//! read, everything that defines the position is checked; orders never make it an error.

mod answer;
mod json;
mod legal;
mod maps;
mod reason;
mod report;
mod request;
mod saved_game;
mod words;

pub use answer::Adjudicated;
pub use maps::{Maps, TakenVariant};
pub use report::{Ids, Misfit, StoredReport, StoredVoid, UnreadableReport};
pub use request::{InvalidRequest, Request};
pub use saved_game::{SavedGame, save, save_played};

use serde_json::Value;

/// Answers one line of `dragoman adjudicate`: a request. For an invalid one the answer says what is wrong.
pub fn adjudicate_line(line: &str) -> String {
    adjudicate_line_on(&Maps::built_in(), line)
}

/// [`adjudicate_line`] with custom maps.
pub fn adjudicate_line_on(maps: &Maps, line: &str) -> String {
    answered(maps, line, adjudicated).unwrap_or_else(|refused| refused.answer().to_string())
}

/// [`adjudicate_line_on`], unless the line names another map than these, or none: then `None`.
pub fn adjudicate_line_if_known(maps: &Maps, line: &str) -> Option<String> {
    if_known(answered(maps, line, adjudicated))
}

/// Answers one line of `dragoman legal`: every legal order of the position.
pub fn legal_line(line: &str) -> String {
    legal_line_on(&Maps::built_in(), line)
}

/// [`legal_line`] with custom maps.
pub fn legal_line_on(maps: &Maps, line: &str) -> String {
    answered(maps, line, legal::answer).unwrap_or_else(|refused| refused.answer().to_string())
}

/// [`legal_line_on`], unless the line names another map than these, or none: then `None`.
pub fn legal_line_if_known(maps: &Maps, line: &str) -> Option<String> {
    if_known(answered(maps, line, legal::answer))
}

fn answered(maps: &Maps, line: &str, answer: impl Fn(&Request) -> Value) -> Result<String, InvalidRequest> {
    Request::read_on(maps, line).map(|request| answer(&request).to_string())
}

fn adjudicated(request: &Request) -> Value {
    request.adjudicate().answer(request)
}

fn if_known(answer: Result<String, InvalidRequest>) -> Option<String> {
    match answer {
        Ok(answer) => Some(answer),
        Err(refused) if refused.field == request::VARIANT => None,
        Err(refused) => Some(refused.answer().to_string()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn answer(request: Value) -> Value {
        serde_json::from_str(&adjudicate_line(&request.to_string())).unwrap()
    }

    /// The words for each unit, and the next phase's code, of a request.
    fn outcome(request: Value) -> (Value, Value) {
        let answer = answer(request);
        (answer["results"].clone(), answer["next"]["phase"].clone())
    }

    #[test]
    fn six_players_let_italy_stand() {
        let request = |orders: Value| {
            json!({"id": "x", "variant": "classic", "setup": "players-6", "phase": "S1870M",
                "units": {"ITALY": ["A VEN", "A ROM"], "AUSTRIA": ["A TRI", "A TYR"], "FRANCE": ["A PIE"]}, "orders": orders})
        };
        let attack = ["A TRI - VEN", "A TYR S A TRI - VEN"];
        assert_eq!(
            outcome(request(json!({"AUSTRIA": attack, "ITALY": ["A ROM S A VEN"]}))).0,
            json!({"A PIE": [], "A ROM": ["void"], "A TRI": [], "A TYR": [], "A VEN": ["dislodged"]}),
            "its units don't support each other"
        );
        assert_eq!(
            outcome(request(json!({"AUSTRIA": attack, "FRANCE": ["A PIE S A VEN"]}))).0,
            json!({"A PIE": [], "A ROM": [], "A TRI": ["bounce"], "A TYR": [], "A VEN": []}),
            "others may support them"
        );
        let next = &answer(request(json!({"AUSTRIA": attack})))["next"];
        assert_eq!(next["phase"], "F1870M", "what is dislodged is gone");
        assert_eq!(next["units"]["ITALY"], json!(["A ROM"]));
    }

    #[test]
    fn two_players_find_italy_closed_until_1915() {
        let request = |phase: &str| {
            json!({"id": "x", "variant": "classic", "setup": "players-2", "coin": "central", "phase": phase,
                "units": {"ITALY": ["A VEN"], "AUSTRIA": ["A TYR"]},
                "orders": {"ITALY": ["A VEN - TUS"], "AUSTRIA": ["A TYR - PIE"]}})
        };
        assert_eq!(outcome(request("F1914M")).0, json!({"A TYR": ["void"], "A VEN": ["void"]}));
        assert_eq!(outcome(request("S1915M")).0, json!({"A TYR": [], "A VEN": []}));
    }

    #[test]
    fn twenty_four_units_of_one_side_win_the_game_for_two() {
        let map = dragoman_engine::Map::classic();
        let armies: Vec<String> = map.land().iter().take(24).map(|at| format!("A {}", map.id(at))).collect();
        let centres: Vec<&str> = map.centres().iter().take(24).map(|at| map.id(at)).collect();
        let request = |count: usize| {
            json!({"id": "x", "variant": "classic", "setup": "players-2", "coin": "allies", "phase": "W1920A",
                "units": {"FRANCE": armies[..count / 2], "ITALY": armies[count / 2..count]},
                "centers": {"FRANCE": centres[..12], "ITALY": centres[12..]}})
        };
        assert_eq!(outcome(request(22)).1, "S1921M");
        let won = answer(request(24));
        assert_eq!(won["next"]["phase"], "COMPLETED");
        assert_eq!(won["winners"], json!(["ENGLAND", "FRANCE", "ITALY", "RUSSIA"]));
    }

    #[test]
    fn a_power_in_disorder_holds_and_builds_nothing() {
        let units = json!({"ITALY": ["A VEN", "A ROM"], "AUSTRIA": ["A TRI", "A TYR"]});
        let movement = json!({"id": "x", "variant": "classic", "disorder": ["ITALY"], "phase": "S1901M", "units": units,
            "orders": {"ITALY": ["A ROM S A VEN"], "AUSTRIA": ["A TRI - VEN", "A TYR S A TRI - VEN"]}});
        assert_eq!(
            outcome(movement),
            (json!({"A ROM": ["void"], "A TRI": [], "A TYR": [], "A VEN": ["dislodged"]}), json!("F1901M"))
        );
        let winter = json!({"id": "x", "variant": "classic", "disorder": ["ITALY"], "phase": "W1901A",
            "units": {"ITALY": ["A VEN"]}, "centers": {"ITALY": ["NAP", "ROM", "VEN"]}, "orders": {"ITALY": ["A ROM B"]}});
        assert_eq!(outcome(winter), (json!({"A ROM": ["void"]}), json!("S1902M")));
    }

    #[test]
    fn the_italian_board_edition_keeps_exactly_one_of_several_units_with_one_way_out() {
        let request = |rulebook: &str, orders: &[&str]| {
            json!({"id": "x", "variant": "classic", "rulebook": rulebook, "phase": "S1901R", "units": {},
                "dislodged": {"AUSTRIA": {"A GAL": ["BUD"], "A TRI": ["BUD"]}}, "orders": {"AUSTRIA": orders}})
        };
        let both = ["A TRI R BUD", "A GAL R BUD"];
        assert_eq!(
            outcome(request("2023", &both)).0,
            json!({"A GAL": ["bounce", "disband"], "A TRI": ["bounce", "disband"]})
        );
        assert_eq!(outcome(request("seed-000", &both)).0, json!({"A GAL": ["bounce", "disband"], "A TRI": []}));
        assert_eq!(outcome(request("seed-000", &both[..1])).0, json!({"A GAL": ["disband"], "A TRI": []}));
        assert_eq!(
            outcome(request("seed-000", &[])).0,
            json!({"A GAL": [], "A TRI": ["disband"]}),
            "Galizia, then Trieste"
        );
    }

    #[test]
    fn a_game_ends_after_the_agreed_turn() {
        let request = |by: &str| {
            json!({"id": "x", "variant": "classic", "end": {"after": "F1910", "by": by}, "phase": "F1910M",
                "units": {"ITALY": ["A VEN"], "AUSTRIA": ["A TRI", "A VIE"], "FRANCE": ["A PAR", "A BRE"]},
                "centers": {"ITALY": ["NAP", "ROM", "VEN"], "AUSTRIA": ["TRI", "VIE"], "FRANCE": ["PAR"]}})
        };
        assert_eq!(answer(request("centres"))["winners"], json!(["ITALY"]));
        assert_eq!(answer(request("units"))["winners"], json!(["AUSTRIA", "FRANCE"]), "a tie is shared");
    }

    /// What is asked of the time of an answer is hundreds of times what it takes, and less than any that grows with the
    /// square of the orders.
    #[test]
    fn many_removals_of_units_that_are_not_there_are_answered_at_once() {
        let many = vec!["A PAR D"; 30_000];
        let begun = std::time::Instant::now();
        let answer = answer(json!({"id": "x", "variant": "classic", "phase": "W1901A", "units": {},
            "orders": {"AUSTRIA": many, "FRANCE": many}}));
        assert_eq!(answer["results"], json!({"A PAR": ["void"]}));
        assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
    }

    /// A text is the first that names its unit, and each power's own.
    #[test]
    fn a_unit_that_is_not_there_is_called_as_its_power_first_wrote() {
        let answer = answer(json!({"id": "x", "variant": "classic", "phase": "W1901A", "units": {},
            "orders": {"AUSTRIA": ["A VIE D"], "FRANCE": ["F PAR D", "A PAR D"], "ITALY": ["A PAR D"]}}));
        assert_eq!(answer["results"], json!({"A PAR": ["void"], "A VIE": ["void"], "F PAR": ["void"]}));
    }

    #[test]
    fn an_invalid_line_is_answered_with_field_and_reason() {
        for (line, error) in [
            ("{", "the line is not JSON: EOF while parsing an object at line 1 column 1"),
            (r#"{"id":7}"#, "field `id`: it must be a string"),
            (
                r#"{"id":"x","variant":"classic","phase":"S1901M","units":{"ITALY":["A TYS"]}}"#,
                "field `units`: `A TYS` cannot stand there",
            ),
            (
                r#"{"id":"x","variant":"classic","phase":"S1901M","units":{},"centers":{"ITALY":["ROM"],"FRANCE":["ROM"]}}"#,
                "field `centers`: ROM has two owners",
            ),
            (
                r#"{"id":"x","variant":"classic","phase":"S1901M","units":{},"dislodged":{"ITALY":{"A ROM":["APU"]}}}"#,
                "field `dislodged`: units can only be dislodged in a retreat phase, not in S1901M",
            ),
        ] {
            let answer: Value = serde_json::from_str(&adjudicate_line(line)).unwrap();
            assert_eq!(answer["error"], error, "{line}");
        }
    }
}
