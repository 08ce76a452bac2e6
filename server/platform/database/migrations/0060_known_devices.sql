-- When who uses a login last proved to be its owner, by password, code or passkey: sensitive changes ask for it (DEC-195).
ALTER TABLE session ADD COLUMN proven_at timestamptz;

-- Browsers a member has logged in with, by the hash of a random cookie: a new one is told to the member, a known one passes a lock.
CREATE TABLE member_device (
	member_id int NOT NULL REFERENCES member,
	device_hash bytea NOT NULL,
	first_seen_at timestamptz NOT NULL,
	last_seen_at timestamptz NOT NULL,
	PRIMARY KEY (member_id, device_hash)
);
CREATE INDEX member_device_age ON member_device (last_seen_at);
