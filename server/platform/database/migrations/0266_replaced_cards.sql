-- Cards that were replaced are deleted at their provider as well, as they are from now on.
INSERT INTO outbox (topic, key, payload, run_at)
SELECT 'card.remove', billing_key_id::text, jsonb_build_object('billingKeyId', billing_key_id, 'provider', provider,
	'keyCipher', key_cipher, 'forgetWhenDone', true), now()
FROM billing_key WHERE removed_at IS NOT NULL AND key_cipher <> '';
