-- The address under which others read a member's wish list; taking it back deletes it, and the next is another one.
CREATE TABLE wish_share (
	member_id int PRIMARY KEY REFERENCES member,
	token text NOT NULL UNIQUE CHECK (token ~ '^[\w-]{22}$'),
	created_at timestamptz NOT NULL
);
