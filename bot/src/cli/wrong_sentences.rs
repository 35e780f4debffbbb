//! `dragoman wrong-sentences`: the messages that people find wrong, for whoever keeps a language.

use std::path::Path;

use dragoman_store::Store;

use super::output::print_line;

pub(super) fn list(config: Option<&Path>) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    // The bot may be running.
    let found = runtime.block_on(async { Store::look(&config.database).await?.wrong_sentences().await })?;
    for wrong in found {
        print_line(format_args!("{}\t{}\t{}", wrong.language, wrong.message, wrong.times))?;
    }
    Ok(())
}
