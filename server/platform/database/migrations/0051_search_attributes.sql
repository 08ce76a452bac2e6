-- What stays are filtered by lies in one packed column, so that another filter needs no other column: see server/catalogue/search/attributes.ts.
-- The read model is derived: emptied here, it is built anew from the catalogue at the next start.
TRUNCATE stay_slot, stay_night, stay_block, stay_rule, stay_dirty;
ALTER TABLE stay_block DROP COLUMN stars, DROP COLUMN areas, ADD COLUMN attributes bytea NOT NULL;
