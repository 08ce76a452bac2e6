-- One lane's entries are found without reading past those of others, however many wait there.
DROP INDEX outbox_todo;
CREATE INDEX outbox_due ON outbox (topic, run_at, outbox_id) WHERE done_at IS NULL;
