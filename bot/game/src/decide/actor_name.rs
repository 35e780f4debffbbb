//! What others read as the name of who acts.

use dragoman_l10n::sanitise;

use super::context::Context;

/// The acting person's name as others see it, shortened to the limit of names; a question mark if it has no readable
/// character.
pub(super) fn name_of(context: &Context<'_>) -> String {
    let most = usize::try_from(context.view.limits.name).unwrap_or(usize::MAX);
    let name = sanitise::name(&context.event.actor.name, usize::MAX);
    match name.char_indices().nth(most.saturating_sub(1)) {
        Some((at, last)) if at + last.len_utf8() < name.len() => format!("{}…", &name[..at]),
        _ if name.is_empty() => "?".to_owned(),
        _ => name,
    }
}
