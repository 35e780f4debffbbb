//! Finished pictures, kept while others may want the same: a phase's results go to a channel and to each of its players,
//! all within seconds.
//!
//! Who asks for a picture that somebody else is just drawing waits for it. No more are drawn at once than there are
//! cores: a map in the making takes some 20 MB. The oldest go first when there is no room.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use sha2::{Digest, Sha256};

use super::NoPicture;
use crate::message::Picture;

type Name = [u8; 32];
type Sheet = Arc<Mutex<Option<Picture>>>;

/// The pictures of the last while.
pub(super) struct Portfolio {
    kept: Mutex<Kept>,
    limit: usize,
    desks: Desks,
}

/// Where somebody can draw.
struct Desks {
    free: Mutex<usize>,
    freed: Condvar,
}

struct Desk<'a>(&'a Desks);

impl Desks {
    fn sit_down(&self) -> Desk<'_> {
        let free = locked(&self.free);
        let mut free = self.freed.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        Desk(self)
    }
}

impl Drop for Desk<'_> {
    fn drop(&mut self) {
        *locked(&self.0.free) += 1;
        self.0.freed.notify_one();
    }
}

#[derive(Default)]
struct Kept {
    sheets: HashMap<Name, Sheet>,
    /// Names of finished pictures and what they weigh, the oldest first.
    order: VecDeque<(Name, usize)>,
    bytes: usize,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A picture is put in whole or not at all, so a panic elsewhere leaves nothing half done.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn weight(picture: &Picture) -> usize {
    picture.png.len() + picture.thumbnail.len() + picture.alt.len()
}

impl Portfolio {
    /// Keeps pictures of at most `limit` bytes together.
    pub(super) fn new(limit: usize) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { kept: Mutex::default(), limit, desks: Desks { free: Mutex::new(cores), freed: Condvar::new() } }
    }

    /// The picture that `what` describes wholly, drawn by `draw` if it isn't there.
    pub(super) fn picture(
        &self,
        what: &str,
        draw: impl FnOnce() -> Result<Picture, NoPicture>,
    ) -> Result<Picture, NoPicture> {
        let name: Name = Sha256::digest(what.as_bytes()).into();
        let sheet = Arc::clone(locked(&self.kept).sheets.entry(name).or_default());
        let mut sheet = locked(&sheet);
        if let Some(picture) = &*sheet {
            return Ok(picture.clone());
        }
        let desk = self.desks.sit_down();
        let drawn = draw();
        drop(desk);
        let mut kept = locked(&self.kept);
        match &drawn {
            Ok(picture) => {
                *sheet = Some(picture.clone());
                kept.order.push_back((name, weight(picture)));
                kept.bytes += weight(picture);
            }
            Err(_) => {
                kept.sheets.remove(&name);
            }
        }
        while kept.bytes > self.limit
            && let Some((oldest, bytes)) = kept.order.pop_front()
        {
            kept.sheets.remove(&oldest);
            kept.bytes -= bytes;
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(bytes: usize) -> Picture {
        Picture { png: vec![0; bytes].into(), thumbnail: Vec::new().into(), width: 1, height: 1, alt: String::new() }
    }

    #[test]
    fn a_picture_is_drawn_once_for_all_who_want_it_at_the_same_time() {
        let portfolio = Portfolio::new(1000);
        let drawn = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let draw = || {
                        drawn.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                        Ok(picture(10))
                    };
                    assert_eq!(portfolio.picture("spring", draw).unwrap().png.len(), 10);
                });
            }
        });
        assert_eq!(drawn.into_inner(), 1);
    }

    #[test]
    fn the_oldest_give_way_and_a_failure_is_tried_again() {
        let portfolio = Portfolio::new(1000);
        for name in ["1", "2", "3"] {
            portfolio.picture(name, || Ok(picture(400))).unwrap();
        }
        assert!(portfolio.picture("1", || Err(NoPicture::Position)).is_err(), "it gave way");
        assert!(portfolio.picture("3", || Err(NoPicture::Position)).is_ok(), "it is kept");
        assert!(portfolio.picture("1", || Ok(picture(1))).is_ok(), "a failure isn't kept");
        assert!(locked(&portfolio.kept).bytes <= 1000);
    }
}
