-- A supplier's id names one room of a stay and one plan of a room: an import finds them by it, many at once.
CREATE UNIQUE INDEX room_external ON room (property_id, external_room_id);
CREATE UNIQUE INDEX rateplan_external ON rateplan (property_id, room_id, external_rateplan_id);
