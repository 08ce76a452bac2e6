-- A member's copy of all that is kept of them reads logins that have ended too (DEC-196).
CREATE INDEX session_of_member ON session (member_id, created_at);
