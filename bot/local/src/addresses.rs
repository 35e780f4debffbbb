//! The addresses under which the page is served: its own, and the names of a reverse proxy.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, header};

/// The address by which limits count: a host with IPv6 has 64 bits of addresses.
pub(super) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

/// The addresses under which the page is served.
#[derive(Clone, Debug)]
pub(super) struct Addresses {
    listen: SocketAddr,
    /// The names under which a reverse proxy serves it by HTTPS, with the port unless it is 443.
    proxied: Vec<String>,
}

impl Addresses {
    pub(super) fn new(listen: SocketAddr, proxied: &[String]) -> Self {
        Self { listen, proxied: proxied.to_vec() }
    }

    fn is_proxied(&self, headers: &HeaderMap) -> bool {
        let host = text(headers, header::HOST).unwrap_or_default();
        self.proxied.iter().any(|proxied| proxied.eq_ignore_ascii_case(host))
    }

    /// The origin of our own page for a request to this host: `https://…` if it came through the reverse proxy. `None`:
    /// the host isn't served here.
    pub(super) fn origin(&self, headers: &HeaderMap) -> Option<String> {
        let host = text(headers, header::HOST)?;
        if self.is_proxied(headers) {
            return Some(format!("https://{}", host.to_ascii_lowercase()));
        }
        is_own(host, self.listen.port()).then(|| format!("http://{host}"))
    }

    /// The origin to give to others for a request to this host: on loopback nobody else could use it.
    pub(super) fn shared(&self, headers: &HeaderMap) -> String {
        let host = text(headers, header::HOST).unwrap_or_default();
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let loopback = name == "localhost" || address(name).is_some_and(|address| address.is_loopback());
        match (self.proxied.first(), loopback) {
            (Some(proxied), true) => format!("https://{proxied}"),
            (None, true) if !self.listen.ip().is_loopback() => match network_address(self.listen) {
                Some(address) => format!("http://{}", SocketAddr::new(address, self.listen.port())),
                None => format!("http://{host}"),
            },
            _ => self.origin(headers).unwrap_or_default(),
        }
    }

    /// Who makes a request, for limits: the address that a reverse proxy on this machine names last, else that of the
    /// connection.
    pub(super) fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.ip().to_canonical();
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
        let forwarded = forwarded.and_then(|all| all.rsplit(',').next()?.trim().parse().ok());
        forwarded.filter(|_| peer.is_loopback()).unwrap_or(peer)
    }

    /// Whether the request was made on this machine, and not by somebody beyond a reverse proxy on this machine.
    pub(super) fn is_from_here(&self, peer: SocketAddr, headers: &HeaderMap) -> bool {
        let forwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];
        peer.ip().to_canonical().is_loopback()
            && !self.is_proxied(headers)
            && forwarded.iter().all(|name| !headers.contains_key(*name))
    }
}

/// Whether the request was made by a page of another site than `own`.
pub(super) fn is_foreign(headers: &HeaderMap, own: &str) -> bool {
    headers.get(header::ORIGIN).is_some_and(|origin| origin.as_bytes() != own.as_bytes())
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether `host` is an address literal or `localhost`, with our port. A name that somebody else's DNS resolves to this
/// machine is refused, on every listening address.
fn is_own(host: &str, port: u16) -> bool {
    let Some((name, given)) = host.rsplit_once(':') else { return false };
    given.parse() == Ok(port) && (name == "localhost" || address(name).is_some())
}

fn address(name: &str) -> Option<IpAddr> {
    match name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        Some(inner) => inner.parse().ok().map(IpAddr::V6),
        None => name.parse().ok().map(IpAddr::V4),
    }
}

