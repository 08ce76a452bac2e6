import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import {
	resetSubscriptions,
	runMemberships,
	subscriber,
	subscriptionCalls,
} from "#tests/support/subscriber.ts";

const at = (text: string) => koreanInstant(text) ?? 0;

forEachDatabase((_, open) => {
	describe("subscriptions", () => {
		let world: MemberApp;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 0 });
			await db.query("INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true)");
			world = await memberApp(db);
		});

		beforeEach(() => resetSubscriptions(world));

		it("start at once with state, term, price and grade; old coupons expire [CALL-OTHER-02, SUBS-08, SUBS-10, SUBS-14, DEC-072, DEC-075, DEC-174]", async () => {
			const me = await subscriber(world);
			await world.db.query(
				"INSERT INTO user_coupon (coupon_manager_id, member_id, use_expire_date) VALUES (1, $1, '2026-12-31')",
				[me.memberId],
			);
			const answer = await me.subscribe("Gold");
			expect(answer.data).toMatchObject({
				outcome: "approved",
				subscription: {
					plan: "Gold",
					state: "USE",
					startDate: "2026-11-21",
					termStartDate: "2026-11-21",
					termEndDate: "2027-11-20",
					nextChargeDate: "2027-11-21",
					nextChargeAmount: 19_000,
					lastPaidDate: "2026-11-21",
					cardName: "신한카드 ****-1234",
					failedCharges: 0,
					withdrawable: true,
				},
			});
			expect(await me.grade()).toBe("Gold");
			const { rows } = await world.db.query(
				"SELECT state, expire_cause FROM user_coupon WHERE member_id = $1",
				[me.memberId],
			);
			expect(rows).toEqual([{ state: "expired", expire_cause: "subscription" }]);
			expect((await me.call("GET", "/histories")).data.histories).toMatchObject([
				{
					plan: "Gold",
					state: "USE",
					amount: 19_000,
					paid: true,
					refunded: false,
					chargeDate: "2026-11-21 12:00:00",
				},
			]);
		});

		it("keep the session that subscribed and end the others with 499 [DEC-110]", async () => {
			const me = await subscriber(world);
			const billingKeyIdx = await me.card();
			const here = await world.login(me.memberId);
			const elsewhere = await world.login(me.memberId);
			world.clock.pass(1000);
			const bought = await world.send(
				"POST",
				subscriptionCalls,
				{ plan: "Silver", billingKeyIdx, agreeCouponLoss: true },
				{ token: here.token, headers: { "idempotency-key": "subscribe-here" } },
			);
			expect(bought.status).toBe(200);
			const users = (token: string) => world.send("GET", "/api/auth/users", null, { token });
			expect((await users(here.token)).data.grade).toBe("Silver");
			expect((await users(elsewhere.token)).status).toBe(499);
		});

		it("require a session and consent to the loss of coupons [DEC-075, DEC-174]", async () => {
			const me = await subscriber(world);
			expect(await world.send("GET", subscriptionCalls)).toMatchObject({ status: 401, code: -4 });
			const billingKeyIdx = await me.card();
			expect(
				await me.call("POST", "", { plan: "Gold", billingKeyIdx, agreeCouponLoss: false }),
			).toMatchObject({ status: 400, code: -2 });
			expect((await me.view()).subscription).toBeNull();
		});

		it("store cards unreadably and accept only the member's own [DEC-174, ROLE-03]", async () => {
			const me = await subscriber(world);
			const other = await subscriber(world);
			const billingKeyIdx = await me.card();
			const { rows } = await world.db.query<{ key_cipher: string }>(
				"SELECT key_cipher FROM billing_key WHERE billing_key_id = $1",
				[billingKeyIdx],
			);
			expect(rows[0]?.key_cipher).toMatch(/^v2\./);
			expect(rows[0]?.key_cipher).not.toContain("sbk_");
			const body = { plan: "Gold", billingKeyIdx, agreeCouponLoss: true };
			expect(await other.call("POST", "", body)).toMatchObject({ status: 404, code: -5 });
			expect(await me.call("POST", "/billing-keys", { authKey: "sba_unknown" })).toMatchObject({
				status: 400,
				code: -302,
			});
		});

		it("allow a person to join Silver once, by account and by phone [SUBS-02, SUBS-03, DEC-069, DEC-070]", async () => {
			const phone = "01099990001";
			const me = await subscriber(world, { phone });
			expect((await me.view()).silverAvailable).toBe(true);
			expect((await me.subscribe("Silver")).status).toBe(200);
			await me.call("POST", "/cancel");
			world.clock.set(at("2026-12-21 09:00:00"));
			await runMemberships(world);
			expect(await me.grade()).toBe("Bronze");
			expect((await me.view()).silverAvailable).toBe(false);
			expect(await me.subscribe("Silver")).toMatchObject({ status: 400, code: -401 });
			const twin = await subscriber(world, { phone });
			expect(await twin.subscribe("Silver")).toMatchObject({ status: 400, code: -401 });
			expect((await twin.subscribe("Gold")).status).toBe(200);
		});

		it("recognise a person by every phone of an account that had Silver, even after a change or withdrawal [SUBS-02, DEC-069]", async () => {
			const [joined, between, left, never] = ["01099990011", "01099990012", "01099990013", "01099990014"];
			const me = await subscriber(world, { phone: joined });
			const other = await subscriber(world, { phone: never });
			const { accounts } = world.services;
			await me.subscribe("Silver");
			await me.call("POST", "/cancel");
			world.clock.set(at("2026-12-21 09:00:00"));
			await runMemberships(world);
			for (const [{ memberId }, ...phones] of [[me, between, left] as const, [other, "01099990015"] as const])
				for (const phone of phones) {
					const login = await world.login(memberId);
					const certId = await world.proven("MODIFY_PHONE", phone, login.token);
					await accounts.update({ ...login, memberId, type: "N", grade: "Bronze" }, { phone, certId });
				}
			const isFree = async (phone: string) =>
				(await (await subscriber(world, { phone })).view()).silverAvailable;
			for (const phone of [joined, between, left])
				expect([phone, await isFree(phone)]).toEqual([phone, false]);
			expect(await isFree(never)).toBe(true);
			for (const { memberId } of [me, other]) await accounts.withdraw(memberId);
			for (const phone of [joined, between, left])
				expect([phone, await isFree(phone)]).toEqual([phone, false]);
			expect(await isFree("01099990015")).toBe(true);
		});

		it("allow only one of two accounts with one phone to join when both try at once [SUBS-02, DEC-069]", async () => {
			const phone = "01099990002";
			const twins = [await subscriber(world, { phone }), await subscriber(world, { phone })];
			const cards = await Promise.all(twins.map((me) => me.card()));
			const answers = await Promise.all(
				twins.map((me, index) =>
					me.call("POST", "", { plan: "Silver", billingKeyIdx: cards[index], agreeCouponLoss: true }),
				),
			);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
		});

		it("reject corporate members and members who already have a plan [DEC-071, SUBS-05]", async () => {
			const corporate = await subscriber(world, { corpCode: "HANBIT2026" });
			expect(await corporate.subscribe("Gold")).toMatchObject({ status: 400, code: -404 });
			const me = await subscriber(world);
			await me.subscribe("Gold");
			expect(await me.subscribe("Gold")).toMatchObject({ status: 400, code: -402 });
			expect(await me.subscribe("Silver")).toMatchObject({ status: 400, code: -402 });
			expect(await me.call("POST", "/upgrade", { agreeCouponLoss: true })).toMatchObject({ code: -402 });
		});

		it("reject an upgrade without Silver with the right reason [SUBS-04, DEC-105]", async () => {
			const me = await subscriber(world);
			expect(await me.call("POST", "/upgrade", { agreeCouponLoss: true })).toMatchObject({
				...{ status: 400, code: -402, message: "골드로 바꿀 실버 멤버십이 없어요." },
			});
		});

		it("change nothing when the card is refused, and Silver can be retried [DEC-074, SUBS-02]", async () => {
			const me = await subscriber(world);
			expect(await me.subscribe("Silver", "declined")).toMatchObject({ status: 400, code: -302 });
			expect(await me.grade()).toBe("Bronze");
			expect(await me.view()).toMatchObject({ subscription: null, silverAvailable: true });
			expect((await me.subscribe("Silver")).status).toBe(200);
		});

		it("look up a charge whose answer was lost, and charge once [DEC-174, D43]", async () => {
			const me = await subscriber(world);
			const answer = await me.subscribe("Gold", "lost");
			expect(answer.data).toEqual({ outcome: "unknown", subscription: null });
			expect(await me.subscribe("Gold")).toMatchObject({ status: 400, code: -303 });
			world.clock.pass(61_000);
			await runMemberships(world);
			expect((await me.view()).subscription.state).toBe("USE");
			expect(await me.paid()).toBe(1);
		});

		it("charge once for one idempotency key and for ten concurrent clicks [DEC-173, D35]", async () => {
			const me = await subscriber(world);
			const billingKeyIdx = await me.card();
			const body = { plan: "Gold", billingKeyIdx, agreeCouponLoss: true };
			const first = await me.call("POST", "", body, "one-key-only");
			expect(await me.call("POST", "", body, "one-key-only")).toMatchObject({ data: first.data });
			const other = await subscriber(world);
			const otherCard = await other.card();
			const clicks = await Promise.all(
				Array.from({ length: 10 }, () => other.call("POST", "", { ...body, billingKeyIdx: otherCard })),
			);
			expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
			expect([await me.paid(), await other.paid()]).toEqual([1, 1]);
		});

		it("upgrade Silver at once for the full price, without a refund [SUBS-04, SUBS-05, SUBS-06, DEC-074]", async () => {
			const me = await subscriber(world);
			await me.subscribe("Silver");
			world.clock.set(at("2026-11-30 15:00:00"));
			const answer = await me.call("POST", "/upgrade", { agreeCouponLoss: true });
			expect(answer.data.subscription).toMatchObject({ plan: "Gold", state: "USE", startDate: "2026-11-30" });
			expect(await me.grade()).toBe("Gold");
			const { histories } = (await me.call("GET", "/histories")).data;
			expect(histories).toMatchObject([
				{ plan: "Gold", state: "USE", amount: 19_000 },
				{ plan: "Silver", state: "CANCEL_UPGRADE", amount: 1_900, refunded: false },
			]);
		});
	});
});
