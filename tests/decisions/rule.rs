//! Decisions about rules that are looked up.

use dragoman_game::model::Settings;
use dragoman_game::rule_topic::RuleTopic;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

fn by(rulebook: &str) -> Settings {
    Settings { rulebook: rulebook.to_owned(), ..Settings::habit("classic", Language::EN, "UTC") }
}

fn told(settings: Settings, topic: &str) -> String {
    let mut table = Trial::with(settings);
    table.says("italy", &format!("rule {topic}"));
    table.heard("italy")
}

#[test]
fn a_rule_is_told_as_it_counts_in_the_game_with_its_source() {
    let newest = told(by("2023"), "convoy");
    assert!(newest.contains("as long as one route is intact"), "{newest}");
    assert!(newest.contains("Source: 2023 rulebook. Test cases (DATC): 4.A.1 and 6.F.9."), "{newest}");
    let oldest = told(by("seed-001"), "convoy");
    assert!(oldest.contains("one dislodged fleet on any of them is enough"), "{oldest}");
    assert!(oldest.contains("Source: Italian rules of 1971, XII.4."), "{oldest}");
    let changed = Settings { options: [("4.A.1".to_owned(), "a".to_owned())].into(), ..by("2023") };
    let changed = told(changed, "convoy");
    assert!(changed.contains("on any of them is enough") && changed.contains("settings change some"), "{changed}");
}

#[test]
fn each_paradox_rule_has_its_own_words() {
    let mut seen = std::collections::BTreeSet::new();
    for rulebook in ["1971", "1982", "2023", "seed-002"] {
        assert!(seen.insert(told(by(rulebook), "paradox").lines().nth(2).unwrap().to_owned()), "{rulebook}");
    }
}

#[test]
fn every_topic_has_a_paragraph_in_every_rulebook_and_language() {
    for rulebook in ["2023", "2000", "1982", "1971", "seed-000", "seed-001", "seed-002", "seed-004"] {
        let mut table = Trial::with(by(rulebook));
        for topic in RuleTopic::ALL {
            table.forget().says("italy", &format!("rule {}", topic.id()));
            let (_, notice) = table.answers.first().cloned().unwrap();
            for language in table.words.languages() {
                let said = table.spoken(&notice, language);
                assert!(
                    said.lines().count() >= 3 && !said.contains("rule-"),
                    "{rulebook} {topic:?} {language}: {said}"
                );
            }
        }
    }
}

#[test]
fn victory_names_the_number_of_the_game() {
    let settings = Settings { victory: Some(12), ..by("2023") };
    assert!(told(settings, "victory").contains("owns 12 supply centres"));
}

#[test]
fn topics_are_found_by_other_words_and_suggested_if_misspelt() {
    let bounced = told(by("2023"), "bounce");
    assert!(bounced.starts_with("**Standoff**"), "{bounced}");
    let mut table = Trial::new();
    table.says("italy", "rule convoi disruption");
    assert!(table.heard("italy").contains("Did you mean: convoy"), "{}", table.heard("italy"));
    assert_eq!(table.buttons("italy"), ["rule:game=ab12cd34;topic=convoy"]);
    let none = told(by("2023"), "weather");
    assert!(none.contains("There's no rule called") && none.contains("head to head"), "{none}");
    let list = told(by("2023"), "");
    assert!(list.contains("`rule`") && list.contains("convoy paradox"), "{list}");
}

#[test]
fn a_rule_can_be_looked_up_without_a_game() {
    let mut table = Trial::new();
    table.says("anna", "rule draw");
    assert!(table.heard("anna").contains("can agree on a draw"), "{}", table.heard("anna"));
}
