-- How often the provider was asked about a charge, or its refund, without a clear answer: it is asked at growing intervals.
ALTER TABLE subscription_charge ADD COLUMN checks int2 NOT NULL DEFAULT 0;
