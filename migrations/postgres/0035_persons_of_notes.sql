-- As migrations/sqlite has it.
UPDATE cursors SET person = split_part(person, '/', 1) WHERE person LIKE 'discord:%/%';
