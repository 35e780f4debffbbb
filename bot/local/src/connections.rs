//! The connections of browsers: accepted one by one, limited by address and in all, and closed when they take too long.
//!
//! A connection is here until it ends or becomes a web socket, which an account has opened and is limited by
//! [`Limits`](super::limits::Limits). Whoever comes is let in: when there are too many, the one that has been open longest is
//! closed. So connections that say nothing can't keep anybody out, and they can't use up the files that the networks and the
//! database need. Behind a reverse proxy all connections have one address, also those of its flood: strangers make room for
//! each other, and don't end what people with an account have asked for. Whoever is refused is disconnected with the answer
//! ([`guard`](super::access::guard)): kept open, these connections would take the places of people whose token hasn't been
//! looked up yet.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::addresses::counted;

/// How long a browser may take for the head of a request, and how long it may stay connected without one.
const HEAD: Duration = Duration::from_secs(10);
/// After this time a connection answers what was asked and is closed: a browser opens another one.
const LIFE: Duration = Duration::from_secs(60);
/// How long the last answer may take after that.
const LAST_ANSWER: Duration = Duration::from_secs(30);
/// How many connections of strangers there may be from one address, if it isn't on this machine: a reverse proxy has all of
/// them.
const OF_ADDRESS: usize = 48;
/// The most connections, if so many files may be open.
const MOST_CONNECTIONS: usize = 512;
/// How long to wait when no connection can be accepted, because no file is left.
const NO_FILES: Duration = Duration::from_millis(200);

/// How many connections there may be if the process may have so many files open: a quarter. The rest is for web sockets, the
/// networks and the database.
pub(super) fn most(files: Option<u64>) -> usize {
    let share = files.map_or(MOST_CONNECTIONS, |files| usize::try_from(files / 4).unwrap_or(MOST_CONNECTIONS));
    share.clamp(1, MOST_CONNECTIONS)
}

/// Accepts connections until `stop`; returns when all have ended. Whoever is reading an answer then gets the rest of it.
pub(super) async fn serve(listener: TcpListener, router: Router, most: usize, stop: CancellationToken) {
    let (open, tasks) = (Arc::new(Open::new(most, OF_ADDRESS)), TaskTracker::new());
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                let admitted = open.admit(peer.ip());
                tasks.spawn(converse(stream, peer, router.clone(), admitted, stop.clone()));
                // What has come is read before the next ones are let in, for which it might have to make room. Those that
                // have made room hold their files until they are dropped.
                tokio::task::yield_now().await;
                while tasks.len() > most {
                    tokio::task::yield_now().await;
                }
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "connections to the page can't be accepted now");
                tokio::time::sleep(NO_FILES).await;
            }
        }
    }
    tasks.close();
    tasks.wait().await;
}

/// Whether the connection failed, and not the listener.
fn is_of_one_connection(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn converse(stream: TcpStream, peer: SocketAddr, router: Router, admitted: Admitted, stop: CancellationToken) {
    let router = router.layer(Extension(ConnectInfo(peer))).layer(Extension(admitted.who.clone()));
    let service = TowerToHyperService::new(router);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // What a browser does wrong is its own affair.
        _ = connection.as_mut() => return,
        () = admitted.closed.cancelled() => return,
        () = stop.cancelled() => {}
        () = tokio::time::sleep(LIFE) => {}
    }
    connection.as_mut().graceful_shutdown();
    tokio::select! {
        _ = connection => {}
        () = admitted.closed.cancelled() => {}
        () = tokio::time::sleep(LAST_ANSWER) => {}
    }
}

/// Whether somebody with an account has made a request on a connection. Each request carries that of its connection.
#[derive(Clone, Default)]
pub(super) struct Acquaintance(Arc<AtomicBool>);

