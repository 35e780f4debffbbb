//! The host's link in several processes on one database: each has a file with it in a folder of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use dragoman_local::{Local, LocalSettings};
use dragoman_runtime::clock::SystemClock;
use dragoman_store::{Database, Store};

use crate::bot::postgres;
use crate::entropy::SeededEntropy;

const HOST: &str = "host";

/// A process's store, and its page.
async fn started(folder: &Path, database: &str) -> (Store, Local) {
    let database = Database::read(database, 8).expect("an address");
    let store = Store::open(folder, &database).await.expect("a database");
    let settings = LocalSettings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        hosts: Vec::new(),
        data: folder.to_owned(),
        maps: false,
        files: None,
        text: 4_000,
        movable: None,
    };
    let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
    let entropy = SeededEntropy::of(&folder.display().to_string());
    let local = Local::new(store.local(), Arc::new(SystemClock), entropy, words, settings).await;
    (store, local.expect("a page"))
}

async fn end(store: Store, page: Local) {
    drop(page);
    store.close().await;
}

async fn opens(store: &Store, token: &str) -> bool {
    store.local().account_of(token).await.expect("readable").is_some_and(|account| account.person.host)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_that_the_host_has_ended_stays_ended() {
    let database = postgres::cluster().new_database();
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let [first, second] = [folders[0].path(), folders[1].path()];
    let (store, local) = started(first, &database).await;
    let ended = local.host_token().await.expect("the first process has made it");
    std::fs::copy(first.join("host-token"), second.join("host-token")).expect("a copy");
    let (other, page) = started(second, &database).await;
    assert_eq!(page.host_token().await.as_ref(), Some(&ended), "each page has the same link");
    end(other, page).await;

    // The host makes a new link on the page of the first process.
    let renewed = "RenewedLinkOfTheHost00";
    store.local().set_link(HOST, Some(renewed), None).await.expect("written");
    let (other, page) = started(second, &database).await;
    assert!(opens(&other, renewed).await && !opens(&other, &ended).await);
    assert_eq!(page.host_token().await, None, "no link is shown that doesn't work");
    end(other, page).await;

    // The second begins alone: nobody shows the present link.
    end(store, local).await;
    let (other, page) = started(second, &database).await;
    let shown = page.host_token().await.expect("a new one");
    assert!(opens(&other, &shown).await && shown != ended && !opens(&other, &ended).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_that_begin_together_make_one_link() {
    for _ in 0..6 {
        let database = postgres::cluster().new_database();
        let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
        let [(one, page), (other, second)] =
            <[_; 2]>::from(tokio::join!(started(folders[0].path(), &database), started(folders[1].path(), &database)));
        let shown = [page.host_token().await, second.host_token().await];
        let ([Some(link), None] | [None, Some(link)]) = &shown else { panic!("one of both shows the link: {shown:?}") };
        assert!(opens(&one, link).await, "and it works");
        assert_eq!(folders.iter().filter(|folder| folder.path().join("host-token").exists()).count(), 1);
        end(one, page).await;
        end(other, second).await;
    }
}
