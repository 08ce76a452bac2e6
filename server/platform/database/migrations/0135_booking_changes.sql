-- DEC-198: dates or guests of a booking that are changed, from the promise on. What the booking was and what it becomes stand side by
-- side, so that taking it back is writing the first again.
CREATE TABLE booking_change (
	change_id text PRIMARY KEY,
	order_product_id bigint NOT NULL REFERENCES order_product,
	state text NOT NULL DEFAULT 'quoted' CHECK (state IN ('quoted', 'asked', 'made', 'settled', 'undone', 'refused')),
	order_version int NOT NULL,
	-- {checkIn, checkOut, adults, childAges, orderType, keyCode, lines, amounts, cashback, policy}
	before jsonb NOT NULL,
	after jsonb NOT NULL,
	from_in date NOT NULL,
	from_out date NOT NULL,
	to_in date NOT NULL,
	to_out date NOT NULL,
	to_pay int NOT NULL CHECK (to_pay >= 0),
	-- {money, differences: [{paymentId, amount}], awesomeCash, welfarePoints}
	back jsonb NOT NULL,
	order_add_pay_id bigint UNIQUE REFERENCES order_add_pay,
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	-- asked: until when it can be paid; made: until when it can be taken back
	due_at timestamptz,
	settled_at timestamptz,
	CHECK (from_out > from_in AND to_out > to_in),
	CHECK ((state IN ('asked', 'made')) = (due_at IS NOT NULL)),
	CHECK ((state IN ('settled', 'undone', 'refused')) = (settled_at IS NOT NULL))
);
CREATE UNIQUE INDEX booking_change_live ON booking_change (order_product_id) WHERE state IN ('asked', 'made');
CREATE INDEX booking_change_product ON booking_change (order_product_id, created_at);
CREATE INDEX booking_change_due ON booking_change (due_at) WHERE state IN ('asked', 'made');
CREATE INDEX booking_change_quote ON booking_change (expires_at) WHERE state = 'quoted';

-- Nights that are taken of a room: those of bookings, and, while a change is under way, those of its other dates besides: the new ones
-- until it is paid for, the old ones as long as it can be taken back.
CREATE VIEW taken_night AS
SELECT property_id, room_id, day::date AS day, quantity
FROM order_product, generate_series(check_in, check_out - 1, interval '1 day') AS day WHERE stock_taken
UNION ALL
SELECT p.property_id, p.room_id, day::date, p.quantity
FROM booking_change c JOIN order_product p USING (order_product_id), generate_series(c.to_in, c.to_out - 1, interval '1 day') AS day
WHERE c.state = 'asked' AND NOT (day >= c.from_in AND day < c.from_out)
UNION ALL
SELECT p.property_id, p.room_id, day::date, p.quantity
FROM booking_change c JOIN order_product p USING (order_product_id), generate_series(c.from_in, c.from_out - 1, interval '1 day') AS day
WHERE c.state = 'made' AND NOT (day >= c.to_in AND day < c.to_out);

ALTER TABLE refund DROP CONSTRAINT refund_cause_check;
ALTER TABLE refund ADD CONSTRAINT refund_cause_check
	CHECK (cause IN ('member', 'link', 'supplier', 'operator', 'late_money', 'change'));
