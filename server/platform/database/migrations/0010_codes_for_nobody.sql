-- The foreign key was looked up for a code about a member alone, and locked its row: that took longer than for an address nobody has (D17).
ALTER TABLE cert DROP CONSTRAINT cert_member_id_fkey;
