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

/**
 * Far above what a person does, or the people behind one carrier's address, and far below a scan: failed logins, codes
 * sent and e-mails asked about by one address on the net, coupon codes tried and questions sent by one member (D16, D17, D18, D45).
 */
export const limits = {
	loginsByAddress: { scope: "login-ip", most: 100, window: 600_000 },
	codesByAddress: { scope: "code-ip", most: 100, window: hour },
	couponCodesByMember: { scope: "coupon-code", most: 30, window: hour },
	inquiriesByMember: { scope: "inquiry", most: 20, window: 24 * hour },
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

/** Takes back the latest hit: what was counted beforehand turned out to be none. */
export async function uncountHit(
	db: Queryable,
	{ scope, window }: Limit,
	key: string,
	now: number,
): Promise<void> {
	await db.query(
		{
			name: "limit_uncount",
			text: "UPDATE rate_counter SET hits = hits - 1 WHERE scope = $1 AND key = $2 AND window_start = $3",
		},
		[scope, key, new Date(Math.floor(now / window) * window)],
	);
}

/** Who an address stands for: with IPv6 everybody has a whole /64 to call from. */
export function addressKey(ip: string): string {
	if (!ip.includes(":") || /^::ffff:\d+\./i.test(ip)) return ip;
	const [head = "", tail] = ip.toLowerCase().split("::");
	const left = head.split(":").filter(Boolean);
	const right = (tail ?? "").split(":").filter(Boolean);
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
	const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
