import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import type {
	ConfirmResult,
	GatewayPayment,
	LookupResult,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { cardCharges } from "#tests/support/providerSide.ts";
import {
	goldPayment,
	type StubbedMemberships,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

const renewal = koreanInstant("2026-12-21 10:00:00") ?? 0;

forEachDatabase((_, open) => {
	let db: Database;
	let world: StubbedMemberships;
	beforeEach(async () => {
		db = await open();
		world = await stubbedMemberships(db);
	});

	const silent: Partial<BillingGateway> = { charge: async () => ({ kind: "unknown", code: "TIMEOUT" }) };
	const another = "a subscription charge was answered by another payment";
	const wrong = "a subscription charge has another amount";

	describe("the result of a first charge [D34, DEC-174]", () => {
		const approved = (more: Partial<GatewayPayment>) => ({
			async charge({ orderId }: { readonly orderId: string }): Promise<ConfirmResult> {
				return { kind: "approved", payment: goldPayment(orderId, more) };
			},
		});
		it.each<readonly [string, Partial<BillingGateway>, end: object, alarm: string | null, mails: string[]]>([
			[
				"as asked",
				approved({}),
				{ status: "complete", code: null, stray: null },
				null,
				["어썸 골드 멤버십에 가입했어요"],
			],
			[
				"another number",
				approved({ orderId: "AM1" }),
				{ status: "ready", code: null, stray: null },
				another,
				[],
			],
			["not done", approved({ status: "READY" }), { status: "ready", code: null, stray: null }, another, []],
			[
				"another amount",
				approved({ totalAmount: 18_999 }),
				{ status: "fail", code: "AMOUNT_MISMATCH", stray: "done" },
				wrong,
				["잘못 결제된 금액을 환불했어요"],
			],
			[
				"another currency",
				approved({ currency: "USD" }),
				{ status: "fail", code: "AMOUNT_MISMATCH", stray: "done" },
				wrong,
				["잘못 결제된 금액을 환불했어요"],
			],
			[
				"another amount, gone already",
				approved({ totalAmount: 1, balanceAmount: 0 }),
				{ status: "fail", code: "AMOUNT_MISMATCH", stray: null },
				wrong,
				[],
			],
			[
				"our set-up is wrong",
				{ charge: async () => ({ kind: "config", code: "UNAUTHORIZED_KEY" }) },
				{ status: "fail", code: "UNAUTHORIZED_KEY", stray: null },
				"a subscription charge was set up wrong",
				[],
			],
			[
				"no",
				{ charge: async () => ({ kind: "declined", code: "REJECT_CARD_COMPANY" }) },
				{ status: "fail", code: "REJECT_CARD_COMPANY", stray: null },
				null,
				[],
			],
			["none", silent, { status: "ready", code: null, stray: null }, null, []],
		])("%s", async (_what, gateway, end, alarm, mails) => {
			const cancel: BillingGateway["cancel"] = async () => ({ kind: "cancelled", balanceAmount: 0 });
			const bought = await world.subscribe("Gold", { cancel, ...gateway }).catch(({ kind }) => kind);
			const { status } = end as { status: string };
			const outcome = { complete: "approved", ready: "unknown" }[status] ?? "payDeclined";
			expect([bought, await world.charge()]).toEqual([outcome, end]);
			expect(world.alarms).toEqual(
				alarm === null ? [] : [[alarm, expect.objectContaining({ chargeId: expect.any(Number) })]],
			);
			expect(await world.grade()).toBe(status === "complete" ? "Gold" : "Bronze");
			expect(await world.subjects()).toEqual(mails);
		});
	});

	it("charges under the plan's Korean name, which appears on the card statement [PROD-01]", async () => {
		const names: string[] = [];
		const charge: BillingGateway["charge"] = async ({ orderName }) => {
			names.push(orderName);
			return { kind: "declined", code: "REJECT_CARD_COMPANY" };
		};
		await expect(world.subscribe("Gold", { charge })).rejects.toMatchObject({ kind: "payDeclined" });
		expect(names).toEqual(["어썸 골드 멤버십"]);
	});

	describe("looking up a first charge with an unknown outcome [D43, DEC-174]", () => {
		const found =
			(status: GatewayPayment["status"]) =>
			async (orderId: string): Promise<LookupResult> => ({
				kind: "found",
				payment: goldPayment(orderId, { status }),
			});
		it.each<readonly [string, BillingGateway["lookup"], end: object, charges: number]>([
			["done", found("DONE"), { status: "complete", code: null }, 0],
			["aborted", found("ABORTED"), { status: "fail", code: "ABORTED" }, 0],
			["over", found("EXPIRED"), { status: "fail", code: "EXPIRED" }, 0],
			["given back", found("CANCELED"), { status: "fail", code: "CANCELED" }, 0],
			["under way", found("IN_PROGRESS"), { status: "ready", code: null }, 0],
			["unclear", async () => ({ kind: "unknown", code: "BUSY" }), { status: "ready", code: null }, 0],
			["never made", async () => ({ kind: "notFound" }), { status: "complete", code: null }, 1],
		])("%s", async (_what, lookup, end, charges) => {
			expect(await world.subscribe("Gold", silent)).toBe("unknown");
			const asked: string[] = [];
			const playing = world.played({
				lookup,
				charge(intent) {
					asked.push(intent.idempotencyKey);
					return world.sandbox.gateway.charge(intent);
				},
			});
			world.clock.pass(4_999);
			expect(await playing.recover()).toBe(0);
			world.clock.pass(1);
			expect(await playing.recover()).toBe(1);
			expect(await world.charge()).toMatchObject(end);
			expect(asked).toHaveLength(charges);
			expect(await cardCharges(db)).toHaveLength(charges);
			const { status } = end as { status: string };
			expect(await world.grade()).toBe(status === "complete" ? "Gold" : "Bronze");
			// A member who was told to wait for a mail gets one, whatever the outcome.
			const told = { complete: ["어썸 골드 멤버십에 가입했어요"], fail: ["멤버십 결제가 되지 않았어요"] };
			expect(await world.subjects()).toEqual(told[status as keyof typeof told] ?? []);
		});
	});

	it("does not ask one provider about another's charge, and raises an alarm [D43]", async () => {
		await world.subscribe("Silver");
		world.clock.set(renewal);
		const asked: string[] = [];
		const answer = async (): Promise<ConfirmResult> => {
			asked.push("charge");
			return { kind: "unknown", code: "" };
		};
		expect(await world.played({ provider: "toss", charge: answer }).renewDue()).toBe(1);
		expect(asked).toEqual([]);
		expect(await world.charge()).toMatchObject({ status: "fail", code: "OTHER_PROVIDER" });
		expect(world.alarms).toHaveLength(1);
	});

	it.each([
		["NOT_FOUND_BILLING", true],
		["ALREADY_REMOVED_BILLING_KEY", true],
		["REJECT_CARD_COMPANY", false],
	])("a renewal refused with %s shows whether the card was removed: %s [D43]", async (code, isGone) => {
		await world.subscribe("Silver");
		world.clock.set(renewal);
		await world.played({ charge: async () => ({ kind: "declined", code }) }).renewDue();
		const view = await world.played().view(2);
		expect(view).toMatchObject({ failedCharges: 1, cardName: isGone ? null : "신한카드 ****-1234" });
		expect((await world.subjects()).at(-1)).toBe("멤버십 이용료를 결제하지 못했어요");
	});

	it.each([
		["declined", "payDeclined", []],
		["unknown", "generic", []],
		["config", "generic", [["no card can be kept: our set-up is wrong", { code: "X" }]]],
	] as const)(
		"keeps no card whose key the provider does not give, and tells operators when that is our fault: %s [D33]",
		async (kind, refusal, alarms) => {
			const issueKey: BillingGateway["issueKey"] = async () => ({ kind, code: "X" });
			const registered = world.played({ issueKey }).registerCard(2, "auth");
			await expect(registered).rejects.toMatchObject({ kind: refusal });
			expect((await db.query("SELECT * FROM billing_key")).rows).toEqual([]);
			expect(world.alarms).toEqual(alarms);
		},
	);
});
