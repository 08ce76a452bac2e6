import { beforeAll, describe, expect, it } from "vitest";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { leaseMilliseconds } from "#server/commerce/subscription/store/chargeLease.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Target } from "#tests/support/crashingServer.ts";
import { engines, forget, killedAt } from "#tests/support/killedServer.ts";
import { cardCharges } from "#tests/support/providerSide.ts";
import { buyer, membershipsOf } from "#tests/support/stubbedMemberships.ts";

/** What the member, the books and the provider must agree on after recovery: one charge for each term, none for a refunded one. */
const ends = {
	purchase: { grade: "Gold", charges: ["complete"], held: [19_000], mails: 1 },
	renewal: { grade: "Silver", charges: ["complete", "complete"], held: [1900, 1900], mails: 2 },
	withdrawal: { grade: "Bronze", charges: ["cancel"], held: [0], mails: 2 },
} as const;
const deeds = ["purchase", "renewal", "withdrawal"] as const;
const moments = ["beforeCall", "afterCall", "insideSettle"] as const;
type Point = `${(typeof deeds)[number]} ${(typeof moments)[number]}`;
const points = deeds.flatMap((deed) => moments.map((moment): Point => `${deed} ${moment}`));

describe.each(engines)("a server killed with kill -9 while charging memberships on $name", ({ open }) => {
	const kill = (where: readonly Point[]) => killedAt(new URL("./killChild.ts", import.meta.url), where, open);
	let left: Map<Point, Target>;
	beforeAll(async () => {
		left = await kill(points);
	});

	it.each(points)(
		"settles the charge exactly once after a restart when killed at %s [D29, D43]",
		async (point) => {
			const target = left.get(point) ?? (await kill([point])).get(point);
			invariant(target, "a server died at this point");
			// A retry needs another death.
			left.delete(point);
			const [deed] = point.split(" ") as [(typeof deeds)[number]];
			const db = await openDatabase(target);
			try {
				const world = membershipsOf(db);
				if (deed === "renewal") world.clock.set(koreanInstant("2026-12-21 10:00:00") ?? 0);
				// A client that got no answer retries immediately with the same key.
				if (deed === "purchase") {
					const again = { billingKeyId: 1, key: `key-${world.clock.now()}` };
					const answers = [1, 2].map(() => world.played().subscribe(buyer, "Gold", again));
					expect(await Promise.all(answers)).toEqual(["approved", "approved"]);
				}
				for (let turn = 0; turn < 4; turn += 1) {
					world.clock.pass(leaseMilliseconds + 61_000);
					const revived = Array.from({ length: 2 }, () => world.played());
					await Promise.all(revived.map((each) => each.recover()));
					await Promise.all(revived.map((each) => each.renewDue()));
					await Promise.all(revived.map((each) => each.endTerms()));
				}
				const { rows } = await db.query<{ status: string }>(
					"SELECT status FROM subscription_charge WHERE member_id = $1 ORDER BY charge_id",
					[buyer.memberId],
				);
				const held = (await cardCharges(db)).map(({ balance }) => balance);
				expect({
					grade: await world.grade(),
					charges: rows.map(({ status }) => status),
					held,
					mails: (await world.subjects()).length,
				}).toEqual(ends[deed]);
				expect(world.alarms).toEqual([]);
			} finally {
				await db.close();
				forget(target);
			}
		},
	);
});
