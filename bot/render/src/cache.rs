//! A cache of bounded size: prepared basemaps, labels, symbols, painted boards, badges, grounds and finished pictures.
//!
//! Keys are compared by value. The least recently used entries are removed when there is no room. A thread that asks
//! for a ground or a picture which another is drawing waits for it, and no more pictures are drawn at once than there are cores:
//! drawing one takes some 20 MB, and 40 MB in the largest size that is posted.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use dragoman_engine::Power;

use crate::basemap::Basemap;
use crate::chart::Chart;
use crate::draw::labels::{LabelRoom, LabelStyle, Labels};
use crate::drawn_map::DrawnMap;
use crate::geometry::Board;
use crate::ground::{Ground, GroundKey, PaintedBoard};
use crate::layers::Sprites;
use crate::layout::{Layout, LayoutKey};
use crate::lettering::Lettering;
use crate::palette::Theme;
use crate::png::Png;
use crate::scene::{LabelText, PowerBadge, Scene, Translations};

/// A cached value.
#[derive(Clone)]
pub(crate) enum Entry {
    Basemap(Arc<Basemap>),
    Labels(Arc<Labels>),
    LabelRooms(Arc<Vec<LabelRoom>>),
    Layout(Arc<Layout>),
    Sprites(Arc<Sprites>),
    Painted(Arc<PaintedBoard>),
    Ground(Arc<Ground>),
    /// Palette indices of the title bar without its words.
    Badges(Arc<Vec<u8>>),
    Picture(Arc<Png>),
}

/// What is drawn by one thread while the others that want it wait.
pub(crate) trait Drawn: Sized {
    fn entry(drawn: Arc<Self>) -> Entry;
    fn of(entry: Entry) -> Option<Arc<Self>>;
    /// Its size in memory.
    fn bytes(&self) -> usize;
}

impl Drawn for Png {
    fn entry(drawn: Arc<Self>) -> Entry {
        Entry::Picture(drawn)
    }

    fn of(entry: Entry) -> Option<Arc<Self>> {
        if let Entry::Picture(drawn) = entry { Some(drawn) } else { None }
    }

    fn bytes(&self) -> usize {
        self.bytes.len()
    }
}

impl Drawn for Ground {
    fn entry(drawn: Arc<Self>) -> Entry {
        Entry::Ground(drawn)
    }

    fn of(entry: Entry) -> Option<Arc<Self>> {
        if let Entry::Ground(drawn) = entry { Some(drawn) } else { None }
    }

    fn bytes(&self) -> usize {
        self.pixels.len()
    }
}

/// The key of an entry; widths in pixels.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    Basemap(Board, u32),
    Labels(Arc<DrawnMap>, u32, Vec<LabelText>, LabelStyle),
    /// Of all languages, with room for letters in centre marks or without.
    LabelRooms(Arc<DrawnMap>, Translations, bool),
    Layout(Arc<LayoutKey>),
    /// With the letters of the powers.
    Sprites(Board, Theme, u32, Vec<String>, Lettering),
    /// With the owners of the land, and with their patterns or without.
    Painted(Arc<DrawnMap>, Theme, u32, Vec<Option<Power>>, bool),
    Ground(Arc<GroundKey>, u32),
    /// With the powers' patterns or without.
    Badges(Board, Theme, u32, Lettering, Vec<PowerBadge>, bool),
    Map(Arc<Scene>, u32),
    Chart(Arc<Chart>, u32),
    /// The thumbnail of a close-up.
    Thumbnail(Arc<Scene>, u32),
}

struct CacheEntry {
    entry: Entry,
    bytes: usize,
    /// When it was last used, counted in uses.
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
    being_drawn: Mutex<HashMap<Key, Arc<Mutex<()>>>>,
    permits: Permits,
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Entries are only replaced as a whole, so a panic elsewhere leaves no incomplete state.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cache {
    pub fn new(limit: usize) -> Self {
        Self {
            entries: Mutex::default(),
            limit,
            being_drawn: Mutex::default(),
            permits: Permits::new(std::thread::available_parallelism().map_or(1, NonZero::get)),
        }
    }

    /// The size of all entries, in bytes.
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

    /// Adds an entry of `bytes`; one that is larger than the whole cache isn't added.
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

    /// What is under `key`, drawn by `draw` if it isn't there. A failed drawing isn't cached.
    pub fn made<T: Drawn, E>(&self, key: Key, draw: impl FnOnce() -> Result<T, E>) -> Result<Arc<T>, E> {
        if let Some(known) = self.get(&key).and_then(T::of) {
            return Ok(known);
        }
        let making = Arc::clone(locked(&self.being_drawn).entry(key.clone()).or_default());
        let painter = locked(&making);
        // A thread that came too late to wait has added a new lock, which only it removes.
        let done = || {
            let mut being_drawn = locked(&self.being_drawn);
            if being_drawn.get(&key).is_some_and(|newest| Arc::ptr_eq(newest, &making)) {
                being_drawn.remove(&key);
            }
        };
        // Another thread may just have finished it.
        if let Some(known) = self.get(&key).and_then(T::of) {
            done();
            return Ok(known);
        }
        let drawn = {
            let _permit = self.permits.wait();
            draw().map(Arc::new)
        };
        if let Ok(drawn) = &drawn {
            self.put(key.clone(), T::entry(Arc::clone(drawn)), drawn.bytes());
        }
        done();
        drop(painter);
        drawn
    }
}

/// The number of threads that may still begin to draw.
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
            board: Board::classic(),
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
    fn a_picture_requested_by_several_threads_is_drawn_once() {
        let cache = Cache::new(1000);
        let drawn = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let draw = || {
                        drawn.fetch_add(1, Ordering::SeqCst);
                        Ok::<_, ()>(png(10))
                    };
                    assert_eq!(cache.made(key(1), draw).unwrap().bytes.len(), 10);
                });
            }
        });
        assert_eq!(drawn.into_inner(), 1);
        assert!(locked(&cache.being_drawn).is_empty());
    }

    #[test]
    fn the_least_recently_used_are_removed_and_a_failure_is_retried() {
        let cache = Cache::new(1000);
        for number in [1, 2, 3] {
            cache.made(key(number), || Ok::<_, ()>(png(400))).unwrap();
        }
        assert!(cache.made(key(1), || Err::<Png, _>(())).is_err(), "it gave way");
        assert!(cache.made(key(3), || Err::<Png, _>(())).is_ok(), "it is kept");
        assert!(cache.made(key(1), || Ok::<_, ()>(png(1))).is_ok(), "a failure isn't kept");
        assert!(cache.bytes() <= 1000);
    }
}
