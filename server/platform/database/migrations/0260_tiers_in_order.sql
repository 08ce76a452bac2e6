-- An import took cancellation tiers that no stay could be shown with. Of tiers that end at once the lower one holds, none refunds more than an
-- earlier one, and one that ended before anything could be booked is gone, as are those without a refund.
WITH tier AS (
	SELECT rp.rateplan_id, t."hoursBefore" AS hours, count(*) AS alike, min(t."refundPercent") AS percent
	FROM rateplan rp, jsonb_to_recordset(rp.cancel_policy->'tiers') AS t ("hoursBefore" bigint, "refundPercent" int)
	WHERE rp.sale_type = 'STAY' AND t."refundPercent" > 0 GROUP BY 1, 2
), capped AS (
	SELECT *, min(percent) OVER (PARTITION BY rateplan_id ORDER BY hours DESC NULLS LAST) AS most FROM tier
), sound AS (
	SELECT rateplan_id, coalesce(
		jsonb_agg(jsonb_build_object('hoursBefore', hours, 'refundPercent', most) ORDER BY hours DESC NULLS LAST)
			FILTER (WHERE hours IS NULL OR hours <= 366 * 24),
		'[]') AS tiers
	FROM capped GROUP BY rateplan_id HAVING bool_or(alike > 1 OR percent > most OR hours > 366 * 24)
), mended AS (
	UPDATE rateplan rp SET cancel_policy = jsonb_build_object('tiers', sound.tiers)
	FROM sound WHERE sound.rateplan_id = rp.rateplan_id RETURNING rp.property_id
)
INSERT INTO stay_dirty (property_id, ym) SELECT DISTINCT property_id, 0 FROM mended;
