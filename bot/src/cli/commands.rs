//! `dragoman commands`: the table of commands, and how each is given on each network.
//!
//! Generated from the one table from which all networks get their commands, so that it is always up to date.

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::{self, COMMANDS, Spec, Spot};

/// Arguments of `dragoman commands`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The language: its tag, such as `en`, or its name.
    #[arg(long, default_value = "en")]
    language: String,
}

/// Prints the table as Markdown.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let words = dragoman_locales::words()?;
    let language = words.languages().read_name(&arguments.language)?;
    super::output::print(table(&words, language))
}

/// Markdown: what a command does, how it is given on each network, and what it takes.
fn table(words: &Words, language: Language) -> String {
    let mut lines = vec!["| | Discord | Matrix | local | |".to_owned(), "|---|---|---|---|---|".to_owned()];
    lines.extend(COMMANDS.iter().map(|spec| format!("| {} |", row(words, spec, language).join(" | "))));
    lines.join("\n") + "\n"
}

fn row(words: &Words, spec: &Spec, language: Language) -> [String; 5] {
    let name = command::name(words, spec, language);
    // In private no prefix is needed; commands for the channel are addressed to the bot there.
    let private = if spec.spot == Spot::Public { String::new() } else { format!(" `{name}`") };
    let parameters: Vec<String> = spec
        .parameters
        .iter()
        .map(|parameter| {
            let name = words.plain(language, command::parameter_message(parameter));
            if parameter.required { format!("`{name}`") } else { format!("[`{name}`]") }
        })
        .collect();
    [
        command::about(words, spec, language),
        format!("`/{}`", command::path(words, spec, language)),
        format!("`!dragoman {name}`{private}"),
        format!("`/{name}`{private}"),
        parameters.join(" "),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_reading::command::Typed;

    #[test]
    fn every_command_is_given_on_every_network_in_every_language() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        for language in words.languages() {
            for spec in COMMANDS {
                let cells = row(&words, spec, language);
                assert!(cells[..4].iter().all(|cell| !cell.trim_matches(['`', ' ', '/']).is_empty()), "{cells:?}");
                // The form that is typed on Matrix and on the local page, by its name in any language.
                let name = command::name(&words, spec, language);
                for typed in [name.clone(), format!("/{name}"), format!("!{name}")] {
                    match command::read(&words, language, &typed) {
                        Typed::Command(read) => assert_eq!(read.spec.id, spec.id, "{typed} in {language}"),
                        Typed::Unknown { .. } => panic!("{typed} isn't known in {language}"),
                    }
                }
            }
            let table = table(&words, language);
            assert_eq!(table.lines().count(), COMMANDS.len() + 2);
            assert!(table.lines().all(|line| line.matches(" | ").count() >= 4 || line.starts_with("|---")), "{table}");
        }
    }
}
