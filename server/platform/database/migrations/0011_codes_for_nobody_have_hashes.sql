-- Codes nobody was sent have a hash like all others from now on, of a number nobody is told (D17).
DELETE FROM cert WHERE code_hash IS NULL;
