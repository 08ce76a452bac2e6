-- Cards of memberships that have ended are deleted at their provider as well, as they are from now on, unless another one is charged to them.
INSERT INTO outbox (topic, key, payload, run_at)
SELECT 'card.remove', billing_key_id::text, jsonb_build_object('billingKeyId', billing_key_id, 'provider', provider,
	'keyCipher', key_cipher, 'forgetWhenDone', true), now()
FROM billing_key WHERE removed_at IS NULL AND key_cipher <> ''
	AND billing_key_id IN (SELECT billing_key_id FROM subscription_history WHERE ended_at IS NOT NULL);
