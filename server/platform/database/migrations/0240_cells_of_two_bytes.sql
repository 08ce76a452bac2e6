-- A plan's night takes two bytes: rooms left (3 bits) and the price in the plan's unit (13 bits), which stands in the block as uint16. Plans with
-- unit 0 have prices that need more: the night of a block with such plans has a second plane of as many uint16 behind the first, price / 8192.
-- The read model is derived: emptied here, it is built anew from the catalogue at the next start.
TRUNCATE stay_slot, stay_night, stay_block, stay_rule, stay_dirty;
ALTER TABLE stay_block ADD COLUMN units bytea NOT NULL;
