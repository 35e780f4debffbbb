//! How pictures look: chosen by a person for themselves, and with a game for everybody.

use dragoman_game::model::Stage;
use dragoman_game::pictures::{Background, PictureChoice, PictureSize, PictureStyle, PowerMarks, ResultStyle};
use dragoman_game::testing::{Trial, person};

use super::heard::Heard as _;

#[test]
fn a_person_chooses_how_their_own_pictures_look_and_sees_all_of_it() {
    let mut table = Trial::new();
    table.says("italy", "pictures background:light marks:letters");
    let heard = table.heard("italy");
    assert!(heard.contains("background: light · powers: letters · legend: as in the game"), "{heard}");
    assert!(heard.contains("options:picture=light,letters"), "{heard}");
    table.says("italy", "pictures legend:yes size:small results:after close-up:no full-names:yes");
    let all = PictureChoice {
        background: Some(Background::Light),
        marks: Some(PowerMarks::Letters),
        size: Some(PictureSize::Small),
        results: Some(ResultStyle::After),
        legend: Some(true),
        whole: Some(true),
        names: Some(true),
    };
    assert_eq!(table.pictures[&person("italy")], all);
    table.forget().says("italy", "pictures");
    let heard = table.heard("italy");
    assert!(
        heard.contains(
            "legend: yes · size: small · results: map afterwards · close-up: no · full names among orders: yes"
        ),
        "{heard}"
    );
    table.says(
        "italy",
        "pictures background:game marks:none legend:game size:game results:game close-up:game full-names:game",
    );
    let left = PictureChoice { marks: Some(PowerMarks::None), ..PictureChoice::default() };
    assert_eq!(table.pictures[&person("italy")], left);
    table.forget().says("italy", "pictures background:blue");
    assert!(table.heard("italy").contains("dark"), "what can be chosen: {}", table.heard("italy"));
    assert_eq!(table.pictures[&person("italy")], left);
    assert_eq!(table.public(), "", "nobody else hears of it");
    assert!(table.game().settings.picture.is_usual(), "the game's pictures stay as they are");
}

#[test]
fn choices_are_typed_in_every_language() {
    for (text, background) in [
        ("immagini sfondo:chiaro", Background::Light),
        ("afbeeldingen achtergrond:donker", Background::Dark),
        ("obrazki tło:jasne", Background::Light),
        ("bilder hintergrund:dunkel", Background::Dark),
    ] {
        let mut table = Trial::new();
        table.says("italy", text);
        assert_eq!(table.pictures[&person("italy")].background, Some(background), "{text}");
    }
}

#[test]
fn a_games_pictures_are_one_of_its_options_told_to_all_and_changed_as_a_whole() {
    let mut trial = Trial::created("new Delta options:picture=light,letters,votes=told");
    let light = PictureStyle { background: Background::Light, marks: PowerMarks::Letters, ..PictureStyle::default() };
    assert_eq!(trial.game().settings.picture, light);
    assert!(trial.game().settings.votes_told, "the option after it is read too");
    assert!(trial.public().contains("Pictures: light background and letters for powers"), "{}", trial.public());
    trial.forget().calls("ola", "change options:picture=patterns,legend,large,whole,after");
    let style = trial.game().settings.picture;
    assert_eq!((style.background, style.marks), (Background::Dark, PowerMarks::Patterns));
    assert!(style.legend && style.whole, "{style:?}");
    assert_eq!((style.size, style.results), (PictureSize::Large, ResultStyle::After));
    let told = trial.public();
    assert!(told.contains("letters and patterns for powers, legend, large"), "{told}");
    trial.forget().calls("ola", "change options:early=no");
    assert_eq!(trial.game().settings.picture, style, "what isn't named stays");
    trial.calls("ola", "change options:picture=dark");
    assert!(trial.game().settings.picture.is_usual());
}

#[test]
fn a_style_that_doesnt_exist_is_refused_with_those_that_do() {
    for text in ["new Delta options:picture=blue", "new Delta options:picture=light,blue", "new Delta options:picture"]
    {
        let mut trial = Trial::new();
        trial.loaded.game.stage = Stage::Lobby;
        trial.forget().calls("ola", text);
        let told = format!("{}{}", trial.public(), trial.heard("ola"));
        assert!(told.contains("letters") && told.contains("patterns"), "{text}: {told}");
    }
}
