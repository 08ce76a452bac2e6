-- How many stays are open in each place, kept as they come, move and close: counting a million takes longer than a statement may.
CREATE TABLE place_stays (
	city_id int2 NOT NULL REFERENCES city,
	area int2 NOT NULL,
	sub_area int2 NOT NULL,
	stays int NOT NULL,
	PRIMARY KEY (city_id, area, sub_area)
);
INSERT INTO place_stays SELECT city_id, area, sub_area, count(*) FROM property WHERE status = 'open' GROUP BY city_id, area, sub_area;

-- By statement, not by row, and in the order of places, so that two who bring stays in wait for each other at most.
CREATE FUNCTION count_new_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO place_stays AS known (city_id, area, sub_area, stays)
	SELECT city_id, area, sub_area, count(*) FROM stays_now WHERE status = 'open' GROUP BY city_id, area, sub_area ORDER BY 1, 2, 3
	ON CONFLICT (city_id, area, sub_area) DO UPDATE SET stays = known.stays + excluded.stays;
	RETURN NULL;
END $$;

CREATE FUNCTION count_moved_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO place_stays AS known (city_id, area, sub_area, stays)
	SELECT city_id, area, sub_area, sum(one) FROM (
		SELECT city_id, area, sub_area, 1 AS one FROM stays_now WHERE status = 'open'
		UNION ALL
		SELECT city_id, area, sub_area, -1 FROM stays_before WHERE status = 'open'
	) moved GROUP BY city_id, area, sub_area HAVING sum(one) <> 0 ORDER BY 1, 2, 3
	ON CONFLICT (city_id, area, sub_area) DO UPDATE SET stays = known.stays + excluded.stays;
	RETURN NULL;
END $$;

CREATE TRIGGER property_counted AFTER INSERT ON property REFERENCING NEW TABLE AS stays_now
	FOR EACH STATEMENT EXECUTE FUNCTION count_new_stays();
CREATE TRIGGER property_counted_anew AFTER UPDATE ON property REFERENCING OLD TABLE AS stays_before NEW TABLE AS stays_now
	FOR EACH STATEMENT EXECUTE FUNCTION count_moved_stays();
