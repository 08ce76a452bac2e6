import { beforeEach, describe, expect, it } from "vitest";
import type { ConfirmResult, LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { cardCharges } from "#tests/support/providerSide.ts";
import {
	buyer,
	goldPayment,
	type StubbedMemberships,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	describe("the daily comparison of charges with the provider's books [payments 3.10 step 8]", () => {
		const different = (ours: number, theirs: number) => [
			"a subscription charge differs from the provider's books",
			{ chargeId: expect.any(Number), ours, theirs },
		];

		it("finds nothing when all matches, once a day, whether charged, refused or refunded", async () => {
			await world.subscribe("Silver");
			const other = { ...buyer, memberId: 1 };
			await db.query("UPDATE member SET grade = 'Bronze' WHERE member_id = 1");
			await world.subscribe("Gold", {}, other);
			await world.played().withdraw(other);
			world.clock.pass(minute);
			const declined = async (): Promise<ConfirmResult> => ({
				kind: "declined",
				code: "REJECT_CARD_COMPANY",
			});
			await world.subscribe("Gold", { charge: declined }, other).catch(() => undefined);
			world.clock.pass(day);
			const looked: string[] = [];
			const lookup = async (orderId: string): Promise<LookupResult> => {
				looked.push(orderId);
				return world.sandbox.gateway.lookup(orderId);
			};
			expect(await world.played({ lookup }).reconcile()).toBe(0);
			expect([looked.length, world.alarms]).toEqual([3, []]);
			expect(await world.played({ lookup }).reconcile()).toBeNull();
			// each charge twice, as one may change while its day is compared
			for (const count of [6, 6]) {
				world.clock.pass(day);
				expect(await world.played({ lookup }).reconcile()).toBe(0);
				expect(looked).toHaveLength(count);
			}
		});

		it("reports money that arrived after a purchase had been given up", async () => {
			const never: Partial<BillingGateway> = {
				charge: async () => ({ kind: "unknown", code: "TIMEOUT" }),
				lookup: async () => ({ kind: "notFound" }),
			};
			await world.subscribe("Gold", never);
			world.clock.pass(11 * minute);
			expect(await world.played(never).recover()).toBe(1);
			expect(await world.charge()).toMatchObject({ status: "fail", code: "TOO_LATE" });
			const lookup = async (orderId: string): Promise<LookupResult> => ({
				kind: "found",
				payment: goldPayment(orderId),
			});
			world.clock.pass(day);
			expect(await world.played({ lookup }).reconcile()).toBe(1);
			expect(world.alarms).toEqual([different(0, 19_000)]);
		});

		it("reports money refunded in the provider's own console, and is repeated while it does not answer", async () => {
			await world.subscribe("Gold");
			const [sold] = await cardCharges(db);
			const money = { amount: 19_000, balance: 19_000, reason: "창구", idempotencyKey: "desk" };
			await world.sandbox.gateway.cancel({
				...{ paymentKey: sold?.paymentKey ?? "", orderId: sold?.orderId ?? "" },
				...money,
			});
			const silent = { lookup: async () => ({ kind: "unknown", code: "TIMEOUT" }) as const };
			await expect(world.played(silent).reconcile()).rejects.toThrow(
				"1 of 1 subscription charges could not be compared",
			);
			expect(await world.played().reconcile()).toBe(1);
			expect(world.alarms).toEqual([different(19_000, 0)]);
		});
	});
});
