import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import { whileRenewing } from "#server/platform/jobs/whileRenewing.ts";

/** How long a call may go on without a sign of life before somebody else looks after it. */
export const leaseMilliseconds = 20_000;

/** Asks a provider on behalf of an attempt, which stays this process's own until the answer is there. */
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
