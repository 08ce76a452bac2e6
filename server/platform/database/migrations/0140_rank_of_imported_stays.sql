-- Rank 1 is recommended first; a stay nobody has ranked comes after all others, not before them.
ALTER TABLE property ALTER COLUMN rank SET DEFAULT 1000000;
UPDATE property SET rank = 1000000 WHERE rank = 0;