impl Acquaintance {
    /// Somebody with an account makes this request.
    pub(super) fn note(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody with an account has made a request on it.
    pub(super) fn is_known(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The connections that are open.
struct Open {
    most: usize,
    of_address: usize,
    list: Mutex<List>,
}

#[derive(Default)]
struct List {
    next: u64,
    /// By number: the first is the oldest.
    connections: BTreeMap<u64, Connection>,
}

struct Connection {
    /// As [`counted`] has it.
    address: IpAddr,
    who: Acquaintance,
    closed: CancellationToken,
}

impl List {
    /// The oldest connection of strangers, or of people with an account, and how many there are.
    fn of(&self, is_known: bool, address: Option<IpAddr>) -> (Option<u64>, usize) {
        let is_meant =
            |one: &Connection| one.who.is_known() == is_known && address.is_none_or(|address| one.address == address);
        let mut numbers = self.connections.iter().filter(|(_, one)| is_meant(one)).map(|(number, _)| *number);
        let first = numbers.next();
        (first, usize::from(first.is_some()) + numbers.count())
    }
}

/// A connection on the list, until it is dropped.
struct Admitted {
    open: Arc<Open>,
    number: u64,
    who: Acquaintance,
    /// Cancelled when the connection has to make room.
    closed: CancellationToken,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.open.list.lock().unwrap_or_else(PoisonError::into_inner).connections.remove(&self.number);
    }
}

impl Open {
    fn new(most: usize, of_address: usize) -> Self {
        Self { most, of_address, list: Mutex::default() }
    }

    /// Puts a connection on the list. If there are too many strangers from its address, the oldest of these is closed, or else
    /// if there are too many in all, the oldest of strangers or of people with an account, whichever are more.
    fn admit(self: &Arc<Self>, address: IpAddr) -> Admitted {
        let address = counted(address);
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        let (oldest_here, here) = list.of(false, Some(address));
        let oldest = if here >= self.of_address && !address.is_loopback() {
            oldest_here
        } else if list.connections.len() >= self.most {
            let ((stranger, strangers), (known, all_known)) = (list.of(false, None), list.of(true, None));
            if strangers >= all_known { stranger } else { known }
        } else {
            None
        };
        if let Some(one) = oldest.and_then(|number| list.connections.remove(&number)) {
            one.closed.cancel();
        }
        let (number, closed, who) = (list.next, CancellationToken::new(), Acquaintance::default());
        list.next += 1;
        list.connections.insert(number, Connection { address, who: who.clone(), closed: closed.clone() });
        Admitted { open: Arc::clone(self), number, who, closed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn whoever_comes_is_let_in_and_the_oldest_makes_room() {
        let open = Arc::new(Open::new(3, 2));
        let mut held: Vec<Admitted> =
            ["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.1", "192.0.2.3"].map(|at| open.admit(address(at))).into();
        let closed: Vec<bool> = held.iter().map(|one| one.closed.is_cancelled()).collect();
        // The first by the limit of its address, the second by that of all.
        assert_eq!(closed, [true, true, false, false, false]);
        // One that has ended leaves its place.
        held.remove(2);
        let last = open.admit(address("192.0.2.4"));
        assert!(!last.closed.is_cancelled() && held.iter().skip(2).all(|one| !one.closed.is_cancelled()));
        drop((held, last));
        assert!(open.list.lock().expect("no poison").connections.is_empty());
    }

    #[test]
    fn strangers_make_room_for_each_other_and_nobody_takes_all_of_it() {
        let open = Arc::new(Open::new(6, 2));
        let came = |at: &str| open.admit(address(at));
        let closed = |held: &[Admitted]| held.iter().map(|one| one.closed.is_cancelled()).collect::<Vec<_>>();
        // At one address, as of a proxy on another machine.
        let known: Vec<Admitted> = (0..3).map(|_| came("192.0.2.1")).inspect(|one| one.who.note()).collect();
        let strangers: Vec<Admitted> = (0..3).map(|_| came("192.0.2.1")).collect();
        assert_eq!((closed(&known), closed(&strangers)), (vec![false; 3], vec![true, false, false]));
        // In all.
        let others: Vec<Admitted> = (0..3).map(|_| came("127.0.0.1")).collect();
        assert_eq!((closed(&known), closed(&strangers)), (vec![false; 3], vec![true; 3]));
        // Whoever is known has no more than half of the places if strangers come.
        strangers.iter().chain(&others).for_each(|one| one.who.note());
        let last = [came("127.0.0.1"), came("127.0.0.1"), came("127.0.0.1")];
        assert_eq!((closed(&known), closed(&others), closed(&last)), (vec![true; 3], vec![false; 3], vec![false; 3]));
        let _next = came("127.0.0.1");
        assert_eq!((closed(&others), closed(&last)), (vec![false; 3], vec![true, false, false]));
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let open = Arc::new(Open::new(100, 2));
        let held: Vec<Admitted> = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "2001:db8::3", "::1"]
            .map(|at| open.admit(address(at)))
            .into();
        let closed: Vec<bool> = held.iter().map(|one| one.closed.is_cancelled()).collect();
        assert_eq!(closed, [true, false, false, false, false]);
    }

    #[test]
    fn an_address_of_this_machine_may_be_a_proxy_for_everybody() {
        let open = Arc::new(Open::new(100, 2));
        let held: Vec<Admitted> = (0..100).map(|_| open.admit(address("::ffff:127.0.0.1"))).collect();
        assert!(held.iter().all(|one| !one.closed.is_cancelled()));
    }

    #[test]
    fn three_quarters_of_the_files_are_left_to_others() {
        assert_eq!([most(Some(1024)), most(Some(65_536)), most(None), most(Some(2))], [256, 512, 512, 1]);
    }
}
