-- A member's bookings are counted by tab, and the lines of one tab are picked, along this index alone: the rows of what is not shown stay unread.
CREATE INDEX order_product_listed ON order_product (member_id, order_product_id) INCLUDE (status, check_in)
	WHERE status IS NOT NULL AND NOT hidden;
DROP INDEX order_product_member;
