-- What a picture shows: 'room', 'view', 'facility', 'dining' or 'outside'; NULL: nobody has said.
ALTER TABLE property_image ADD COLUMN picture_group text
	CHECK (picture_group IN ('room', 'view', 'facility', 'dining', 'outside'));
