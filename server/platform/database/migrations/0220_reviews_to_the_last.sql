-- Reviews of a stay, or of one of its rooms, are read star by star: every order that is offered is a merge of five walks along one of these,
-- which go on from any review, and both count without the table.
CREATE INDEX review_of_stay ON review (property_id, star, created_at, review_id) WHERE NOT hidden;
CREATE INDEX review_of_room ON review (property_id, room_id, star, created_at, review_id) WHERE NOT hidden AND room_id IS NOT NULL;
DROP INDEX review_property;
DROP INDEX review_property_star;

-- {praise: [{topic, count}], rooms: [{id, counts}]}: the reviews of each room by their stars, from now on; counted anew when asked for.
UPDATE review_stat SET told = NULL;
