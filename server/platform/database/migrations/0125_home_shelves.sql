-- Home's shelves show the best-ranked stays of a kind: found from the best one down, however many stays there are.
CREATE INDEX property_home ON property ((nation_code = 'KR'), rank, property_id) WHERE status = 'open';
CREATE INDEX property_rank ON property (rank, property_id) WHERE status = 'open';
CREATE INDEX rateplan_time_deal ON rateplan (property_id) WHERE status = 'open' AND discount_type = 'TIME_DEAL';
