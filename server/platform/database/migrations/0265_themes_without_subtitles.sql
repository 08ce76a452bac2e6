-- Shown nowhere.
ALTER TABLE theme DROP COLUMN subtitle;
