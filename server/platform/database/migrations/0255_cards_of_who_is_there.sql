-- A card that a call under way has registered for who has left meanwhile could be charged: there is none from now on, and none from before. Emptied ones stay with
-- their charges, and come back with a backup.
UPDATE billing_key b SET removed_at = coalesce(b.removed_at, now()), key_cipher = '', card_label = ''
FROM member m WHERE m.member_id = b.member_id AND m.status = 'withdrawn' AND b.key_cipher <> '';
CREATE TRIGGER billing_key_of_a_member BEFORE INSERT ON billing_key FOR EACH ROW WHEN (NEW.key_cipher <> '') EXECUTE FUNCTION refuse_of_who_has_gone();
