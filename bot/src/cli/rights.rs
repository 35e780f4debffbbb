//! `dragoman rights`: the table of rights, who may give which command.

use dragoman_game::rights;

/// Arguments of `dragoman rights`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The language of the commands' names: its tag, such as `en`, or its name.
    #[arg(long, default_value = "en")]
    language: String,
    /// One JSON object a line and command instead of a Markdown table: `{"command":"edit","outsider":"no",…}`.
    #[arg(long)]
    json: bool,
}

/// Prints the table.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let words = dragoman_locales::words()?;
    let language = words.languages().read_name(&arguments.language)?;
    super::output::print(if arguments.json { rights::lines() } else { rights::table(&words, language) })
}
