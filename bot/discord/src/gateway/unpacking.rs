//! Unpacks what Discord's gateway sends: all messages of a connection are one zlib stream.
//!
//! A message may come in several parts; its end is that of a flush. What the bot sends isn't packed.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use flate2::{Decompress, FlushDecompress};
use futures_util::{Sink, Stream};
use websocket::tungstenite::{Error, Message as Packet};

/// What is added to an address, so that messages are packed so.
pub(super) const PACKED: &str = "&compress=zlib-stream";
/// The end of a message.
const END: [u8; 4] = [0, 0, 0xff, 0xff];
/// The longest message, packed or not, in bytes: that of a large server has some megabytes.
const LONGEST_MESSAGE: usize = 64 << 20;

/// A connection whose binary packets are unpacked to text.
pub(crate) struct Unpacking<S> {
    socket: S,
    stream: Decompress,
    /// The parts of the message whose end hasn't come yet.
    packed: Vec<u8>,
}

impl<S> Unpacking<S> {
    pub(super) fn new(socket: S) -> Self {
        Self { socket, stream: Decompress::new(true), packed: Vec::new() }
    }

    fn text(&mut self) -> Result<Packet, Error> {
        let packed = std::mem::take(&mut self.packed);
        let unpacked = unpack(&mut self.stream, &packed)?;
        let text = String::from_utf8(unpacked).map_err(|_| broken("a message isn't text"))?;
        Ok(Packet::text(text))
    }
}

fn broken(why: &'static str) -> Error {
    Error::Io(io::Error::new(io::ErrorKind::InvalidData, why))
}

fn unpack(stream: &mut Decompress, packed: &[u8]) -> Result<Vec<u8>, Error> {
    let mut unpacked = Vec::with_capacity(packed.len().saturating_mul(6).max(512));
    let mut left = packed;
    loop {
        let (read, written) = (stream.total_in(), unpacked.len());
        stream
            .decompress_vec(left, &mut unpacked, FlushDecompress::Sync)
            .map_err(|_| broken("a message can't be unpacked"))?;
        let read = usize::try_from(stream.total_in() - read).unwrap_or(left.len());
        left = left.get(read..).unwrap_or_default();
        if unpacked.len() > LONGEST_MESSAGE {
            return Err(broken("a message is too long"));
        }
        if unpacked.len() < unpacked.capacity() {
            if left.is_empty() {
                return Ok(unpacked);
            }
            if read == 0 && unpacked.len() == written {
                return Err(broken("a message goes on after its end"));
            }
        } else {
            unpacked.reserve(unpacked.len());
        }
    }
}

impl<S: Stream<Item = Result<Packet, Error>> + Unpin> Stream for Unpacking<S> {
    type Item = Result<Packet, Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = self.get_mut();
        loop {
            match ready!(Pin::new(&mut this.socket).poll_next(context)) {
                Some(Ok(Packet::Binary(part))) => {
                    this.packed.extend_from_slice(&part);
                    if this.packed.len() > LONGEST_MESSAGE {
                        return Poll::Ready(Some(Err(broken("a message is too long"))));
                    }
                    if this.packed.ends_with(&END) {
                        return Poll::Ready(Some(this.text()));
                    }
                }
                other => return Poll::Ready(other),
            }
        }
    }
}

impl<S: Sink<Packet, Error = Error> + Unpin> Sink<Packet> for Unpacking<S> {
    type Error = Error;

    fn poll_ready(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.get_mut().socket).poll_ready(context)
    }

    fn start_send(self: Pin<&mut Self>, packet: Packet) -> Result<(), Error> {
        Pin::new(&mut self.get_mut().socket).start_send(packet)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.get_mut().socket).poll_flush(context)
    }

    fn poll_close(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.get_mut().socket).poll_close(context)
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Compress, Compression, FlushCompress};
    use futures_util::{FutureExt, StreamExt, stream};

    use super::*;

    /// What Discord would send for these messages on one connection.
    fn packed(messages: &[String]) -> Vec<Vec<u8>> {
        let mut packing = Compress::new(Compression::default(), true);
        let pack = |message: &String| {
            let mut packed = Vec::with_capacity(message.len() + 1024);
            packing.compress_vec(message.as_bytes(), &mut packed, FlushCompress::Sync).expect("it packs");
            packed
        };
        messages.iter().map(pack).collect()
    }

    fn unpacked(parts: Vec<Packet>) -> Vec<Result<Packet, Error>> {
        let socket = Unpacking::new(stream::iter(parts.into_iter().map(Ok)));
        socket.collect().now_or_never().expect("nothing is waited for")
    }

    fn texts(found: Vec<Result<Packet, Error>>) -> Vec<String> {
        found.into_iter().map(|packet| packet.expect("unpacked").into_text().expect("text").to_string()).collect()
    }

    #[test]
    fn messages_are_unpacked_whole_or_in_parts() {
        let long: String = (0..20_000).map(|number| format!("{{\"zażółć\":{number}}}")).collect();
        let messages = ["{\"op\":10}".to_owned(), long, "x".repeat(5_000_000), "last".to_owned()];
        let whole = packed(&messages);
        assert!(whole[1].len() * 4 < messages[1].len(), "{} of {}", whole[1].len(), messages[1].len());
        assert_eq!(texts(unpacked(whole.iter().cloned().map(Packet::binary).collect())), messages);
        let parts = whole.iter().flat_map(|message| message.chunks(1000)).map(<[u8]>::to_vec).map(Packet::binary);
        assert_eq!(texts(unpacked(parts.collect())), messages);
        assert_eq!(texts(unpacked(vec![Packet::text("not packed")])), ["not packed"]);
    }

    #[test]
    fn what_isnt_packed_so_or_is_too_long_is_an_error() {
        let noise = [b"not zlib at all".as_slice(), END.as_slice()].concat();
        assert!(matches!(unpacked(vec![Packet::binary(noise)]).as_slice(), [Err(_)]));
        let bomb = packed(&["x".repeat(LONGEST_MESSAGE + 1)]).remove(0);
        assert!(
            bomb.len() < LONGEST_MESSAGE / 100 && matches!(unpacked(vec![Packet::binary(bomb)]).as_slice(), [Err(_)])
        );
        let latin = {
            let mut packing = Compress::new(Compression::default(), true);
            let mut packed = Vec::with_capacity(100);
            packing.compress_vec(&[0xff, 0xfe], &mut packed, FlushCompress::Sync).expect("it packs");
            packed
        };
        assert!(matches!(unpacked(vec![Packet::binary(latin)]).as_slice(), [Err(_)]));
    }
}
