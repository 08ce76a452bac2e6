import { beforeAll, expect, it } from "vitest";
import type { CancelIntent, CancelResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import {
	buyer,
	goldPayment,
	type StubbedMemberships,
	stubbedMemberships,
} from "#tests/support/stubbedMemberships.ts";

forEachDatabase((_, open) => {
	let world: StubbedMemberships;
	let app: MemberApp;
	beforeAll(async () => {
		const db = await open();
		world = await stubbedMemberships(db);
		app = await memberApp(db, {}, world.clock);
	});

	it("a refused refund of a membership that never began is listed, and can be retried under a new idempotency key [D34, DEC-183]", async () => {
		const asked: CancelIntent[] = [];
		let answer: CancelResult = { kind: "refused", code: "NOT_CANCELABLE_PAYMENT" };
		const subscriptions = world.played({
			charge: async ({ orderId }) => ({
				kind: "approved",
				payment: goldPayment(orderId, { totalAmount: 20_000, balanceAmount: 20_000 }),
			}),
			async cancel(intent) {
				asked.push(intent);
				return answer;
			},
		});
		const services = { ...app.services, subscriptions };
		const run = (...args: string[]) => runCommand(services, "tester", args);
		expect((await run("refunds")).text).toBe("거절된 환불이 없습니다.");
		const card = { billingKeyId: await world.card(), key: "gold-key" };
		await expect(subscriptions.subscribe(buyer, "Gold", card)).rejects.toMatchObject({ kind: "payDeclined" });

		const [orderNum = ""] = (await run("refunds")).text.split(" ");
		expect((await run("refunds")).text).toMatch(
			/^AM261121-\w+ +20,000원 {2}2026-11-21 \S+ {2}멤버십이 되지 못한 결제$/,
		);
		expect((await run("backlog")).text).toContain(orderNum);
		const metric = async () => /^refunds_refused (\d+)$/m.exec((await app.app.inject("/metrics")).body)?.[1];
		expect(await metric()).toBe("1");
		expect(await run("retry-refund", orderNum)).toEqual({ isOk: false, text: "결제사가 다시 거절했습니다." });

		answer = { kind: "cancelled", balanceAmount: 0 };
		const both = await Promise.all([run("retry-refund", orderNum), run("retry-refund", orderNum)]);
		expect(both.map(({ text }) => text).toSorted()).toEqual(
			[`거절된 환불 ${orderNum}을 찾을 수 없습니다.`, `환불 ${orderNum}을 돌려주었습니다.`].map((text) =>
				expect.stringMatching(new RegExp(text.replace("을", "[을를]"))),
			),
		);
		expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
			["", "-2", "-3"].map((turn) => `${orderNum}-stray${turn}`),
		);
		expect((await run("refunds")).text).toBe("거절된 환불이 없습니다.");
		expect(await metric()).toBe("0");
	});
});
