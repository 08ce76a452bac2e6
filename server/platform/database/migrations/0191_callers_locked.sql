-- Callers' addresses and browsers stand locked as well (0155). Accounts of providers, destinations of codes and what is counted are kept as
-- marks alone; of these, rows from before are gone within three days, but for the accounts, which the next start marks.
CREATE INDEX session_unlocked ON session (family) WHERE
	user_agent <> '' AND user_agent NOT LIKE 'p1.%'
	OR ip <> '' AND ip NOT LIKE 'p1.%';
CREATE INDEX login_history_unlocked ON login_history (login_id) WHERE
	user_agent <> '' AND user_agent NOT LIKE 'p1.%'
	OR ip <> '' AND ip NOT LIKE 'p1.%';
CREATE INDEX security_event_unlocked ON security_event (security_event_id) WHERE
	ip <> '' AND ip NOT LIKE 'p1.%';
ALTER TABLE member_social ADD COLUMN link_id int GENERATED ALWAYS AS IDENTITY UNIQUE;
CREATE INDEX member_social_unlocked ON member_social (link_id) WHERE
	sns_id !~ '^[0-9a-f]{64}$';

-- The journal is still only added to; locking an address that stands there, or locking it anew, says nothing else.
DROP TRIGGER security_event_stays ON security_event;
CREATE TRIGGER security_event_stays BEFORE UPDATE ON security_event FOR EACH ROW
	WHEN ((OLD.security_event_id, OLD.at, OLD.what, OLD.member_id, OLD.detail)
			IS DISTINCT FROM (NEW.security_event_id, NEW.at, NEW.what, NEW.member_id, NEW.detail)
		OR NEW.ip NOT LIKE 'p1.%' OR (OLD.ip IS NULL) IS DISTINCT FROM (NEW.ip IS NULL))
	EXECUTE FUNCTION refuse_change();
