import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

/** How often something may happen in a fixed window of time, counted across processes. */
export interface Limit {
	readonly scope: string;
	readonly most: number;
	/** Milliseconds. */
	readonly window: number;
}

const hour = 3_600_000;

/** Far above what a person does, far below a scan: codes sent and e-mails asked about by one address on the net, coupon codes tried by one member (D17, D18). */
export const limits = {
	codesByAddress: { scope: "code-ip", most: 100, window: hour },
	couponCodesByMember: { scope: "coupon-code", most: 30, window: hour },
	checksByAddress: { scope: "check-ip", most: 100, window: hour },
} as const satisfies Record<string, Limit>;

/** @throws Refusal tooManyCalls once the window holds more than it may. */
export async function countHit(
	db: Queryable,
	{ scope, most, window }: Limit,
	key: string,
	now: number,
): Promise<void> {
	const { rows } = await db.query<{ hits: number }>(
		{
			name: "limit_count",
			text: `INSERT INTO rate_counter (scope, key, window_start, hits) VALUES ($1, $2, $3, 1)
				ON CONFLICT (scope, key, window_start) DO UPDATE SET hits = rate_counter.hits + 1 RETURNING hits`,
		},
		[scope, key, new Date(Math.floor(now / window) * window)],
	);
	if ((rows[0]?.hits ?? 0) > most) throw new Refusal("tooManyCalls");
}
