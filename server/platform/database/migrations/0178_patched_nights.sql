-- Who follows the read model asks for nights that were changed after their block was written; nights written with their block come with it.
-- While a catalogue is built those are nearly all: they need no place in the index.
CREATE INDEX stay_night_patched ON stay_night (ver) WHERE ver > layout;
DROP INDEX stay_night_ver;
