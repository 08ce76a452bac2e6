import { beforeEach, describe, expect, it } from "vitest";
import type { ConfirmResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
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

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	describe("money charged by mistake [D34]", () => {
		const mistaken = async ({ orderId }: { readonly orderId: string }): Promise<ConfirmResult> => ({
			kind: "approved",
			payment: goldPayment(orderId, { totalAmount: 20_000, balanceAmount: 20_000 }),
		});
		it("is refunded with retries until the provider's answer is clear", async () => {
			const asked: object[] = [];
			const unknown: Partial<BillingGateway> = {
				charge: mistaken,
				async cancel(intent) {
					asked.push(intent);
					return { kind: "unknown", code: "TIMEOUT" };
				},
			};
			await expect(world.subscribe("Gold", unknown)).rejects.toMatchObject({ kind: "payDeclined" });
			expect(await world.charge()).toMatchObject({ stray: "waiting" });
			world.clock.pass(4_999);
			expect(await world.played(unknown).recover()).toBe(0);
			world.clock.pass(1);
			expect(await world.played(unknown).recover()).toBe(1);
			expect(asked).toHaveLength(2);
			expect(asked[0]).toEqual(asked[1]);
			expect(asked[0]).toMatchObject({ paymentKey: "pk", amount: 20_000, balance: 20_000 });
			expect(await world.subjects()).toEqual([]);
		});

		it("is refunded even after the member has withdrawn, without a mail", async () => {
			const unknown: BillingGateway["cancel"] = async () => ({ kind: "unknown", code: "TIMEOUT" });
			await world.subscribe("Gold", { charge: mistaken, cancel: unknown }).catch(() => undefined);
			await db.query(
				"UPDATE member SET status = 'withdrawn', withdrawn_at = now(), email = NULL, email_key = NULL WHERE member_id = 2",
			);
			world.clock.pass(10_000);
			const cancel: BillingGateway["cancel"] = async () => ({ kind: "cancelled", balanceAmount: 0 });
			expect(await world.played({ cancel }).recover()).toBe(1);
			expect(await world.charge()).toMatchObject({ stray: "done" });
			expect(await world.subjects()).toEqual([]);
		});

		it("raises an alarm when the provider refuses the refund, and sends the member no mail", async () => {
			const cancel: BillingGateway["cancel"] = async () => ({ kind: "refused", code: "NOT_CANCELABLE" });
			await expect(world.subscribe("Gold", { charge: mistaken, cancel })).rejects.toMatchObject({
				kind: "payDeclined",
			});
			expect(await world.charge()).toMatchObject({ stray: "refused" });
			expect(world.alarms.at(-1)).toEqual([
				"money charged by mistake could not be given back",
				{ chargeId: expect.any(Number), code: "NOT_CANCELABLE" },
			]);
			expect(await world.subjects()).toEqual([]);
			world.clock.pass(60_000);
			expect(await world.played().recover()).toBe(0);
		});
	});

	describe("the refund of a withdrawn membership purchase [SUBS-12, DEC-073]", () => {
		it("is pending until the provider confirms it, and Gold stays until then", async () => {
			await world.subscribe("Gold");
			const asked: object[] = [];
			const unknown: Partial<BillingGateway> = {
				async cancel(intent) {
					asked.push(intent);
					return { kind: "unknown", code: "TIMEOUT" };
				},
			};
			const withdrawal = { outcome: "unknown", refundAmount: 19_000 };
			expect(await world.played(unknown).withdraw(buyer)).toEqual(withdrawal);
			expect([await world.grade(), (await world.charge())?.status]).toEqual(["Gold", "cancelRequest"]);
			expect(await world.played(unknown).withdraw(buyer)).toEqual(withdrawal);
			world.clock.pass(9_999);
			expect(await world.played().recover()).toBe(0);
			world.clock.pass(1);
			expect(await world.played().recover()).toBe(1);
			expect([await world.grade(), (await world.charge())?.status]).toEqual(["Bronze", "cancel"]);
			expect(await world.played().view(2)).toMatchObject({ state: "WITHDRAW" });
			expect((await world.subjects()).at(-1)).toBe("어썸 멤버십 청약을 철회했어요");
			const [sold] = await cardCharges(db);
			expect(sold?.balance).toBe(0);
			expect(new Set(asked.map((intent) => JSON.stringify(intent))).size).toBe(1);
			expect(asked[0]).toEqual({
				paymentKey: sold?.paymentKey,
				orderId: sold?.orderId,
				amount: 19_000,
				balance: 19_000,
				reason: "청약 철회",
				idempotencyKey: `${sold?.orderId}-withdraw`,
			});
		});

		it("raises an alarm when refused; Gold stays and the withdrawal can be retried", async () => {
			await world.subscribe("Gold");
			const refused = world.played({ cancel: async () => ({ kind: "refused", code: "NOT_CANCELABLE" }) });
			await expect(refused.withdraw(buyer)).rejects.toMatchObject({ kind: "generic" });
			expect(world.alarms).toEqual([
				["a withdrawal's refund was refused", { chargeId: expect.any(Number), code: "NOT_CANCELABLE" }],
			]);
			expect([await world.grade(), (await world.charge())?.status]).toEqual(["Gold", "complete"]);
			expect(await world.subjects()).toHaveLength(1);
			const keys: string[] = [];
			const asked = (kind: "refused" | "unknown" | "cancelled"): Partial<BillingGateway> => ({
				async cancel({ idempotencyKey }) {
					keys.push(idempotencyKey);
					return kind === "cancelled" ? { kind, balanceAmount: 0 } : { kind, code: "NO" };
				},
			});
			await world
				.played(asked("refused"))
				.withdraw(buyer)
				.catch(() => undefined);
			await world.played(asked("unknown")).withdraw(buyer);
			expect(await world.played(asked("cancelled")).withdraw(buyer)).toMatchObject({ outcome: "approved" });
			expect(keys.map((key) => key.split("-withdraw")[1])).toEqual(["-2", "-3", "-3"]);
		});

		it("is reported to a member told to wait when the provider finally refuses it", async () => {
			await world.subscribe("Gold");
			const answer = (kind: "unknown" | "refused") => ({ cancel: async () => ({ kind, code: "BUSY" }) });
			await world.played(answer("unknown")).withdraw(buyer);
			world.clock.pass(10_000);
			expect(await world.played(answer("refused")).recover()).toBe(1);
			expect([await world.grade(), (await world.charge())?.status]).toEqual(["Gold", "complete"]);
			expect((await world.subjects()).at(-1)).toBe("어썸 멤버십 청약을 철회하지 못했어요");
		});

		it("is complete when the provider holds no balance, whatever it answers [D41]", async () => {
			await world.subscribe("Gold");
			const { gateway } = world.sandbox;
			const cancel: BillingGateway["cancel"] = async (intent) => {
				await gateway.cancel(intent);
				return { kind: "refused", code: "ALREADY_CANCELED_PAYMENT" };
			};
			expect(await world.played({ cancel }).withdraw(buyer)).toMatchObject({ outcome: "approved" });
			expect([await world.grade(), (await world.charge())?.status]).toEqual(["Bronze", "cancel"]);
			expect(world.alarms).toEqual([]);
		});

		it("uses a new idempotency key once the old one can no longer get a clear answer [payments 3.5]", async () => {
			await world.subscribe("Gold");
			const keys: string[] = [];
			const cancel: BillingGateway["cancel"] = async (intent) => {
				keys.push(intent.idempotencyKey);
				if (keys[0] !== intent.idempotencyKey) return world.sandbox.gateway.cancel(intent);
				return { kind: "unknown", code: "PROVIDER_ERROR", spent: "answered" };
			};
			const unseen = { cancel, lookup: async () => ({ kind: "unknown", code: "TIMEOUT" }) as const };
			expect(await world.played(unseen).withdraw(buyer)).toMatchObject({ outcome: "unknown" });
			await expect(world.played({ cancel }).withdraw(buyer)).rejects.toMatchObject({ kind: "generic" });
			expect(world.alarms.map(([message]) => message)).toEqual(["a withdrawal's refund was refused"]);
			expect(await world.played({ cancel }).withdraw(buyer)).toMatchObject({ outcome: "approved" });
			expect(new Set(keys).size).toBe(2);
		});

		it("is rejected while the card is being charged for an upgrade", async () => {
			await world.subscribe("Gold");
			await db.query(
				`INSERT INTO subscription_charge (member_id, plan, purpose, term, term_first, term_last, attempt, order_num, idempotency_key,
					billing_key_id, amount, lease_until, next_check_at, created_at)
				SELECT member_id, plan, purpose, term, term_first, term_last, attempt, 'AM-2', 'k2', billing_key_id, amount, created_at, created_at,
					created_at FROM subscription_charge`,
			);
			await expect(world.played().withdraw(buyer)).rejects.toMatchObject({ kind: "alreadyProcessed" });
		});
	});
});
