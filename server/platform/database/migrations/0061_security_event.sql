-- What a take-over would leave behind: written once, never changed; destroyed with the other access records (DEC-196).
CREATE TABLE security_event (
	security_event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	at timestamptz NOT NULL,
	what text NOT NULL,
	member_id int,
	ip text,
	detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX security_event_age ON security_event (at);
CREATE INDEX security_event_member ON security_event (member_id, at) WHERE member_id IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'this table is only added to';
END $$;
CREATE TRIGGER security_event_stays BEFORE UPDATE ON security_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER security_event_is_not_emptied BEFORE TRUNCATE ON security_event EXECUTE FUNCTION refuse_change();
