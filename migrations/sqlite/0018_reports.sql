-- What became of each order and unit of a phase, and why, as it was decided: never decided again by a later program. That
-- of a phase of before is found when it is first asked for, and kept from then on. (0017 says of `record` that reasons are
-- found anew whenever somebody asks; since this they aren't.)
ALTER TABLE phases ADD COLUMN report TEXT;  -- JSON, with the version of the engine that made it; NULL: none was made yet, or it wasn't orders that led to the next position
