import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import { signWebhook } from "#server/commerce/payment/gateway/webhookSignature.ts";
import { type AgreedBooking, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import { cardCharges, removeCards } from "#tests/support/providerSide.ts";
import {
	resetSubscriptions,
	runMemberships,
	type Subscriber,
	subscriber,
} from "#tests/support/subscriber.ts";

const at = (text: string) => koreanInstant(text) ?? 0;
const webhooks = "/api/payment/v1/payments/webhooks";

forEachDatabase((_, open) => {
	let world: MemberApp;

	beforeAll(async () => {
		const db = await open();
		await plantBookingWorld(db, { members: 0, stock: 9_000 });
		world = await memberApp(db);
	});

	beforeEach(() => resetSubscriptions(world));

	const jobs = () => runMemberships(world);

	describe("a card removed at the provider", () => {
		/** The provider removes the member's cards and notifies us. */
		async function remove(who: Subscriber) {
			const sent = await removeCards(
				world.db,
				"development-only-webhook-secret",
				who.customerKey(),
				world.clock.now(),
			);
			return Promise.all(sent.map(({ rawBody, headers }) => deliver("sandbox", rawBody, { ...headers })));
		}

		const deliver = (provider: string, payload: string, headers: Record<string, string>) =>
			world.app.inject({
				method: "POST",
				url: `${webhooks}/${provider}`,
				headers: { "content-type": "application/json", ...headers },
				payload,
			});

		it("is marked as removed and reported to its member once, and can be replaced [D43, DEC-076]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			const [answer] = await remove(me);
			expect(answer?.statusCode).toBe(200);
			const view = await me.call("GET", "");
			expect(view.data.subscription).toMatchObject({ state: "USE", billingKeyIdx: null, cardName: null });
			expect((await me.mails()).filter((subject) => subject.includes("카드를 다시"))).toHaveLength(1);
			expect(await me.call("POST", "/upgrade", { agreeCouponLoss: true })).toMatchObject({ status: 404 });
			const changed = await me.call("PUT", "/card", { billingKeyIdx: await me.card("other") });
			expect(changed.data.subscription.cardName).toBe("국민카드 ****-5678");
			world.clock.set(at("2026-12-21 10:00:00"));
			await jobs();
			expect((await me.call("GET", "")).data.subscription).toMatchObject({
				failedCharges: 0,
				lastPaidDate: "2026-12-21",
			});
		});

		it("is reported with the day of the next attempt while a refused renewal is retried [D43, DEC-072, SUBS-10]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			await me.call("PUT", "/card", { billingKeyIdx: await me.card("declined") });
			world.clock.set(at("2026-12-21 10:00:00"));
			await jobs();
			await remove(me);
			const { rows } = await world.db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' ORDER BY outbox_id DESC LIMIT 1",
			);
			expect(rows[0]?.text).toContain("등록한 카드(현대카드 ****-9012)가 결제사에서 삭제되어");
			expect(rows[0]?.text).toContain("다음 결제일: 2026.12.22(화)");
		});

		it("is not charged again, and the membership ends as unpaid [D43, DEC-072, SUBS-01]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			await remove(me);
			const charges = (await cardCharges(world.db)).length;
			for (const [day, failed, state] of [
				["2026-12-21", 1, "USE"],
				["2026-12-22", 2, "USE"],
				["2026-12-23", 3, "CANCEL_PAYMENT"],
			] as const) {
				world.clock.set(at(`${day} 10:00:00`));
				await jobs();
				const { subscription } = (await me.call("GET", "")).data;
				expect([subscription.failedCharges, subscription.state]).toEqual([failed, state]);
			}
			expect(await me.grade()).toBe("Bronze");
			const codes = await world.db.query<{ fail_code: string }>(
				"SELECT DISTINCT fail_code FROM subscription_charge WHERE member_id = $1 AND status = 'fail'",
				[me.memberId],
			);
			expect(codes.rows).toEqual([{ fail_code: "CARD_REMOVED" }]);
			expect((await cardCharges(world.db)).length).toBe(charges);
		});

		it("is detected by the next charge if no webhook arrived [D43]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			await removeCards(world.db, "development-only-webhook-secret", me.customerKey(), world.clock.now());
			world.clock.set(at("2026-12-21 10:00:00"));
			await jobs();
			expect((await me.call("GET", "")).data.subscription).toMatchObject({
				failedCharges: 1,
				cardName: null,
			});
		});

		it("is accepted only for a stored key, with a valid signature where the provider signs [D38, D43]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			const known = JSON.stringify({ type: "billing.deleted", billingKey: "sbk_nobody" });
			const signed = signWebhook("development-only-webhook-secret", "e1", known, world.clock.now());
			const wrong = signWebhook("another-secret", "e2", known, world.clock.now());
			expect((await deliver("sandbox", known, { ...signed })).statusCode).toBe(404);
			expect((await deliver("sandbox", known, { ...wrong })).statusCode).toBe(400);
			expect((await deliver("nobody", known, { ...signed })).statusCode).toBe(404);
			expect((await me.call("GET", "")).data.subscription.cardName).not.toBeNull();
		});
	});

	it("the card cannot be changed by a session that ended while the call was in flight [DEC-076, DEC-147, D19]", async () => {
		const me = await subscriber(world);
		await me.subscribe("Silver");
		const other = await me.card("other");
		const known = await world.services.sessions.authenticate((await world.login(me.memberId)).token);
		const thief = "member" in known ? known.member : undefined;
		if (!thief) throw new Error("the owner is logged in");
		await world.services.sessions.endAll(me.memberId);
		await expect(world.services.subscriptions.changeCard(thief, other)).rejects.toMatchObject({
			kind: "memberChanged",
		});
		expect((await me.view()).subscription.billingKeyIdx).not.toBe(other);
	});

	describe("a card charged with the wrong amount", () => {
		it("buys nothing and is refunded in full at once [D34, DEC-090]", async () => {
			const me = await subscriber(world);
			expect(await me.subscribe("Gold", "wrong")).toMatchObject({ status: 400, code: -302 });
			expect(await me.grade()).toBe("Bronze");
			const { rows } = await world.db.query<{ order_num: string; stray_amount: number; stray_state: string }>(
				"SELECT order_num, stray_amount, stray_state FROM subscription_charge WHERE member_id = $1",
				[me.memberId],
			);
			expect(rows).toMatchObject([{ stray_amount: 20_000, stray_state: "done" }]);
			const charge = (await cardCharges(world.db)).find(({ orderId }) => orderId === rows[0]?.order_num);
			expect(charge).toMatchObject({ amount: 20_000, balance: 0 });
			expect(await me.mails()).toEqual([expect.stringContaining("환불")]);
			await jobs();
			expect((await me.subscribe("Gold")).status).toBe(200);
		});

		it("counts as a failed attempt of a renewal [D34, DEC-072]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			await me.call("PUT", "/card", { billingKeyIdx: await me.card("wrong") });
			world.clock.set(at("2026-12-21 10:00:00"));
			await jobs();
			await jobs();
			expect((await me.call("GET", "")).data.subscription).toMatchObject({
				failedCharges: 1,
				lastPaidDate: "2026-11-21",
			});
			const left = (await cardCharges(world.db)).filter(({ amount }) => amount === 2_900);
			expect(left).toMatchObject([{ balance: 0 }]);
		});
	});

	describe("a coupon reserved by an unpaid order when a subscription starts", () => {
		const booking = () => bookingWorld(world.db, world.clock);

		async function held(): Promise<{ agreed: AgreedBooking; state(): Promise<unknown> }> {
			const me = await subscriber(world);
			const coupon = await world.db.query<{ user_coupon_id: number }>(
				`INSERT INTO user_coupon (coupon_manager_id, member_id, use_expire_date) VALUES (1, $1, '2026-12-31') RETURNING user_coupon_id`,
				[me.memberId],
			);
			const heldId = coupon.rows[0]?.user_coupon_id ?? 0;
			const agreed = await booking().agree(me.memberId, { couponIds: [heldId] });
			await me.subscribe("Gold");
			return {
				agreed,
				async state() {
					const { rows } = await world.db.query(
						"SELECT state, expire_cause FROM user_coupon WHERE user_coupon_id = $1",
						[heldId],
					);
					return rows[0];
				},
			};
		}

		const release = ({ held: { orderPayId } }: AgreedBooking) =>
			world.db.tx((tx) => new CouponStore(tx).release(orderPayId, stayDateOf("2026-11-22")));

		it("stays with its order, and expires when that is released [SUBS-14, DEC-075, DEC-089]", async () => {
			const { agreed, state } = await held();
			expect(await state()).toEqual({ state: "reserved", expire_cause: null });
			await release(agreed);
			expect(await state()).toEqual({ state: "expired", expire_cause: "subscription" });
		});

		it("is used when the order is paid, and does not return when it is cancelled [SUBS-14, DEC-075]", async () => {
			const { agreed, state } = await held();
			await booking().approve(agreed);
			expect(await state()).toEqual({ state: "used", expire_cause: null });
			await release(agreed);
			expect(await state()).toEqual({ state: "expired", expire_cause: "subscription" });
		});
	});
});
