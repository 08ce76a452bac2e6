-- What a catalogue file calls a stay of our own channel. It is not an external ID: paths and answers name the stay by ours (DEC-057).
ALTER TABLE property ADD COLUMN import_id text CHECK (import_id IS NULL OR channel_idx = 1);
CREATE UNIQUE INDEX property_imported ON property (channel_idx, (coalesce(external_id, import_id)));
ALTER TABLE property DROP CONSTRAINT property_channel_idx_external_id_key;
