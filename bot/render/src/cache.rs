//! A cache of bounded size: prepared basemaps, labels, symbols and finished pictures.
//!
//! Keys are compared by value. The least recently used entries are removed when there is no room. A thread that asks
//! for a picture which another is drawing waits for it, and no more pictures are drawn at once than there are cores:
//! drawing one takes some 20 MB.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::basemap::Basemap;
use crate::chart::Chart;
use crate::draw::labels::Labels;
use crate::drawn_map::DrawnMap;
use crate::geometry::Board;
use crate::layers::Sprites;
use crate::palette::Theme;
use crate::png::Png;
use crate::scene::{LabelText, Scene};

/// Something kept.
#[derive(Clone)]
pub(crate) enum Entry {
    Basemap(Arc<Basemap>),
    Labels(Arc<Labels>),
    Sprites(Arc<Sprites>),
    Picture(Arc<Png>),
}

/// What it is; widths in pixels.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    Basemap(Board, u32),
    Labels(Arc<DrawnMap>, u32, Vec<LabelText>),
    Sprites(Board, Theme, u32),
    Map(Arc<Scene>, u32),
    Chart(Arc<Chart>, u32),
}

struct CacheEntry {
    entry: Entry,
    bytes: usize,
    /// The time of its last use, counted in uses.
    used: u64,
}

#[derive(Default)]
struct Entries {
    kept: HashMap<Key, CacheEntry>,
    uses: u64,
    bytes: usize,
}

/// The cache; its entries take at most `limit` bytes together.
pub(crate) struct Cache {
    entries: Mutex<Entries>,
    limit: usize,
    /// The pictures that are being drawn, each with a lock that the drawing thread holds.
    in_the_making: Mutex<HashMap<Key, Arc<Mutex<()>>>>,
    permits: Permits,
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is kept is only ever replaced whole, so a panic elsewhere leaves nothing half done.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cache {
    pub fn new(limit: usize) -> Self {
        Self {
            entries: Mutex::default(),
            limit,
            in_the_making: Mutex::default(),
            permits: Permits::new(std::thread::available_parallelism().map_or(1, NonZero::get)),
        }
    }

    /// Bytes kept at the moment.
    pub fn bytes(&self) -> usize {
        locked(&self.entries).bytes
    }

    pub fn get(&self, key: &Key) -> Option<Entry> {
        let mut entries = locked(&self.entries);
        entries.uses += 1;
        let now = entries.uses;
        let kept = entries.kept.get_mut(key)?;
        kept.used = now;
        Some(kept.entry.clone())
    }

    /// Keeps something that takes `bytes`; what is larger than the whole cache isn't kept.
    pub fn put(&self, key: Key, entry: Entry, bytes: usize) {
        if bytes > self.limit {
            return;
        }
        let mut entries = locked(&self.entries);
        entries.uses += 1;
        let kept = CacheEntry { entry, bytes, used: entries.uses };
        if let Some(before) = entries.kept.insert(key, kept) {
            entries.bytes -= before.bytes;
        }
        entries.bytes += bytes;
        while entries.bytes > self.limit {
            let oldest = entries.kept.iter().min_by_key(|(_, kept)| kept.used).map(|(key, _)| key.clone());
            let Some(gone) = oldest.and_then(|key| entries.kept.remove(&key)) else { break };
            entries.bytes -= gone.bytes;
        }
    }

    /// The picture under `key`, drawn by `draw` if it isn't there. One that can't be drawn isn't kept.
    pub fn picture<E>(&self, key: Key, draw: impl FnOnce() -> Result<Png, E>) -> Result<Arc<Png>, E> {
        if let Some(Entry::Picture(png)) = self.get(&key) {
            return Ok(png);
        }
        let making = Arc::clone(locked(&self.in_the_making).entry(key.clone()).or_default());
        let painter = locked(&making);
        // A thread that came too late to wait has made a new entry, which only it removes.
        let done = || {
            let mut in_the_making = locked(&self.in_the_making);
            if in_the_making.get(&key).is_some_and(|newest| Arc::ptr_eq(newest, &making)) {
                in_the_making.remove(&key);
            }
        };
        // Somebody else may just have finished it.
        if let Some(Entry::Picture(png)) = self.get(&key) {
            done();
            return Ok(png);
        }
        let drawn = {
            let _permit = self.permits.wait();
            draw().map(Arc::new)
        };
        if let Ok(png) = &drawn {
            self.put(key.clone(), Entry::Picture(Arc::clone(png)), png.bytes.len());
        }
        done();
        drop(painter);
        drawn
    }
}

/// How many may draw.
struct Permits {
    free: Mutex<usize>,
    freed: Condvar,
}

struct Permit<'a>(&'a Permits);

impl Permits {
    fn new(count: usize) -> Self {
        Self { free: Mutex::new(count), freed: Condvar::new() }
    }

    fn wait(&self) -> Permit<'_> {
        let free = locked(&self.free);
        let mut free = self.freed.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        Permit(self)
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        *locked(&self.0.free) += 1;
        self.0.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn key(number: u32) -> Key {
        let chart = Chart {
            board: Board::Classic,
            theme: Theme::Dark,
            title: number.to_string(),
            subtitle: String::new(),
            years: Vec::new(),
            rows: Vec::new(),
            wins: None,
        };
        Key::Chart(Arc::new(chart), 1000)
    }

    fn png(bytes: usize) -> Png {
        Png { bytes: vec![0; bytes].into(), width: 1, height: 1 }
    }

    #[test]
    fn a_picture_is_drawn_once_for_all_who_want_it_at_the_same_time() {
        let cache = Cache::new(1000);
        let drawn = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let draw = || {
                        drawn.fetch_add(1, Ordering::SeqCst);
                        Ok::<_, ()>(png(10))
                    };
                    assert_eq!(cache.picture(key(1), draw).unwrap().bytes.len(), 10);
                });
            }
        });
        assert_eq!(drawn.into_inner(), 1);
        assert!(locked(&cache.in_the_making).is_empty());
    }

    #[test]
    fn the_longest_unused_give_way_and_a_failure_is_tried_again() {
        let cache = Cache::new(1000);
        for number in [1, 2, 3] {
            cache.picture(key(number), || Ok::<_, ()>(png(400))).unwrap();
        }
        assert!(cache.picture(key(1), || Err(())).is_err(), "it gave way");
        assert!(cache.picture(key(3), || Err(())).is_ok(), "it is kept");
        assert!(cache.picture(key(1), || Ok::<_, ()>(png(1))).is_ok(), "a failure isn't kept");
        assert!(cache.bytes() <= 1000);
    }
}
