-- The nearest and the most similar stays of a city of any size are found without looking at all of them.
CREATE INDEX property_near ON property (city_id, lat, lng) WHERE status = 'open';
CREATE INDEX property_like ON property (city_id, type_id, star, rank, property_id) WHERE status = 'open';
