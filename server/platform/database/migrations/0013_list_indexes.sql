-- Lists that go on from a row (keyset): a member's points by kind, a stay's reviews to the last.
CREATE INDEX point_ledger_action ON point_ledger (member_id, point_type, action_type, point_ledger_id DESC);
DROP INDEX review_property;
CREATE INDEX review_property ON review (property_id, created_at DESC, review_id DESC) WHERE NOT hidden;
