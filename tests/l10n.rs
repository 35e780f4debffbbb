//! The words of all languages: tables without gaps or clashes, messages with the same variables everywhere.

#[path = "l10n/patterns.rs"]
mod patterns;

#[path = "l10n/tables.rs"]
mod tables;

#[path = "l10n/results.rs"]
mod results;

#[path = "l10n/messages.rs"]
mod messages;

#[path = "l10n/functions.rs"]
mod functions;

#[path = "l10n/filled.rs"]
mod filled;

#[path = "l10n/glossary.rs"]
mod glossary;

#[path = "l10n/pseudo.rs"]
mod pseudo;

#[path = "l10n/examples.rs"]
mod examples;

#[path = "l10n/cases.rs"]
mod cases;
