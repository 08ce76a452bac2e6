import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import { resetSubscriptions, runMemberships, subscriber } from "#tests/support/subscriber.ts";

const at = (text: string) => koreanInstant(text) ?? 0;

forEachDatabase((_, open) => {
	describe("subscription terms", () => {
		let world: MemberApp;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 0 });
			world = await memberApp(db);
		});

		beforeEach(() => resetSubscriptions(world));

		it("keep grade and benefits until the term ends after a cancellation; an illegal cancellation gets 400 with -403 [SUBS-07, DEC-072]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			const cancelled = await me.call("POST", "/cancel");
			expect(cancelled.data.subscription).toMatchObject({ state: "CANCEL_REQUEST", nextChargeDate: null });
			expect(await me.call("POST", "/cancel")).toMatchObject({ status: 400, code: -403 });
			world.clock.set(at("2026-12-20 23:59:59"));
			await runMemberships(world);
			expect(await me.grade()).toBe("Silver");
			world.clock.set(at("2026-12-21 00:00:00"));
			await runMemberships(world);
			expect(await me.grade()).toBe("Bronze");
			expect((await me.view()).subscription.state).toBe("CANCEL");
			expect(await me.call("POST", "/cancel")).toMatchObject({ status: 400, code: -403 });
		});

		it("renew at ten o'clock on the day after the last day, once for any number of workers [SUBS-10, SUBS-11, DEC-072, D43]", async () => {
			const me = await subscriber(world);
			world.clock.set(at("2027-01-31 12:00:00"));
			await me.subscribe("Silver");
			for (const [due, last] of [
				["2027-02-28", "2027-03-30"],
				["2027-03-31", "2027-04-29"],
				["2027-04-30", "2027-05-30"],
			] as const) {
				world.clock.set(at(`${due} 09:59:59`));
				const before = await me.paid();
				await runMemberships(world);
				expect(await me.paid()).toBe(before);
				world.clock.set(at(`${due} 10:00:00`));
				await Promise.all(Array.from({ length: 10 }, () => runMemberships(world)));
				expect(await me.paid()).toBe((before ?? 0) + 1);
				expect((await me.view()).subscription).toMatchObject({
					termStartDate: due,
					termEndDate: last,
					lastPaidDate: due,
				});
			}
		});

		it.each([
			["", ["2026-12-21", "2026-12-22", "2026-12-23"]],
			[", counted from the first when nobody could try before", ["2026-12-29", "2026-12-30", "2026-12-31"]],
			[", never two on one when a day was missed", ["2026-12-21", "2026-12-24", "2026-12-25"]],
		])(
			"are renewed with three daily attempts%s, then the membership ends [DEC-072, D43, SUBS-01]",
			async (_, days) => {
				const me = await subscriber(world);
				await me.subscribe("Silver");
				await world.db.query(
					`UPDATE gateway_sandbox SET body = jsonb_set(body, '{card}', '"declined"') WHERE kind = 'billing_key' AND key = (
					SELECT key FROM gateway_sandbox WHERE kind = 'billing_key' AND body->>'customerKey' = $1)`,
					[me.customerKey()],
				);
				for (const [tried, day] of days.entries()) {
					const failed = tried + 1;
					const state = failed === 3 ? "CANCEL_PAYMENT" : "USE";
					world.clock.set(at(`${day} 10:00:00`));
					await runMemberships(world);
					await runMemberships(world);
					expect((await me.view()).subscription).toMatchObject({ failedCharges: failed, state });
				}
				expect(await me.grade()).toBe("Bronze");
				expect(await me.paid()).toBe(1);
			},
		);

		it("use a changed card from the next charge on, including a retry [SUBS-15, DEC-076]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			const declined = await me.card("declined");
			expect((await me.call("PUT", "/card", { billingKeyIdx: declined })).data.subscription).toMatchObject({
				cardName: "현대카드 ****-9012",
			});
			world.clock.set(at("2026-12-21 10:00:00"));
			await runMemberships(world);
			expect((await me.view()).subscription.failedCharges).toBe(1);
			await me.call("PUT", "/card", { billingKeyIdx: await me.card("other") });
			world.clock.set(at("2026-12-22 10:00:00"));
			await runMemberships(world);
			expect((await me.view()).subscription).toMatchObject({
				failedCharges: 0,
				state: "USE",
				cardName: "국민카드 ****-5678",
				nextChargeDate: "2027-01-21",
			});
			const other = await subscriber(world);
			for (const who of [me, other])
				expect((await who.call("PUT", "/card", { billingKeyIdx: await other.card() })).status).toBe(404);
		});

		it("allow a full refund of Gold within seven days [SUBS-12, DEC-073]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Gold");
			world.clock.set(at("2026-11-28 23:59:59"));
			const answer = await me.call("POST", "/withdraw", undefined, "withdraw-once");
			expect(answer.data).toMatchObject({
				outcome: "approved",
				refundAmount: 19_000,
				subscription: { state: "WITHDRAW", nextChargeDate: null, withdrawable: false },
			});
			expect(await me.call("POST", "/withdraw", undefined, "withdraw-once")).toMatchObject({
				data: answer.data,
			});
			expect(await me.grade()).toBe("Bronze");
			expect((await me.call("GET", "/histories")).data.histories).toMatchObject([{ refunded: true }]);
			expect(await me.call("POST", "/withdraw")).toMatchObject({ status: 400, code: -403 });
			expect((await me.subscribe("Gold")).status).toBe(200);
		});

		it("allow no refund of Gold from the eighth day, and never of Silver [SUBS-12, SUBS-13, DEC-073]", async () => {
			const gold = await subscriber(world);
			const silver = await subscriber(world);
			await gold.subscribe("Gold");
			await silver.subscribe("Silver");
			expect(await silver.call("POST", "/withdraw")).toMatchObject({ status: 400, code: -403 });
			world.clock.set(at("2026-11-29 00:00:00"));
			expect(await gold.call("POST", "/withdraw")).toMatchObject({ status: 400, code: -403 });
		});

		it.each([
			["confirm", -403],
			["cancel", undefined],
		])(
			"take bookings made since into account for a refund: one in %s [SUBS-12, DEC-073]",
			async (status, code) => {
				const me = await subscriber(world);
				await me.subscribe("Gold");
				const { rows } = await world.db.query<{ order_pay_id: number }>(
					`INSERT INTO order_pay (order_num, member_id, stage, placed_at, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email, created_at)
				VALUES ('W' || $1::int, $1::int, 'placed', $2, 'main', 'card', 'k', '[]', 1, 1, 1, '', '', '', $2) RETURNING order_pay_id`,
					[me.memberId, new Date(world.clock.now())],
				);
				await world.db.query(
					`INSERT INTO order_product (order_pay_id, order_no, member_id, status, property_id, room_id, rateplan_id, channel_idx, check_in, check_out, original_amount, sale_amount, total_amount, cancel_policy, snapshot)
				VALUES ($1, 'W' || $2::int, $2::int, $3, 1, 1, 1, 1, '2026-12-01', '2026-12-02', 1, 1, 1, '{}', '{}')`,
					[rows[0]?.order_pay_id, me.memberId, status],
				);
				expect((await me.view()).subscription.withdrawable).toBe(code === undefined);
				expect((await me.call("POST", "/withdraw")).code).toBe(code);
			},
		);
	});
});
