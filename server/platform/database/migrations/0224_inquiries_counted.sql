-- A member's inquiries, and how many are answered and unread, without the letters themselves.
DROP INDEX inquiry_member;
CREATE INDEX inquiry_member ON inquiry (member_id, inquiry_id DESC) INCLUDE (comment_at, read_at);
