-- Cities are shared out among sixteen shards by their number (server/catalogue/search/store/shards.ts). Each has one leader at a time and its own
-- order of versions, so that several processes write the read model side by side; who follows asks for what is newer in each shard.
CREATE INDEX stay_block_newer ON stay_block ((city_id % 16), ver);
DROP INDEX stay_block_ver;
CREATE INDEX stay_night_newer ON stay_night ((city_id % 16), ver) WHERE ver > layout;
DROP INDEX stay_night_patched;
