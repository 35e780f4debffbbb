//! The store, and its invariants.
//!
//! - An event and all its effects (orders, the game's new state, the notices about it) are written in one transaction
//!   or not at all.
//! - A game is changed by one decision at a time: its version is checked in the same transaction.
//! - History (`phases`, `orders`) is append-only. Results are stored with it, and never adjudicated again.
//!
//! Two databases can hold it: an SQLite file, and a database on a PostgreSQL server. Everything here is written once,
//! for both (`db.rs`). In SQLite one connection writes (`BEGIN IMMEDIATE`), others read at the same time; in PostgreSQL
//! several write, of several processes (`processes.rs`). Every commit of a decision is on the disk when it returns.

mod access;
mod backup;
mod check;
mod clocks;
mod conduct;
mod copy;
mod cursors;
mod database;
mod db;
mod error;
#[cfg(feature = "faults")]
mod faults;
mod forgotten;
mod forgotten_list;
mod game_cache;
mod games;
mod greeting;
mod half_restored;
mod health;
mod history;
mod leases;
mod letters;
pub mod lives;
mod local;
mod local_history;
mod local_people;
mod local_store;
#[cfg(test)]
#[path = "../../../tests/store/lookups.rs"]
mod lookups;
mod map_links;
mod mark_keys;
#[cfg(test)]
#[path = "../../../tests/store/migrated.rs"]
mod migrated;
mod migrations;
mod opened;
mod order_threads;
mod outbox;
mod outbox_row;
mod personal;
mod persons;
mod place_rows;
mod places;
#[cfg(test)]
#[path = "../../../tests/store/power_cut.rs"]
mod power_cut;
mod processes;
mod questions;
mod receipts;
mod restore_time;
mod restored;
mod retention;
mod room_tried;
mod save;
mod seating;
mod sightings;
mod signals;
mod statements;
mod statistics;
#[cfg(test)]
#[path = "../../../tests/store/steps.rs"]
mod steps;
#[cfg(test)]
#[path = "../../../tests/store/test_database.rs"]
mod test_database;
mod told;
mod track_records;
mod tries;
mod typed_orders;
mod versions;
mod wake;

pub use backup::{BackupError, Copied, Installation, Manifest, backup, restore};
pub use clocks::ClocksApart;
pub use conduct::WrongSentence;
pub use copy::{CopyError, copy};
pub use database::{Database, FEWEST_CONNECTIONS, Server};
pub use error::{Defect, StoreError};
pub use leases::{Heard, Lease};
pub use local::{
    DELIVERED as LOCAL_DELIVERED, LocalAction, LocalFile, LocalPost, LocalRoom, LocalTranslation, NewLocalPost,
    NewLocalTranslation,
};
pub use local_history::LocalStretch;
pub use local_people::{LocalAccount, LocalPerson, SeatChanged, SeatNote};
pub use local_store::LocalStore;
pub use map_links::{Found as FoundMap, Visit as MapVisit};
pub use opened::Store;
pub use outbox_row::OutboxRow;
pub use places::Due;
pub use receipts::Receipt;
pub use restore_time::Restored;
pub use retention::{CHORES, Chore, STEP};
pub use signals::Signal;
pub use tries::{Overdue, TRIES, of_clock, of_post};
