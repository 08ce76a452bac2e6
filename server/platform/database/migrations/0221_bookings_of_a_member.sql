-- A member's bookings are counted by tab, and the lines of one tab are picked, along this index alone: the rows of what is not shown stay unread.
CREATE INDEX order_product_listed ON order_product (member_id, order_product_id) INCLUDE (status, check_in, hidden) WHERE status IS NOT NULL;
DROP INDEX order_product_member;

-- Of all the logins there were in three months, those that go on.
CREATE INDEX session_living ON session (member_id) WHERE revoked_at IS NULL;
DROP INDEX session_member;
