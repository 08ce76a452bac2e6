import { beforeEach, describe, expect, it } from "vitest";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import type { GatewayPayment, LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { SomeFailed } from "#server/platform/jobs/forEachIsolated.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import {
	buyer,
	goldPayment,
	type StubbedMemberships,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

const at = (text: string): number => koreanInstant(text) ?? 0;

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	const silent: Partial<BillingGateway> = {
		charge: async () => ({ kind: "unknown", code: "TIMEOUT" }),
		lookup: async () => ({ kind: "unknown", code: "TIMEOUT" }),
	};
	const found =
		(more: Partial<GatewayPayment>) =>
		async (orderId: string): Promise<LookupResult> => ({
			kind: "found",
			payment: goldPayment(orderId, more),
		});

	describe("a renewal with an unknown outcome when the member cancels [SUBS-07, DEC-072]", () => {
		const lowersPrices = () => new StandingStore(db).isSpecial(buyer.memberId, koreanDay(world.clock.now()));

		beforeEach(async () => {
			await world.subscribe("Silver");
			world.clock.set(at("2026-12-21 10:00:00"));
			const away = world.played(silent);
			expect(await away.renewDue()).toBe(1);
			await away.cancel(buyer.memberId);
			expect(await away.endTerms()).toBe(0);
			expect([await world.grade(), await lowersPrices()]).toEqual(["Silver", true]);
			world.clock.pass(10_000);
		});

		it("extends the membership by its term once paid, and the mail says it ends then", async () => {
			const back = world.played({ lookup: found({ totalAmount: 1_900, balanceAmount: 1_900 }) });
			expect(await back.recover()).toBe(1);
			expect(await back.endTerms()).toBe(0);
			expect([await world.grade(), await world.charge()]).toMatchObject(["Silver", { status: "complete" }]);
			const { rows } = await db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox ORDER BY outbox_id DESC LIMIT 1",
			);
			expect(rows[0]?.text).toContain("이용 기간: 2026.12.21(월) ~ 2027.1.20(수)");
			expect(rows[0]?.text).toContain("다음 결제는 없고");
			expect(rows[0]?.text).not.toContain("다음 결제일");
			world.clock.set(at("2027-01-21 00:00:00"));
			expect(await back.endTerms()).toBe(1);
			expect(await world.grade()).toBe("Bronze");
		});

		it("ends the membership when the charge failed", async () => {
			const back = world.played({ lookup: found({ status: "ABORTED" }) });
			expect(await back.recover()).toBe(1);
			expect(await lowersPrices()).toBe(false);
			expect(await back.endTerms()).toBe(1);
			expect([await world.grade(), await world.charge()]).toMatchObject(["Bronze", { status: "fail" }]);
			expect((await world.subjects()).at(-1)).toBe("어썸 실버 멤버십 해지를 예약했어요");
		});
	});

	describe("a purchase that never reached the provider [DEC-174, SUBS-04]", () => {
		const never: Partial<BillingGateway> = { lookup: async () => ({ kind: "notFound" }) };

		it.each([
			[10 * 60_000, 1, "complete", "Silver"],
			[10 * 60_000 + 1, 0, "fail", "Bronze"],
			[3 * 86_400_000, 0, "fail", "Bronze"],
		])("recovered %i ms later is charged %i times: %s", async (later, times, status, grade) => {
			expect(await world.subscribe("Silver", silent)).toBe("unknown");
			let charges = 0;
			const charge: BillingGateway["charge"] = (intent) => {
				charges += 1;
				return world.sandbox.gateway.charge(intent);
			};
			world.clock.pass(later);
			expect(await world.played({ ...never, charge }).recover()).toBe(1);
			expect([charges, await world.charge(), await world.grade()]).toMatchObject([times, { status }, grade]);
			// A member who was not charged may still join.
			if (times === 0) expect(await world.subscribe("Silver")).toBe("approved");
		});
	});

	it("a failure for one member does not block the others [D43]", async () => {
		await db.query("UPDATE member SET grade = 'Bronze' WHERE member_id = 1");
		const other = { ...buyer, memberId: 1 };
		await world.subscribe("Gold", silent, other);
		await world.subscribe("Gold", silent);
		world.clock.pass(20_000);
		const { rows } = await db.query<{ order_num: string }>(
			"SELECT order_num FROM subscription_charge ORDER BY charge_id LIMIT 1",
		);
		const lookup: BillingGateway["lookup"] = async (orderId) => {
			if (orderId === rows[0]?.order_num) throw new Error("an answer nobody can read");
			return { kind: "found", payment: goldPayment(orderId) };
		};
		const failed = await world
			.played({ lookup })
			.recover()
			.catch((error: unknown) => error);
		expect(failed).toBeInstanceOf(SomeFailed);
		expect(failed).toMatchObject({ done: 1, message: "1 failed: an answer nobody can read" });
		expect(await world.grade()).toBe("Gold");
	});
});
