-- What a withdrawal deletes is written by nobody afterwards: a call that was under way waits for the end of the withdrawal, and fails then.
CREATE FUNCTION refuse_of_who_has_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM member WHERE member_id = NEW.member_id AND status <> 'withdrawn' FOR KEY SHARE;
	IF NOT FOUND THEN RAISE EXCEPTION 'this member has withdrawn'; END IF;
	RETURN NEW;
END $$;

DO $$
DECLARE each text;
BEGIN
	FOREACH each IN ARRAY ARRAY['member_social', 'member_device', 'passkey', 'wish', 'wish_share', 'review_photo', 'review_report',
		'advance_notice_application', 'inquiry'] LOOP
		EXECUTE format('DELETE FROM %I USING member WHERE member.member_id = %1$I.member_id AND member.status = ''withdrawn''', each);
		EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION refuse_of_who_has_gone()', each || '_of_a_member', each);
	END LOOP;
END $$;
