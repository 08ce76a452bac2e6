-- What a wished stay cost when its member first looked at it for these dates, guests and rooms; another choice begins anew.
ALTER TABLE wish
	ADD COLUMN seen_for text,
	ADD COLUMN seen_total int CHECK (seen_total >= 0),
	ADD CHECK ((seen_for IS NULL) = (seen_total IS NULL));
