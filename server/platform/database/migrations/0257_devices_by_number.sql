-- A browser that another member logs in with gets a new token for everyone who uses it, found by the old one.
CREATE INDEX member_device_number ON member_device (device_hash);
