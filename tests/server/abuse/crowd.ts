/** Number of concurrent callers: two hundred in every run, CROWD=10000 in the long one (`npm run test:soak`). */
export const crowd = Number(process.env.CROWD ?? 200);

/** Seed for the stays the crowd wishes for; CROWD_SEED changes it. */
export const crowdSeed = Number(process.env.CROWD_SEED ?? 20261121);

/**
 * Counts the outcomes of many calls, run with as many at once as there are connections: 'ok', or the kind of the refusal. Anything else is
 * counted under its error text.
 */
export async function countOutcomes(
	count: number,
	call: (index: number) => Promise<unknown>,
	atOnce = 20,
): Promise<Readonly<Record<string, number>>> {
	const tallied = new Map<string, number>();
	for (let from = 0; from < count; from += atOnce) {
		const batch = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => call(from + index));
		for (const each of await Promise.allSettled(batch)) {
			const kind = each.status === "fulfilled" ? "ok" : (each.reason.kind ?? String(each.reason));
			tallied.set(kind, (tallied.get(kind) ?? 0) + 1);
		}
	}
	return Object.fromEntries(tallied);
}
