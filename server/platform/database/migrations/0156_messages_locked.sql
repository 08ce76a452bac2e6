-- Messages that wait or were sent are locked as well (0155); who leaves is found by the mark of the address.
ALTER TABLE outbox ADD COLUMN recipient text;
UPDATE outbox SET recipient = payload->>'to' WHERE payload->>'to' IS NOT NULL;
DROP INDEX outbox_recipient;
CREATE INDEX outbox_recipient ON outbox (recipient) WHERE recipient IS NOT NULL;
