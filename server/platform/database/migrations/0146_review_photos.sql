-- Photos of reviews as they are served: checked, scaled and without what a camera writes into them.
CREATE TABLE review_photo (
	photo_key text PRIMARY KEY CHECK (photo_key ~ '^[0-9a-f]{32}$'),
	review_id bigint NOT NULL REFERENCES review ON DELETE CASCADE,
	member_id int NOT NULL REFERENCES member,
	-- What a reader who cannot see it is told; empty when its author says nothing.
	alt text NOT NULL CHECK (char_length(alt) <= 100),
	bytes bytea NOT NULL,
	created_at timestamptz NOT NULL
);
CREATE INDEX review_photo_of ON review_photo (review_id, created_at, photo_key);
CREATE INDEX review_photo_member ON review_photo (member_id);

-- Who found a review unfit, once each; settled when an operator let the review stand.
CREATE TABLE review_report (
	review_id bigint NOT NULL REFERENCES review ON DELETE CASCADE,
	member_id int NOT NULL REFERENCES member,
	created_at timestamptz NOT NULL,
	settled_at timestamptz,
	PRIMARY KEY (review_id, member_id)
);
CREATE INDEX review_report_open ON review_report (review_id) WHERE settled_at IS NULL;
CREATE INDEX review_report_member ON review_report (member_id);
CREATE INDEX review_report_age ON review_report (created_at);
