-- The daily comparison with the providers goes through what changed page by page: from a payment on, in the order of the changes.
CREATE INDEX payment_changed ON payment (updated_at, payment_id);
DROP INDEX payment_updated;
