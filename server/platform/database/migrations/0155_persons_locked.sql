-- Texts about persons stand locked (p1.{key id}.{bytes}, docs/adr/0041) and are found by keyed marks. Rows from before are locked at the
-- next start, batch by batch; until they are, the *_unlocked indexes hold them.
ALTER TABLE member ADD COLUMN phone_key text;
DROP INDEX member_phone;
CREATE INDEX member_phone_key ON member (phone_key);
ALTER TABLE member DROP CONSTRAINT member_phone_check;
ALTER TABLE member ADD CONSTRAINT member_phone_check CHECK (phone ~ '^([0-9]{9,15}$|p1[.])') NOT VALID;
ALTER TABLE order_pay DROP CONSTRAINT order_pay_request_check;
ALTER TABLE order_pay ADD CONSTRAINT order_pay_request_check CHECK (char_length(request) <= 200 OR request LIKE 'p1.%') NOT VALID;
ALTER TABLE inquiry DROP CONSTRAINT inquiry_title_check;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_title_check CHECK (char_length(title) BETWEEN 1 AND 50 OR title LIKE 'p1.%') NOT VALID;
ALTER TABLE inquiry DROP CONSTRAINT inquiry_contents_check;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_contents_check
	CHECK (char_length(contents) BETWEEN 10 AND 1000 OR contents LIKE 'p1.%') NOT VALID;
CREATE INDEX member_unlocked ON member (member_id) WHERE
	email <> '' AND email NOT LIKE 'p1.%'
	OR name <> '' AND name NOT LIKE 'p1.%'
	OR phone <> '' AND phone NOT LIKE 'p1.%'
	OR corp_user_name <> '' AND corp_user_name NOT LIKE 'p1.%'
	OR dept_name <> '' AND dept_name NOT LIKE 'p1.%'
	OR international_phone <> '' AND international_phone NOT LIKE 'p1.%'
	OR user_first_name <> '' AND user_first_name NOT LIKE 'p1.%'
	OR user_last_name <> '' AND user_last_name NOT LIKE 'p1.%';
CREATE INDEX order_pay_unlocked ON order_pay (order_pay_id) WHERE
	booker_name <> '' AND booker_name NOT LIKE 'p1.%'
	OR booker_tel <> '' AND booker_tel NOT LIKE 'p1.%'
	OR booker_email <> '' AND booker_email NOT LIKE 'p1.%'
	OR guest_name <> '' AND guest_name NOT LIKE 'p1.%'
	OR guest_tel <> '' AND guest_tel NOT LIKE 'p1.%'
	OR guest_email <> '' AND guest_email NOT LIKE 'p1.%'
	OR user_first_name <> '' AND user_first_name NOT LIKE 'p1.%'
	OR user_last_name <> '' AND user_last_name NOT LIKE 'p1.%'
	OR international_phone <> '' AND international_phone NOT LIKE 'p1.%'
	OR request <> '' AND request NOT LIKE 'p1.%';
CREATE INDEX inquiry_unlocked ON inquiry (inquiry_id) WHERE
	title <> '' AND title NOT LIKE 'p1.%'
	OR contents <> '' AND contents NOT LIKE 'p1.%'
	OR comment_contents <> '' AND comment_contents NOT LIKE 'p1.%';
