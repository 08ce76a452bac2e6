-- A copy that an unpaid order held when a subscription made coupons vanish: it is used with that order or expires, and never comes back (DEC-075).
ALTER TABLE user_coupon ADD COLUMN vanishes boolean NOT NULL DEFAULT false;

-- Money a card was charged that buys nothing, because the provider took another amount: given back in full (D34).
ALTER TABLE subscription_charge
	ADD COLUMN stray_amount int CHECK (stray_amount > 0),
	ADD COLUMN stray_state text CHECK (stray_state IN ('waiting', 'done', 'refused')),
	ADD CONSTRAINT charge_stray_whole CHECK ((stray_amount IS NULL) = (stray_state IS NULL));
CREATE INDEX charge_stray ON subscription_charge (next_check_at) WHERE stray_state = 'waiting';
