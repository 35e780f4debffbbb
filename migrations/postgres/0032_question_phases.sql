-- The phases to which the request belongs, as JSON: game to phase. NULL: a program asked that stored none.
ALTER TABLE questions ADD COLUMN during TEXT COLLATE "C";
