import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { whileRenewing } from "#server/platform/jobs/whileRenewing.ts";

/** How long a process keeps its lease on a charge without renewal, in milliseconds; then another process may take over. */
export const leaseMilliseconds = 20_000;

/** Calls a provider about an open charge, renewing this process's lease until the response arrives. */
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
