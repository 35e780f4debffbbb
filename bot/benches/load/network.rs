//! A network that takes everything at once, and counts.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use dragoman_game::event::{Place, PlatformName, RoomId};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::room::Room;
use dragoman_platform::message::{Capabilities, Message};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
use jiff::Timestamp;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::runtime::{self, LOCAL};
use crate::times::Marks;

/// Only records when it gets posts: the time that a network needs is additional.
#[derive(Default)]
pub struct Recording {
    /// Posts with a picture in a channel.
    pub public_pictures: Marks,
    /// Posts with a picture to one person.
    pub private_pictures: Marks,
    pub posts: Marks,
    /// The bytes of all pictures.
    pub bytes: AtomicUsize,
    /// Notified when something is posted to one person.
    pub answered: Notify,
    /// Notified with each post.
    pub arrived: Notify,
}

#[async_trait]
impl Platform for Recording {
    fn name(&self) -> PlatformName {
        LOCAL
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        runtime::capabilities()
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        let is_public = matches!(to, Place::Channel(_));
        if let Some(picture) = &message.picture {
            self.bytes.fetch_add(picture.png.len(), Ordering::SeqCst);
            if is_public { &self.public_pictures } else { &self.private_pictures }.mark();
        }
        self.posts.mark();
        if matches!(to, Place::Person(_)) {
            self.answered.notify_waiters();
        }
        self.arrived.notify_waiters();
        Ok(Posted { place: to.clone(), id: PostId(key.as_str().to_owned()) })
    }

    async fn find(&self, _key: &Key, _to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        Ok(None)
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        self.post(&Key::of(&posted.id.0), &posted.place, message).await.map(|_| ())
    }

    async fn open(&self, key: &Key, _room: &Room) -> Result<RoomId, Setback> {
        Ok(RoomId::new(LOCAL, key.as_str()))
    }

    async fn ensure_room(&self, key: &Key, _room: &Room) -> Result<EnsuredRoom, Setback> {
        Ok(EnsuredRoom { room: RoomId::new(LOCAL, key.as_str()), missing: Vec::new(), let_in: Vec::new() })
    }

    async fn listen(self: Arc<Self>, _sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        stop.cancelled().await;
        Ok(())
    }
}
