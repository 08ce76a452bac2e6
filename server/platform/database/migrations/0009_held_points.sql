-- What a member owns counts points that unpaid orders have set aside.
CREATE INDEX point_hold_held ON point_hold (member_id) WHERE state = 'held';
