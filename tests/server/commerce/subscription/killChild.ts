import { koreanInstant } from "#domain/shared/koreanTime.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { crashInEach } from "#tests/support/crashingServer.ts";
import { buyer, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";

type Deed = "purchase" | "renewal" | "withdrawal";
type Point = `${Deed} ${"beforeCall" | "afterCall" | "insideSettle"}`;

/** Buys, renews or refunds a membership, up to the given point. */
await crashInEach<Point>(async ({ point, db, blockHere, blockBeforeCommit }) => {
	let deed: Deed = "purchase";
	const world = await stubbedMemberships(db);
	const real = world.sandbox.gateway;
	async function deadly<A>(call: () => Promise<A>): Promise<A> {
		await blockHere(`${deed} beforeCall`);
		const answer = await call();
		await blockHere(`${deed} afterCall`);
		blockBeforeCommit(`${deed} insideSettle`);
		return answer;
	}
	const gateway: Partial<BillingGateway> = {
		charge: (intent) => deadly(() => real.charge(intent)),
		cancel: (intent) => deadly(() => real.cancel(intent)),
	};
	const isRenewed = point.startsWith("renewal");
	await world.subscribe(isRenewed ? "Silver" : "Gold", gateway);
	deed = isRenewed ? "renewal" : "withdrawal";
	if (isRenewed) {
		world.clock.set(koreanInstant("2026-12-21 10:00:00") ?? 0);
		await world.played(gateway).renewDue();
	} else await world.played(gateway).withdraw(buyer);
});
