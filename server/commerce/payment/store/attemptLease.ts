import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { whileRenewing } from "#server/platform/jobs/whileRenewing.ts";

/** How long a call keeps its lease without renewal before another process takes over, in milliseconds. */
export const leaseMilliseconds = 20_000;

/** Calls a provider on behalf of an attempt, renewing this process's lease until the response arrives. */
export const whileAttempting = <T>(
	{ db, clock }: BaseParts,
	attemptId: number,
	call: () => Promise<T>,
): Promise<T> =>
	whileRenewing(
		leaseMilliseconds,
		() =>
			db.query(
				"UPDATE payment_attempt SET lease_until = $2 WHERE attempt_id = $1 AND state IN ('intent', 'calling') AND lease_until IS NOT NULL",
				[attemptId, new Date(clock.now() + leaseMilliseconds)],
			),
		call,
	);
