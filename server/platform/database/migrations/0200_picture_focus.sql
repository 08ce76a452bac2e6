-- Where the eye goes, in hundredths of the width from the left and of the height from the top: a frame of another shape keeps it in sight.
-- months: a bit a month, the lowest is January: when the picture shows the stay as it is then; NULL: whenever.
ALTER TABLE property_image
	ADD COLUMN focus_x int2 CHECK (focus_x BETWEEN 0 AND 100),
	ADD COLUMN focus_y int2 CHECK (focus_y BETWEEN 0 AND 100),
	ADD CONSTRAINT property_image_focus CHECK ((focus_x IS NULL) = (focus_y IS NULL)),
	ADD COLUMN months int2 CHECK (months BETWEEN 1 AND 4095);
