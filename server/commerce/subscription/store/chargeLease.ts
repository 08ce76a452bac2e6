import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { whileRenewing } from "#server/platform/jobs/whileRenewing.ts";

/** A process that charges holds the charge so long after its last sign of life; then another may finish the work. */
export const leaseMilliseconds = 20_000;

/** Asks a provider about an open charge, which stays this process's own until the answer is there. */
export const whileCharging = <T>(
	{ db, clock }: BaseParts,
	chargeId: number,
	call: () => Promise<T>,
): Promise<T> =>
	whileRenewing(
		leaseMilliseconds,
		() =>
			db.query(
				"UPDATE subscription_charge SET lease_until = $2, next_check_at = $2 WHERE charge_id = $1 AND status = 'ready'",
				[chargeId, new Date(clock.now() + leaseMilliseconds)],
			),
		call,
	);
