-- A member's copy of all that is kept of them reads every booked room, those a list leaves out too (DEC-196).
CREATE INDEX order_product_of_member ON order_product (member_id);
