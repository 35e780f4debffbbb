//! Requests become pictures, or a person is told what is wrong with them.

use std::sync::Arc;

use dragoman_engine::{Map, UnitKind};
use dragoman_render::{
    Act, Outcome, RenderError, RenderRequest, Renderer, RequestKind, Scene, SceneWords, Shows, State, Theme,
};

use crate::eye::Pixels;

const START: &str = r#"{"id":"1","variant":"classic","phase":"S1901M",
    "units":{"ITALY":["A VEN","A ROM"],"AUSTRIA":["F TRI"]},"centers":{"ITALY":["VEN","ROM"],"AUSTRIA":["TRI"]}"#;

fn read(rest: &str, kind: Option<RequestKind>, power: Option<&str>) -> Result<RenderRequest, String> {
    RenderRequest::read(&format!("{START}{rest}}}"), kind, power).map_err(|error| error.to_string())
}

fn scene(rest: &str, kind: Option<RequestKind>, power: Option<&str>) -> Arc<Scene> {
    Arc::new(read(rest, kind, power).unwrap().scene(SceneWords::default(), Theme::Dark).unwrap())
}

/// Where units stand, those in `state` or all.
fn places(scene: &Scene, state: Option<State>) -> Vec<&str> {
    let wanted = scene.pieces().iter().filter(|piece| state.is_none_or(|state| piece.state == state));
    wanted.map(|piece| scene.map().location_id(piece.at)).collect()
}

fn ordered(scene: &Scene) -> Vec<&str> {
    scene.orders().iter().map(|order| scene.map().location_id(order.from)).collect()
}

const ATTACK: &str = r#","orders":{"ITALY":["A VEN - TRI","A ROM S A VEN - TRI"],"AUSTRIA":["F TRI - VEN"]}"#;

#[test]
fn orders_without_results_are_adjudicated() {
    let scene = scene(ATTACK, None, None);
    // Rome doesn't reach Trieste, so its support is void and the two attacks stand each other off.
    assert!(scene.orders().iter().all(|order| order.outcome == Outcome::Failed));
    assert_eq!(places(&scene, Some(State::Dislodged)), [""; 0]);
}

#[test]
fn results_that_come_with_the_orders_are_believed() {
    let results = r#","results":{"A VEN":[],"A ROM":["void"],"F TRI":["bounce","dislodged"]}"#;
    let scene = scene(&format!("{ATTACK}{results}"), None, None);
    let outcome = |at: &str| {
        let map = scene.map();
        scene.orders().iter().find(|order| map.location_id(order.from) == at).unwrap().outcome
    };
    assert_eq!(outcome("VEN"), Outcome::Succeeded);
    assert_eq!(outcome("TRI"), Outcome::Failed);
    assert_eq!(places(&scene, Some(State::Dislodged)), ["TRI"]);
}

#[test]
fn a_position_is_the_one_after_the_orders() {
    let orders = r#","orders":{"ITALY":["A VEN - PIE"]}"#;
    assert!(places(&scene(orders, Some(RequestKind::Position), None), None).contains(&"PIE"));
    let next = r#","next":{"phase":"F1901M","units":{"ITALY":["A TYR"]},"centers":{}}"#;
    let after = scene(next, Some(RequestKind::Position), None);
    assert_eq!(places(&after, None), ["TYR"]);
}

#[test]
fn a_preview_shows_one_powers_orders_and_no_others() {
    let scene = scene(ATTACK, Some(RequestKind::Preview), Some("ITALY"));
    assert!(scene.orders().iter().all(|order| order.outcome == Outcome::Given));
    assert_eq!(ordered(&scene), ["ROM", "VEN"]);
    let request = read(ATTACK, Some(RequestKind::Preview), Some("italy")).unwrap();
    assert_eq!(request.shows(), Shows::Preview(Map::classic().power("ITALY").unwrap()));
    assert_eq!(request.description().orders.len(), 2, "and nothing of Austria in words either");
}

#[test]
fn facts_say_who_was_driven_out_and_where_everybody_is_then() {
    let results = r#","orders":{"ITALY":["A VEN - TRI"]},"results":{"A VEN":[],"F TRI":["dislodged"]},
        "next":{"phase":"S1901R","units":{"ITALY":["A TRI","A ROM"]},"dislodged":{"AUSTRIA":{"F TRI":["ADR","ALB"]}},"centers":{}}"#;
    let facts = read(results, None, None).unwrap().description();
    let map = Map::classic();
    assert_eq!(facts.dislodged.len(), 1);
    assert_eq!(facts.dislodged[0].kind, UnitKind::Fleet);
    assert!(facts.board.units.at(map.province("TRI").unwrap()).is_some_and(|unit| unit.kind == UnitKind::Army));
    let retreats = read(results, Some(RequestKind::Retreats), None).unwrap().description().retreats;
    assert_eq!(retreats.len(), 1);
    assert_eq!(retreats[0].1.iter().map(|&at| map.location_id(at)).collect::<Vec<_>>(), ["ADR", "ALB"]);
}

