-- The index of names reads what was touched page by page, in this order.
CREATE INDEX property_touched ON property (updated_at, property_id);
DROP INDEX property_updated;