/// The address under which other machines of the network find this one.
pub(super) fn network_address(listen: SocketAddr) -> Option<IpAddr> {
    if !listen.ip().is_unspecified() {
        return Some(listen.ip());
    }
    // Connecting a UDP socket sends nothing: it only selects the local address.
    let socket = std::net::UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asked(host: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))])
    }

    fn addresses(listen: &str, proxied: &[&str]) -> Addresses {
        let proxied: Vec<String> = proxied.iter().map(|host| (*host).to_owned()).collect();
        Addresses::new(listen.parse().expect("an address"), &proxied)
    }

    #[test]
    fn only_our_own_address_is_served() {
        for own in ["127.0.0.1:7901", "localhost:7901", "[::1]:7901", "192.168.1.5:7901"] {
            assert!(is_own(own, 7901), "{own}");
        }
        for foreign in [
            "evil.example:7901",
            "127.0.0.1:80",
            "127.0.0.1",
            "",
            "localhost.evil.example:7901",
            "::1:7901",
            "[x]:7901",
        ] {
            assert!(!is_own(foreign, 7901), "{foreign}");
        }
    }

    #[test]
    fn links_for_others_have_an_address_that_others_can_reach() {
        let at = |listen: &str, host| addresses(listen, &[]).shared(&asked(host));
        assert_eq!(at("127.0.0.1:7901", "127.0.0.1:7901"), "http://127.0.0.1:7901");
        assert_eq!(at("192.168.1.5:7901", "localhost:7901"), "http://192.168.1.5:7901");
        assert_eq!(at("0.0.0.0:7901", "10.0.0.9:7901"), "http://10.0.0.9:7901");
        let proxied = addresses("127.0.0.1:7901", &["play.example.org"]);
        assert_eq!(proxied.shared(&asked("localhost:7901")), "https://play.example.org");
        assert_eq!(proxied.shared(&asked("Play.example.org")), "https://play.example.org");
    }

    #[test]
    fn behind_a_reverse_proxy_the_page_is_served_under_the_names_that_were_configured() {
        let addresses = addresses("127.0.0.1:7901", &["play.example.org", "games.example.org:8443"]);
        let origin = |host| addresses.origin(&asked(host));
        assert_eq!(origin("play.example.org").as_deref(), Some("https://play.example.org"));
        assert_eq!(origin("games.example.org:8443").as_deref(), Some("https://games.example.org:8443"));
        assert_eq!(origin("127.0.0.1:7901").as_deref(), Some("http://127.0.0.1:7901"));
        for foreign in ["games.example.org", "evil.example", "play.example.org.evil.example", "play.example.org:7901"] {
            assert_eq!(origin(foreign), None, "{foreign}");
        }
        let page = |origin: &'static str| HeaderMap::from_iter([(header::ORIGIN, HeaderValue::from_static(origin))]);
        assert!(!is_foreign(&page("https://play.example.org"), "https://play.example.org"));
        assert!(is_foreign(&page("http://play.example.org"), "https://play.example.org"));
    }

    #[test]
    fn an_address_that_somebody_far_away_claims_isnt_believed() {
        let addresses = addresses("127.0.0.1:7901", &["play.example.org"]);
        let of = |peer: &str, forwarded: &'static str| {
            let mut headers = asked("play.example.org");
            headers.insert("x-forwarded-for", HeaderValue::from_static(forwarded));
            addresses.client(peer.parse().expect("an address"), &headers).to_string()
        };
        assert_eq!(of("127.0.0.1:50000", "203.0.113.9"), "203.0.113.9");
        assert_eq!(
            of("[::ffff:127.0.0.1]:50000", "198.51.100.1, 203.0.113.9"),
            "203.0.113.9",
            "the proxy's word is last"
        );
        assert_eq!(of("127.0.0.1:50000", "nonsense"), "127.0.0.1");
        assert_eq!(of("10.0.0.9:50000", "203.0.113.9"), "10.0.0.9");
    }

    #[test]
    fn what_a_proxy_on_this_machine_forwards_is_not_from_here() {
        let addresses = addresses("127.0.0.1:7901", &["play.example.org"]);
        let here = "127.0.0.1:50000".parse().expect("an address");
        assert!(addresses.is_from_here(here, &asked("127.0.0.1:7901")));
        assert!(!addresses.is_from_here(here, &asked("play.example.org")));
        assert!(!addresses.is_from_here("10.0.0.9:50000".parse().expect("an address"), &asked("127.0.0.1:7901")));
        // Also of a proxy that doesn't pass the name on.
        let mut forwarded = asked("127.0.0.1:7901");
        forwarded.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.9"));
        assert!(!addresses.is_from_here(here, &forwarded));
    }
}
