-- What a member has begun in the last day and not paid for is counted from the orders themselves.
CREATE INDEX order_pay_unpaid ON order_pay (member_id, created_at) WHERE stage <> 'placed';
DELETE FROM rate_counter WHERE scope = 'hold';
