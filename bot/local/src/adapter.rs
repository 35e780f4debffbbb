//! The page as the outbox dispatcher sees it: posts, rooms and events.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use async_trait::async_trait;
use dragoman_game::event::{ChannelId, Place, PlatformName, RoomId};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::room::Room;
use dragoman_l10n::Language;
use dragoman_platform::message::{
    Action, Capabilities, Commands, Enclosed, File, Message, Overseer, Picture, RoomReading, Times, Translation,
};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
use dragoman_runtime::clock::Clock;
use dragoman_runtime::fault;
use dragoman_store::{LocalAction, LocalFile, LocalPost, LocalRoom, NewLocalPost, NewLocalTranslation, StoreError};
use jiff::Timestamp;
use tokio_util::sync::CancellationToken;

use super::network::{Local, Progress, native_of};
use super::{addresses, server};

fn later(clock: &dyn Clock) -> Setback {
    let now = clock.now();
    let not_before = now.checked_add(jiff::SignedDuration::from_secs(2)).unwrap_or(now);
    Setback::Later { not_before, nothing_done: false }
}

fn buttons(actions: &[Action]) -> Vec<LocalAction> {
    actions.iter().map(|action| LocalAction { id: action.id.clone(), label: action.label.clone() }).collect()
}

fn image_of(picture: &Picture) -> (String, Vec<u8>) {
    (format!("{}.png", picture.name), picture.png.to_vec())
}

fn file_of(file: &File) -> LocalFile {
    LocalFile { name: file.name.clone(), media: file.media.to_owned(), bytes: file.bytes.to_vec() }
}

fn post_of(place: &Place, message: &Message) -> NewLocalPost {
    let (mut alt, mut image, mut file) = (String::new(), None, None);
    match message.enclosed() {
        Some(Enclosed::Picture(picture)) => {
            alt.clone_from(&picture.alt);
            image = Some(image_of(picture));
        }
        Some(Enclosed::File(kept)) => file = Some(file_of(kept)),
        None => {}
    }
    let (image_name, image) = image.unzip();
    let translation = |translation: &Translation| NewLocalTranslation {
        language: translation.language,
        text: translation.text.markdown(),
        alt: translation.alt.clone(),
        image_due: translation.drawing.is_some(),
        actions: buttons(&translation.actions),
    };
    NewLocalPost {
        place: native_of(place),
        text: message.text.markdown(),
        alt,
        image,
        image_name: image_name.unwrap_or_default(),
        file,
        actions: buttons(&message.actions),
        rings: message.rings,
        translations: message.translations.iter().map(translation).collect(),
        ..NewLocalPost::default()
    }
}

/// The message for the person who starts the program.
fn greeting(address: SocketAddr, proxied: Option<&str>, token: Option<&str>) -> String {
    let here = SocketAddr::new(
        match address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        },
        address.port(),
    );
    let origin = proxied.map_or_else(|| format!("http://{here}"), |host| format!("https://{host}"));
    let Some(token) = token else { return format!("Dragoman is at  {origin}/") };
    let link = format!("Dragoman is at  {origin}/?token={token}");
    if address.ip().is_loopback() {
        return link;
    }
    let found = addresses::network_address(address);
    let others = found.map(|ip| format!(" (http://{})", SocketAddr::new(ip, address.port()))).unwrap_or_default();
    format!(
        "{link}\nThat link is the host's: keep it to yourself. Other machines of your network can reach this page{others};\n\
         everybody with a seat's link can play that seat, and the connection isn't encrypted. Don't open this port to the\n\
         internet. To play on this machine only, set local.listen to 127.0.0.1:{}.",
        address.port()
    )
}

impl Local {
    /// Draws the maps of a post that has just been added, or had been before, in its other languages. The post is read meanwhile,
    /// with its own map; if this process ends, it is tried again.
    async fn draw(&self, mut added: LocalPost, message: &Message) -> Result<(), StoreError> {
        for translation in &message.translations {
            let Some(drawing) = translation.drawing.clone() else { continue };
            if added.translations.iter().all(|row| row.language != translation.language) {
                self.store.translate([&mut added], translation.language).await?;
            }
            let Some(row) = added.translations.iter().find(|row| row.language == translation.language) else {
                continue;
            };
            if !self.store.is_image_due(row.seq, Timestamp::UNIX_EPOCH).await? {
                continue;
            }
            let Ok(Some(picture)) = tokio::task::spawn_blocking(move || drawing.draw()).await else { continue };
            let (name, png) = image_of(&picture);
            self.store.add_image(row.seq, &name, &png).await?;
        }
        Ok(())
    }