#[test]
fn what_is_wrong_is_said() {
    let refused = |line: &str| match RenderRequest::read(line, None, None) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{line} was accepted"),
    };
    assert!(refused("no JSON").contains("not JSON"));
    assert!(refused(r#"{"id":"1","variant":"classic","units":{}}"#).contains("`phase`"));
    assert!(
        refused(r#"{"id":"1","variant":"classic","phase":"S1901M","units":{"ITALY":["A ADR"]}}"#).contains("A ADR")
    );
    assert!(refused(r#"{"id":"1","variant":"mars","phase":"S1901M","units":{}}"#).contains("`mars`"));
    let err = |rest: &str, kind, power| read(rest, kind, power).err().unwrap();
    assert!(err("", Some(RequestKind::Preview), None).contains("--power"));
    assert!(err("", Some(RequestKind::Preview), Some("ROME")).contains("`ROME`"));
    assert!(err("", Some(RequestKind::Retreats), None).contains("retreat"));
    assert!(err(r#","results":{"A MOS":[]}"#, None, None).contains("MOS"));
    assert!(err(r#","results":["A MOS"]"#, None, None).contains("`results`"));
    assert!(err(r#","next":{"phase":"never"}"#, None, None).contains("`next`"));
}

#[test]
fn absurd_sizes_are_refused_and_all_others_drawn() {
    let scene = scene("", None, None);
    let renderer = Renderer::default();
    for size in [0, 1, 199, 4001, u32::MAX] {
        assert!(matches!(renderer.draw(&scene, size), Err(RenderError::Size(refused)) if refused == size));
    }
    for size in [200, 333, 999, 1001, 1777, 4000] {
        assert_eq!(renderer.draw(&scene, size).unwrap().width, size);
    }
}

#[test]
fn the_cache_is_bounded_and_an_equal_picture_is_drawn_once() {
    let scene = scene("", None, None);
    let renderer = Renderer::new(5 << 20);
    for size in [400, 1000, 1200, 1400, 2000] {
        renderer.draw(&scene, size).unwrap();
        assert!(renderer.cached_bytes() <= 5 << 20);
    }
    let roomy = Renderer::default();
    let first = roomy.draw(&scene, 1000).unwrap();
    assert!(Arc::ptr_eq(&first, &roomy.draw(&scene, 1000).unwrap()));
    // An renderer that keeps nothing draws the same bytes again.
    let forgetful = Renderer::new(0);
    assert_eq!(forgetful.draw(&scene, 1000).unwrap().bytes, first.bytes);
    assert_eq!(forgetful.cached_bytes(), 0);
}

/// It is the map drawn for that width, with letters that can be read, and has the shape of the whole picture.
#[test]
fn a_maps_thumbnail_is_drawn_for_its_size() {
    let scene = scene(ATTACK, None, None);
    let renderer = Renderer::default();
    let whole = renderer.draw(&scene, 2000).unwrap();
    let thumbnail = renderer.thumbnail(&scene, 2000).unwrap();
    assert!(Arc::ptr_eq(&thumbnail, &renderer.draw(&scene, 400).unwrap()));
    assert_eq!(thumbnail.width, 400);
    assert!(whole.height.abs_diff(5 * thumbnail.height) <= 5, "{} and {}", whole.height, thumbnail.height);
    assert_eq!(renderer.thumbnail(&scene, 300).unwrap().width, 300, "none is larger than the picture");
}

/// Each pixel of a thumbnail has the mean colour of those that it replaces, as near as 256 colours come to it.
#[test]
fn a_close_ups_thumbnail_is_the_finished_picture_made_small() {
    let build = r#"{"id":"1","variant":"classic","phase":"W1901A","units":{"ITALY":["A VEN"]},
        "centers":{"ITALY":["VEN","ROM"]},"orders":{"ITALY":["A ROM B"]}}"#;
    let request = RenderRequest::read(build, None, None).unwrap();
    let scene = Arc::new(request.scene(SceneWords::default(), Theme::Dark).unwrap().close_up(None));
    let renderer = Renderer::default();
    let whole = Pixels::of(&renderer.draw(&scene, 2000).unwrap());
    let kept = renderer.cached_bytes();
    let png = renderer.thumbnail(&scene, 2000).unwrap();
    assert_eq!(renderer.cached_bytes(), kept + png.bytes.len(), "nothing is prepared for another size");
    assert!(Arc::ptr_eq(&png, &renderer.thumbnail(&scene, 2000).unwrap()));
    assert_eq!(whole.width, 800);
    let (small, means) = (Pixels::of(&png), whole.scaled_down(2));
    assert_eq!((small.width, small.height), (400, means.height));
    assert_eq!((png.width as usize, png.height as usize), (small.width, small.height));
    // How far the three channels of a pixel are together from a mean so many pixels on, on the average.
    let apart = |right: usize, down: usize| {
        let (width, height) = (400 - right, small.height - down);
        let difference = |at: usize| {
            let (x, y) = (at % width, at / width);
            let (one, other) = (small.at(x, y), means.at(x + right, y + down));
            u32::from(one.0.abs_diff(other.0)) + u32::from(one.1.abs_diff(other.1)) + u32::from(one.2.abs_diff(other.2))
        };
        f64::from((0..width * height).map(difference).sum::<u32>()) / (width * height) as f64
    };
    let own = apart(0, 0);
    // Half of the pixels are edges at this size, of which the palette has fewer colours.
    assert!(own < 14.0, "pixels are {own} from the mean of what they stand for");
    for (right, down) in [(1, 0), (0, 1)] {
        let other = apart(right, down);
        assert!(own < other, "pixels are {own} from their own mean, {other} from a neighbour's");
    }
}

#[test]
fn one_renderer_serves_many_threads() {
    let scene = scene(ATTACK, None, None);
    let renderer = Renderer::default();
    let alone = Renderer::default().draw(&scene, 1000).unwrap().bytes.clone();
    std::thread::scope(|scope| {
        let drawn: Vec<_> = (0..4).map(|_| scope.spawn(|| renderer.draw(&scene, 1000).unwrap())).collect();
        for thread in drawn {
            assert_eq!(thread.join().unwrap().bytes, alone);
        }
    });
}

/// How the army in a province is drawn: the fleets over which its arrow leads.
fn drawn_over(scene: &Scene, army: &str) -> Vec<String> {
    let map = scene.map();
    let moves = scene.orders().iter().find(|order| map.location_id(order.from) == army).unwrap();
    match &moves.act {
        Act::Move { path: Some(path), .. } => path.fleets().iter().map(|&fleet| map.id(fleet).to_owned()).collect(),
        Act::Move { path: None, .. } => Vec::new(),
        other => panic!("{other:?}"),
    }
}

fn adjacent(rulebook: &str, orders: &str) -> Scene {
    let request = format!(
        r#"{{"id":"1","variant":"classic","phase":"S1901M",{rulebook}
        "units":{{"ENGLAND":["A NWY","F SKA"],"RUSSIA":["A SWE"]}},"orders":{{{orders}}}}}"#
    );
    RenderRequest::read(&request, None, None).unwrap().scene(SceneWords::default(), Theme::Dark).unwrap()
}

/// DATC 6.G.1: an own fleet ordered to carry the army shows the intent, though the army could walk.
#[test]
fn an_adjacent_army_carried_by_its_own_fleet_is_drawn_at_sea() {
    let swap = r#""ENGLAND":["A NWY - SWE","F SKA C A NWY - SWE"],"RUSSIA":["A SWE - NWY"]"#;
    let scene = adjacent("", swap);
    assert!(scene.orders().iter().all(|order| order.outcome == Outcome::Succeeded));
    assert_eq!(drawn_over(&scene, "NWY"), ["SKA"]);
    assert_eq!(drawn_over(&scene, "SWE"), [""; 0]);
}

#[test]
fn an_army_that_walks_although_told_to_sail_is_drawn_on_land() {
    let via = r#""ENGLAND":["A NWY - SWE VIA","F SKA H"],"RUSSIA":[]"#;
    assert_eq!(drawn_over(&adjacent(r#""rulebook":"1971","#, via), "NWY"), [""; 0]);
    assert_eq!(drawn_over(&adjacent(r#""rulebook":"2000","#, via), "NWY"), [""; 0]);
}

#[test]
fn a_preview_shows_an_adjacent_convoy_as_the_rulebook_has_it() {
    let request = r#"{"id":"1","variant":"classic","phase":"S1901M","units":{"ENGLAND":["A NWY","F SKA"]},
        "orders":{"ENGLAND":["A NWY - SWE","F SKA C A NWY - SWE"]}}"#;
    let scene = |rulebook: &str| {
        let request = request.replace(r#""variant""#, &format!(r#""rulebook":"{rulebook}","variant""#));
        let request = RenderRequest::read(&request, Some(RequestKind::Preview), Some("ENGLAND")).unwrap();
        request.scene(SceneWords::default(), Theme::Dark).unwrap()
    };
    assert_eq!(drawn_over(&scene("2023"), "NWY"), ["SKA"]);
    assert_eq!(drawn_over(&scene("1971"), "NWY"), [""; 0], "nobody comes the other way");
}
