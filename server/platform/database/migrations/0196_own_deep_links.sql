-- The link of the comparison is written by us: it leads to our page, with the price that is promised there.
ALTER TABLE hotels_combined_hotel DROP COLUMN deep_link;