    /// Whether a map of `post` isn't drawn yet in another language.
    async fn is_undrawn(&self, post: &mut LocalPost) -> Result<bool, StoreError> {
        for language in self.words.languages().iter() {
            self.store.translate([&mut *post], language).await?;
        }
        for row in &post.translations {
            if self.store.is_image_due(row.seq, Timestamp::UNIX_EPOCH).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

#[async_trait]
impl Platform for Local {
    fn name(&self) -> PlatformName {
        PlatformName::Local
    }

    fn server_of(&self, _: &ChannelId) -> String {
        "local:page".to_owned()
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        Capabilities {
            text_limit: fault::text_limit(20_000),
            caption_limit: fault::text_limit(20_000),
            alt_limit: 8_000,
            actions: 40,
            reactions: 0,
            pictures: true,
            files: true,
            thumbnails: false,
            edits: true,
            free_edits: true,
            rooms: true,
            room: RoomReading { hears_all: true, overseer: Overseer::Operator },
            times: Times::Tags,
            commands: Commands::Names,
        }
    }

    async fn languages(&self, place: &Place) -> Result<Option<Vec<Language>>, Setback> {
        match place {
            Place::Channel(_) => self.store.languages().await.map(Some).map_err(|_| later(&*self.clock)),
            // In a room everybody reads the languages of all, and in private there is one reader.
            Place::Room(_) | Place::Person(_) | Place::Reply { .. } => Ok(None),
        }
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        let post = NewLocalPost { key: Some(format!("bot:{}", key.as_str())), ..post_of(to, message) };
        let added = self.add(&post).await.map_err(|_| later(&*self.clock))?;
        let id = PostId(added.id.clone());
        fault::point("posted in one language");
        self.draw(added, message).await.map_err(|_| later(&*self.clock))?;
        Ok(Posted { place: to.clone(), id })
    }

    async fn find(&self, key: &Key, to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        let found = self.store.post_by_key(&format!("bot:{}", key.as_str())).await;
        let found = found.map_err(|_| later(&*self.clock))?;
        let Some(mut post) = found.filter(|post| post.place == native_of(to)) else { return Ok(None) };
        // One whose maps aren't all drawn is posted again, which adds nothing to it but these.
        if self.is_undrawn(&mut post).await.map_err(|_| later(&*self.clock))? {
            return Ok(None);
        }
        Ok(Some(Posted { place: to.clone(), id: PostId(post.id) }))
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        let post = NewLocalPost { edits: Some(posted.id.0.clone()), ..post_of(&posted.place, message) };
        let added = self.add(&post).await.map_err(|_| later(&*self.clock))?;
        self.draw(added, message).await.map_err(|_| later(&*self.clock))
    }

    async fn open(&self, key: &Key, _room: &Room) -> Result<RoomId, Setback> {
        // Its id is known before it is created.
        Ok(RoomId::new(PlatformName::Local, key.as_str()))
    }

    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback> {
        let wanted = LocalRoom {
            id: key.as_str().to_owned(),
            channel: room.channel.native().to_owned(),
            name: room.name.clone(),
            members: room.members.iter().map(|person| person.native().to_owned()).collect(),
            open: room.open,
        };
        let settled = self.store.ensure_room(key.as_str(), &wanted).await.map_err(|_| later(&*self.clock))?;
        // Connections notice rooms when they look for posts.
        self.newest.send_modify(|_| {});
        let room = RoomId::new(PlatformName::Local, &settled.id);
        Ok(EnsuredRoom { room, missing: Vec::new(), let_in: Vec::new() })
    }

    async fn listen(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        let listener = tokio::net::TcpListener::bind(self.settings.listen).await.map_err(|error| {
            let address = self.settings.listen;
            let sentence = match error.kind() {
                std::io::ErrorKind::AddrInUse => format!(
                    "{address} is in use by another program; stop it, or choose another port with DRAGOMAN_LOCAL_LISTEN"
                ),
                _ => format!("can't listen on {address}: {error}"),
            };
            Unusable { key: "local.listen", sentence }
        })?;
        let address = listener.local_addr().unwrap_or(self.settings.listen);
        // On standard output, for the person who started the program; never in the log, since the token gives access to
        // every seat.
        let proxied = self.settings.hosts.first().map(String::as_str);
        println!("{}", greeting(address, proxied, self.host_token().await.as_deref()));
        if !address.ip().is_loopback() {
            tracing::warn!(
                %address,
                "the page can be reached by other machines, and what they send and get isn't encrypted: to open it to more than \
                 your own network, listen on 127.0.0.1 and put a web server with HTTPS before it (local.hosts)"
            );
        }
        let served = server::serve(Arc::clone(&self), Arc::clone(&sink), listener, stop.clone());
        let followed = stop.run_until_cancelled(self.follow_others());
        let pumped = async {
            // One process delivers what people write on the pages of all.
            if stop.run_until_cancelled(self.store.lease()).await.is_none() {
                return;
            }
            let mut newest = self.newest.subscribe();
            let mut progress = Progress::default();
            loop {
                newest.borrow_and_update();
                if let Err(error) = self.pump(&*sink, &mut progress).await {
                    tracing::error!(%error, "messages of people couldn't be read; trying again");
                }
                tokio::select! {
                    () = stop.cancelled() => return,
                    _ = newest.changed() => {}
                    () = progress.answered() => {}
                    () = tokio::time::sleep(std::time::Duration::from_millis(500)) => {}
                }
            }
        };
        let (served, (), _) = tokio::join!(served, pumped, followed);
        served.map_err(|error| Unusable {
            key: "local.listen",
            sentence: format!("the page's address is unknown: {error}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use dragoman_store::LocalPerson;

    use super::super::network::LocalSettings;
    use super::*;
    use dragoman_game::event::{ChannelId, PersonId};
    use dragoman_runtime::clock::SystemClock;
    use dragoman_runtime::entropy::SystemEntropy;

    #[tokio::test]
    async fn pictures_of_a_room_are_only_for_its_present_members() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = dragoman_store::Store::open(folder.path(), &folder.path().join("x.sqlite")).await.expect("a store");
        let words = Arc::new(dragoman_locales::words().expect("the tables are checked elsewhere"));
        let settings = LocalSettings {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            hosts: Vec::new(),
            data: folder.path().to_owned(),
            maps: false,
            files: None,
            text: 4_000,
            movable: None,
        };
        let local = Local::new(store.local(), Arc::new(SystemClock), Arc::new(SystemEntropy), words, settings);
        let local = local.await.expect("a platform");
        let somebody = |id: &str| LocalPerson { person: id.into(), name: id.into(), ..LocalPerson::default() };
        let room = |members: &[&str]| Room {
            known: None,
            channel: ChannelId::new(PlatformName::Local, "hall"),
            game: "Bosforo".into(),
            name: "Bosforo · Italy – Austria".into(),
            members: members.iter().map(|id| PersonId::new(PlatformName::Local, id)).collect(),
            open: true,
            ask_back: false,
            over: false,
        };
        let key = Key::of("AAAAAAAAAAAAAAAAAAAAAA");
        let id = local.ensure_room(&key, &room(&["ada", "ben"])).await.expect("a room");
        let place = native_of(&Place::Room(id.room));
        for (person, sees) in [("ada", true), ("ben", true), ("cleo", false), ("host", false)] {
            assert_eq!(local.sees(&somebody(person), &place).await.ok(), Some(sees), "{person}");
        }
        local.ensure_room(&key, &room(&["ada", "cleo"])).await.expect("the same room");
        for (person, sees) in [("ada", true), ("ben", false), ("cleo", true)] {
            assert_eq!(local.sees(&somebody(person), &place).await.ok(), Some(sees), "{person}");
        }
    }

    #[test]
    fn a_page_open_to_a_network_is_announced() {
        let at = |address: &str| greeting(address.parse().expect("an address"), None, Some("TOKEN"));
        assert_eq!(at("127.0.0.1:7901"), "Dragoman is at  http://127.0.0.1:7901/?token=TOKEN");
        let proxied = greeting("127.0.0.1:7901".parse().expect("an address"), Some("play.example.org"), Some("TOKEN"));
        assert_eq!(proxied, "Dragoman is at  https://play.example.org/?token=TOKEN");
        let open = at("0.0.0.0:7901");
        assert!(open.starts_with("Dragoman is at  http://127.0.0.1:7901/?token=TOKEN\n"), "{open}");
        assert!(open.contains("the connection isn't encrypted") && open.matches("TOKEN").count() == 1, "{open}");
    }
}
