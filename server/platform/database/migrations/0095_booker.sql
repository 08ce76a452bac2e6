-- Who booked, as they were when booking (DEC-197); the guest_ columns say who stays.
ALTER TABLE order_pay
	ADD COLUMN booker_name text NOT NULL DEFAULT '',
	ADD COLUMN booker_tel text NOT NULL DEFAULT '',
	ADD COLUMN booker_email text NOT NULL DEFAULT '';

-- Orders from before: the member as they are now; of who has been forgotten there is nothing to write down.
UPDATE order_pay o SET booker_name = m.name, booker_tel = coalesce(m.phone, ''), booker_email = coalesce(m.email, '')
FROM member m WHERE m.member_id = o.member_id AND m.status = 'active' AND o.guest_name <> '';
