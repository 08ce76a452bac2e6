import { beforeEach, describe, expect, it } from "vitest";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import {
	buyer,
	goldPayment,
	type StubbedMemberships,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

forEachDatabase((_, open) => {
	let world: StubbedMemberships;
	beforeEach(async () => {
		world = await stubbedMemberships(await open());
	});

	describe("a provider that gives no clear answer for long [D41, D43, payments 3.10]", () => {
		const unclear = async () => ({ kind: "unknown", code: "TIMEOUT" }) as const;
		const mistaken: BillingGateway["charge"] = async ({ orderId }) => ({
			kind: "approved",
			payment: goldPayment(orderId, { totalAmount: 20_000, balanceAmount: 20_000 }),
		});
		const cases: readonly (readonly [
			what: string,
			alarm: string,
			begin: (gateway: Partial<BillingGateway>) => Promise<unknown>,
		])[] = [
			[
				"about a charge",
				"a charge is unclear for a long time",
				(gateway) => world.subscribe("Gold", { ...gateway, charge: unclear }),
			],
			[
				"about the refund of a withdrawal",
				"a refund is unclear for a long time",
				async (gateway) => {
					await world.subscribe("Gold");
					await world.played(gateway).withdraw(buyer);
				},
			],
			[
				"about the refund of money charged by mistake",
				"a refund is unclear for a long time",
				(gateway) => world.subscribe("Gold", { ...gateway, charge: mistaken }).catch(() => undefined),
			],
		];

		it.each(cases)(
			"%s is asked ever less often, and an operator is told once: %s",
			async (_what, alarm, begin) => {
				let asked = 0;
				const gateway: Partial<BillingGateway> = {
					cancel: unclear,
					async lookup() {
						asked += 1;
						return unclear();
					},
				};
				await begin(gateway);
				asked = 0;
				world.alarms.length = 0;
				for (let seconds = 0; seconds < 600; seconds += 10) {
					world.clock.pass(10_000);
					await world.played(gateway).recover();
				}
				expect(asked).toBe(6);
				expect(world.alarms).toEqual([]);
				for (let minutes = 0; minutes < 240; minutes += 6) {
					world.clock.pass(6 * 60_000);
					await world.played(gateway).recover();
				}
				expect(asked).toBe(46);
				expect(world.alarms).toEqual([[alarm, { chargeId: expect.any(Number), code: "TIMEOUT" }]]);
			},
		);
	});
});
