-- A plan that names no longest stay is sold for any stay that can be searched: 181 nights, `stayRules` of the domain. So far
-- nothing could set another value than the old default, so that 30 means the same.
ALTER TABLE rateplan ALTER COLUMN max_nights SET DEFAULT 181;
UPDATE rateplan SET max_nights = 181 WHERE max_nights = 30;
INSERT INTO stay_dirty (property_id, ym) SELECT DISTINCT property_id, 0 FROM rateplan;
