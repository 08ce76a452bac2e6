-- No statement reads these columns: phone numbers name their country themselves, and a refresh token's successor is in its family.
ALTER TABLE nation DROP COLUMN dial_code;
ALTER TABLE refresh_token DROP COLUMN replaced_by;
