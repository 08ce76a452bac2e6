-- What the stay answered. Hidden with its review.
ALTER TABLE review ADD COLUMN reply text CHECK (char_length(reply) BETWEEN 1 AND 1000);
ALTER TABLE review ADD COLUMN replied_at timestamptz;
ALTER TABLE review ADD CONSTRAINT review_reply_has_time CHECK ((reply IS NULL) = (replied_at IS NULL));

-- {praise: [{topic, count}], rooms: [{id, count}]}: counted when first asked for, NULL again as soon as a review comes or goes.
ALTER TABLE review_stat ADD COLUMN told jsonb;

CREATE INDEX review_property_star ON review (property_id, star) WHERE NOT hidden;
