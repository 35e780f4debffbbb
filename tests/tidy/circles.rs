//! Finds circles among things that need each other.

use std::collections::{BTreeMap, BTreeSet};

/// What needs each other, directly or through others, by what each needs.
pub fn circles<T: Clone + Ord>(needs: &BTreeMap<T, BTreeSet<T>>) -> Vec<BTreeSet<T>> {
    let reach = |from: &T| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(next) = open.pop() {
            for to in needs.get(&next).into_iter().flatten() {
                if seen.insert(to.clone()) {
                    open.push(to.clone());
                }
            }
        }
        seen
    };
    let reached: BTreeMap<&T, BTreeSet<T>> = needs.keys().map(|one| (one, reach(one))).collect();
    let mut circles: Vec<BTreeSet<T>> = Vec::new();
    for (one, seen) in &reached {
        if seen.contains(*one) && !circles.iter().any(|circle| circle.contains(*one)) {
            let back = |other: &&T| reached.get(*other).is_some_and(|back| back.contains(*one));
            circles.push(seen.iter().filter(back).cloned().collect());
        }
    }
    circles
}

#[test]
fn each_circle_is_found_once() {
    let needs = [(1, vec![2, 5]), (2, vec![3]), (3, vec![1]), (4, vec![4]), (5, vec![6]), (6, vec![])];
    let needs: BTreeMap<i32, BTreeSet<i32>> =
        needs.into_iter().map(|(one, needed)| (one, needed.into_iter().collect())).collect();
    assert_eq!(circles(&needs), [BTreeSet::from([1, 2, 3]), BTreeSet::from([4])]);
}
