//! What a person lets ring.

use dragoman_game::ringing::QuietHours;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

#[test]
fn a_person_chooses_what_rings_and_sees_all_of_it() {
    let mut table = Trial::new();
    table.says("italy", "notify results:no");
    assert!(table.heard("italy").contains("results no, reminders yes, letters yes"), "{}", table.heard("italy"));
    assert!(table.heard("italy").contains("No quiet hours"), "{}", table.heard("italy"));
    table.forget().says("italy", "quiet 23:00-7:00").forget().says("italy", "mute");
    let heard = table.heard("italy");
    assert!(heard.contains("results no") && heard.contains("Quiet hours: 23:00 to 7:00 (UTC"), "{heard}");
    assert!(heard.contains("Muted: Bosforo"), "{heard}");
    let ringing = &table.ringing[&person("italy")];
    assert_eq!(ringing.quiet, Some(QuietHours { from: 23 * 60, to: 7 * 60 }));
    table.forget().says("italy", "unmute").says("italy", "quiet none").says("italy", "notify results:yes");
    assert_eq!(table.ringing[&person("italy")], Default::default());
    table.forget().says("italy", "quiet night");
    assert!(table.heard("italy").contains("23:00-7:00"), "{}", table.heard("italy"));
    // None is called there as in the command's description.
    table.language = Language::of(*b"it");
    table.forget().says("italy", "silenzio-dalle notte");
    let heard = table.heard("italy");
    assert!(heard.contains("niente") && !heard.contains("nessuna"), "{heard}");
    assert_eq!(table.public(), "");
}
