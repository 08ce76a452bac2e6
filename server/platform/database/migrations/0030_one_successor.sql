-- A refresh token has one successor, which has arrived once it or the access token issued beside it was shown by somebody
-- outside. Until then the old token may come again, however late: its answer was lost on the way (DEC-186).
ALTER TABLE refresh_token ADD COLUMN arrived_at timestamptz;
-- The refresh token issued beside it; forgotten once it has arrived.
ALTER TABLE access_token ADD COLUMN refresh_hash bytea;
