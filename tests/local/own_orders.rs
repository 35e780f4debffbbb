//! How one's orders of the running phase have changed: shown to oneself alone, until the phase ends.

use crate::season;
use crate::stage::LocalStage;

const PEOPLE: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

#[tokio::test(flavor = "multi_thread")]
async fn the_history_of_ones_orders_is_ones_own_and_ends_with_the_phase() {
    let mut stage = LocalStage::start().await;
    let joins: String = PEOPLE.iter().map(|name| format!("{name} #: join\n")).collect();
    let script = format!(
        "marco #: new name:Galata language:en\nexpect #: Galata\n{joins}expect #: Italy: \n\
         ITALY @: language en\nFRANCE @: language en\nITALY @: order-history\n\
         expect ITALY @: You haven't sent any orders for Spring 1901 yet.\n\
         ITALY @: A Ven - Tyr, A Rom H\nexpect ITALY @: Tyrolia\nITALY @: A Ven - Pie\nexpect ITALY @: Piedmont\n\
         ITALY @: withdraw A Rom\nexpect ITALY @: Withdrawn\nITALY @: orders history\n\
         expect ITALY @: instead of `A Ven - Tyr`\nexpect ITALY @: withdrawn: `A Rom H`\n\
         ITALY @: orders S1901M\nexpect ITALY @: How your orders for Spring 1901 have changed\n\
         FRANCE @: order-history\nexpect FRANCE @: You haven't sent any orders for Spring 1901 yet.\n\
         never FRANCE @: A Ven - \neverybody @: ready\neverybody @: go-ahead\nexpect #: Autumn 1901\nITALY @: order-history\n\
         expect ITALY @: You haven't sent any orders for Autumn 1901 yet."
    );
    season::play(&script, &mut stage).await;
}
