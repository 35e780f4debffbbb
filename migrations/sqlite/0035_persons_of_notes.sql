-- The owner's last messages stand behind the owner since they are noted; they were taken for a part of the person.
UPDATE cursors SET person = substr(person, 1, instr(person, '/') - 1) WHERE person LIKE 'discord:%/%';
