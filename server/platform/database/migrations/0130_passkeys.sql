-- Keys that a member's own devices hold; we keep the public half (DEC-195).
CREATE TABLE passkey (
	passkey_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	member_id int NOT NULL REFERENCES member,
	credential_id text NOT NULL UNIQUE,
	public_key bytea NOT NULL,
	-- What the authenticator calls the member: random, the same for all passkeys of one member.
	user_handle text NOT NULL,
	sign_count bigint NOT NULL,
	transports text[] NOT NULL,
	name text NOT NULL,
	created_at timestamptz NOT NULL,
	last_used_at timestamptz
);
CREATE INDEX passkey_of_member ON passkey (member_id);

-- What an authenticator has to sign, by its hash: once, and not for long. Without a member: whoever logs in.
CREATE TABLE passkey_challenge (
	challenge_hash bytea PRIMARY KEY,
	member_id int REFERENCES member,
	user_handle text,
	expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_age ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_of_member ON passkey_challenge (member_id) WHERE member_id IS NOT NULL;

ALTER TABLE login_history DROP CONSTRAINT login_history_login_type_check;
ALTER TABLE login_history ADD CONSTRAINT login_history_login_type_check
	CHECK (login_type IN ('EMAIL', 'KAKAO', 'NAVER', 'APPLE', 'PASSKEY'));
