-- Nights of a room that are not sold for now, a row for each of its plans. rate_month says closed (NULL) meanwhile, so that nothing that
-- reads prices needs to know; the price that comes back when the sale goes on waits here. NULL: there was none.
-- A stock of 0 could not say it: a cancelled booking gives its room back.
CREATE TABLE stopped_night (
	rateplan_id int NOT NULL REFERENCES rateplan (rateplan_id),
	night date NOT NULL,
	price int CHECK (price > 0),
	PRIMARY KEY (rateplan_id, night)
);

-- What an operator asks for: who has booked a room's coming nights, and which questions are open, what failed.
CREATE INDEX order_product_room ON order_product (room_id, check_out) WHERE stock_taken;
CREATE INDEX inquiry_open ON inquiry (inquiry_id) WHERE comment_at IS NULL;
CREATE INDEX outbox_failed ON outbox (outbox_id) WHERE last_error IS NOT NULL;
