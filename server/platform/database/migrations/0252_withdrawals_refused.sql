-- A provider answers a key it knows as it did before: who asks again after a refusal asks with another.
ALTER TABLE subscription_charge ADD COLUMN refunds_refused int2 NOT NULL DEFAULT 0;
