import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { buyer, type StubbedMemberships, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";

const renewal = koreanInstant("2026-12-21 10:00:00") ?? 0;

forEachDatabase((_, open) => {
	describe("a renewal that has not reached the provider", () => {
		let db: Database;
		let world: StubbedMemberships;
		/** The billing keys that were charged since the provider is back. */
		let charged: string[];

		beforeEach(async () => {
			db = await open();
			world = await stubbedMemberships(db);
			charged = [];
			await world.subscribe("Silver");
			world.clock.set(renewal);
			const away: Partial<BillingGateway> = {
				charge: async () => ({ kind: "unknown", code: "TIMEOUT" }),
				lookup: async () => ({ kind: "unknown", code: "TIMEOUT" }),
			};
			expect(await world.played(away).renewDue()).toBe(1);
			world.clock.pass(20_000);
		});

		const back = () =>
			world.played({
				charge: (intent) => {
					charged.push(intent.billingKey);
					return world.sandbox.gateway.charge(intent);
				},
			});

		const membership = async () => {
			const { rows } = await db.query<{ state: string; failed: number; card: string }>(
				`SELECT state, failed_charges AS failed, (SELECT card_label FROM subscription_charge JOIN billing_key USING (billing_key_id)
					ORDER BY charge_id DESC LIMIT 1) AS card FROM subscription_history`,
			);
			return rows[0];
		};

		it("is charged to the card by which the member has replaced its own [SUBS-15, DEC-076, DEC-072]", async () => {
			await world.played().changeCard(buyer, await world.card("other"));
			expect(await back().recover()).toBe(1);
			expect(charged).toHaveLength(1);
			expect(await world.charge()).toMatchObject({ status: "complete" });
			expect(await membership()).toEqual({ state: "USE", failed: 0, card: "국민카드 ****-5678" });
			expect((await world.subjects()).filter((subject) => subject.includes("결제하지 못"))).toEqual([]);
		});

		it("is not charged once the member has cancelled, and the membership ends [SUBS-07, DEC-072]", async () => {
			await world.played().cancel(buyer.memberId);
			const memberships = back();
			expect(await memberships.recover()).toBe(1);
			expect([charged, await world.charge()]).toMatchObject([[], { status: "fail" }]);
			expect(await memberships.endTerms()).toBe(1);
			expect([await world.grade(), await membership()]).toMatchObject(["Bronze", { state: "CANCEL" }]);
			expect((await world.subjects()).at(-1)).toBe("어썸 실버 멤버십 해지를 예약했어요");
		});
	});
});
