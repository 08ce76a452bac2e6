import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import type { SandboxCard } from "#server/subscriptions/SandboxBilling.ts";
import { bookingStart, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

const base = "/api/payment/v1/subscriptions";
const at = (text: string) => koreanInstant(text) ?? 0;

forEachDatabase((_, open) => {
	describe("subscriptions", () => {
		let world: MemberApp;
		let keys = 0;
		let phones = 0;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 0 });
			await db.query("INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true)");
			world = await memberApp(db);
		});

		beforeEach(() => world.clock.set(bookingStart));

		/** A call with a login of its own, so that days may pass between calls. */
		async function call(
			memberId: number,
			method: "GET" | "POST" | "PUT",
			path: string,
			body?: object,
			key?: string,
		) {
			keys += 1;
			const own = `subscription-key-${keys}`;
			const { token } = await world.login(memberId);
			return world.send(method, `${base}${path}`, body ?? null, {
				token,
				headers: { "idempotency-key": key ?? own },
			});
		}

		async function card(memberId: number, kind: SandboxCard = "good"): Promise<number> {
			const url = (await call(memberId, "GET", "")).data.cardRegistrationUrl;
			const customerKey = new URL(url, "http://x").searchParams.get("customerKey") ?? "";
			const left = await world.app.inject({
				method: "POST",
				url: "/pg/sandbox/card",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				payload: new URLSearchParams({ customerKey, card: kind }).toString(),
			});
			const back = new URL(String(left.headers.location), "http://x");
			const kept = await call(memberId, "POST", "/billing-keys", {
				authKey: back.searchParams.get("authKey"),
			});
			return kept.data.billingKeyIdx;
		}

		async function member(row: { phone?: string; corpCode?: string } = {}): Promise<number> {
			phones += 1;
			const phone = row.phone ?? `0104444${String(phones).padStart(4, "0")}`;
			return (await world.person({ ...row, phone })).memberId;
		}

		async function subscribe(
			memberId: number,
			plan: "Silver" | "Gold",
			kind: SandboxCard = "good",
			key?: string,
		) {
			const billingKeyIdx = await card(memberId, kind);
			return call(memberId, "POST", "", { plan, billingKeyIdx, agreeCouponLoss: true }, key);
		}

		const view = async (memberId: number) => (await call(memberId, "GET", "")).data;
		const grade = async (memberId: number) =>
			(await world.db.query<{ grade: string }>("SELECT grade FROM member WHERE member_id = $1", [memberId]))
				.rows[0]?.grade;
		const jobs = async () => {
			await world.services.subscriptions.recover();
			await world.services.subscriptions.renewDue();
			await world.services.subscriptions.endTerms();
		};
		const paid = async (memberId: number) =>
			(
				await world.db.query<{ count: number }>(
					"SELECT count(*)::int AS count FROM subscription_charge WHERE member_id = $1 AND paid_at IS NOT NULL",
					[memberId],
				)
			).rows[0]?.count;

		it("starts at once: state, term, price, grade; old coupons vanish [CALL-OTHER-02, SUBS-08, SUBS-10, SUBS-14, DEC-072, DEC-075, DEC-174]", async () => {
			const me = await member();
			await world.db.query(
				"INSERT INTO user_coupon (coupon_manager_id, member_id, use_expire_date) VALUES (1, $1, '2026-12-31')",
				[me],
			);
			const answer = await subscribe(me, "Gold");
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
			expect(await grade(me)).toBe("Gold");
			const { rows } = await world.db.query(
				"SELECT state, expire_cause FROM user_coupon WHERE member_id = $1",
				[me],
			);
			expect(rows).toEqual([{ state: "expired", expire_cause: "subscription" }]);
			expect((await call(me, "GET", "/histories")).data.histories).toMatchObject([
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

		it("goes on with the login that subscribed and ends the others by 499 [DEC-110]", async () => {
			const me = await member();
			const billingKeyIdx = await card(me);
			const here = await world.login(me);
			const elsewhere = await world.login(me);
			world.clock.pass(1000);
			const bought = await world.send(
				"POST",
				base,
				{ plan: "Silver", billingKeyIdx, agreeCouponLoss: true },
				{ token: here.token, headers: { "idempotency-key": "subscribe-here" } },
			);
			expect(bought.status).toBe(200);
			const users = (token: string) => world.send("GET", "/api/auth/users", null, { token });
			expect((await users(here.token)).data.grade).toBe("Silver");
			expect((await users(elsewhere.token)).status).toBe(499);
		});

		it("needs a session and the promise about coupons [DEC-075, DEC-174]", async () => {
			const me = await member();
			expect(await world.send("GET", base)).toMatchObject({ status: 401, code: -4 });
			const billingKeyIdx = await card(me);
			expect(
				await call(me, "POST", "", { plan: "Gold", billingKeyIdx, agreeCouponLoss: false }),
			).toMatchObject({ status: 400, code: -2 });
			expect((await view(me)).subscription).toBeNull();
		});

		it("keeps cards unreadable and takes only the member's own [DEC-174, ROLE-03]", async () => {
			const me = await member();
			const other = await member();
			const billingKeyIdx = await card(me);
			const { rows } = await world.db.query<{ key_cipher: string }>(
				"SELECT key_cipher FROM billing_key WHERE billing_key_id = $1",
				[billingKeyIdx],
			);
			expect(rows[0]?.key_cipher).toMatch(/^v1\./);
			expect(rows[0]?.key_cipher).not.toContain("sbk_");
			const body = { plan: "Gold", billingKeyIdx, agreeCouponLoss: true };
			expect(await call(other, "POST", "", body)).toMatchObject({ status: 404, code: -5 });
			expect(await call(me, "POST", "/billing-keys", { authKey: "sba_unknown" })).toMatchObject({
				status: 400,
				code: -302,
			});
		});

		it("lets a person join Silver once, by account and by phone [SUBS-02, SUBS-03, DEC-069, DEC-070]", async () => {
			const phone = "01099990001";
			const me = await member({ phone });
			expect((await view(me)).silverAvailable).toBe(true);
			expect((await subscribe(me, "Silver")).status).toBe(200);
			await call(me, "POST", "/cancel");
			world.clock.set(at("2026-12-21 09:00:00"));
			await jobs();
			expect(await grade(me)).toBe("Bronze");
			expect((await view(me)).silverAvailable).toBe(false);
			expect(await subscribe(me, "Silver")).toMatchObject({ status: 400, code: -401 });
			const twin = await member({ phone });
			expect(await subscribe(twin, "Silver")).toMatchObject({ status: 400, code: -401 });
			expect((await subscribe(twin, "Gold")).status).toBe(200);
		});

		it("lets one of two accounts with one phone win when both join at once [SUBS-02, DEC-069]", async () => {
			const phone = "01099990002";
			const twins = [await member({ phone }), await member({ phone })];
			const cards = [await card(twins[0] ?? 0), await card(twins[1] ?? 0)];
			const answers = await Promise.all(
				twins.map((me, index) =>
					call(me, "POST", "", { plan: "Silver", billingKeyIdx: cards[index], agreeCouponLoss: true }),
				),
			);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
		});

		it("refuses corporate members and who has a plan already [DEC-071, SUBS-05]", async () => {
			const corporate = await member({ corpCode: "HANBIT2026" });
			expect(await subscribe(corporate, "Gold")).toMatchObject({ status: 400, code: -404 });
			const me = await member();
			await subscribe(me, "Gold");
			expect(await subscribe(me, "Gold")).toMatchObject({ status: 400, code: -402 });
			expect(await subscribe(me, "Silver")).toMatchObject({ status: 400, code: -402 });
			expect(await call(me, "POST", "/upgrade", { agreeCouponLoss: true })).toMatchObject({ code: -402 });
		});

		it("changes nothing when the card is refused; Silver can be tried again [DEC-074, SUBS-02]", async () => {
			const me = await member();
			expect(await subscribe(me, "Silver", "declined")).toMatchObject({ status: 400, code: -302 });
			expect(await grade(me)).toBe("Bronze");
			expect(await view(me)).toMatchObject({ subscription: null, silverAvailable: true });
			expect((await subscribe(me, "Silver")).status).toBe(200);
		});

		it("finds out what became of a charge whose answer got lost, and charges once [DEC-174, D43]", async () => {
			const me = await member();
			const answer = await subscribe(me, "Gold", "lost");
			expect(answer.data).toEqual({ outcome: "unknown", subscription: null });
			expect(await subscribe(me, "Gold")).toMatchObject({ status: 400, code: -303 });
			world.clock.pass(61_000);
			await jobs();
			expect((await view(me)).subscription.state).toBe("USE");
			expect(await paid(me)).toBe(1);
		});

		it("charges once for one key and for ten clicks at once [DEC-173, D35]", async () => {
			const me = await member();
			const billingKeyIdx = await card(me);
			const body = { plan: "Gold", billingKeyIdx, agreeCouponLoss: true };
			const first = await call(me, "POST", "", body, "one-key-only");
			expect(await call(me, "POST", "", body, "one-key-only")).toMatchObject({ data: first.data });
			const other = await member();
			const otherCard = await card(other);
			const clicks = await Promise.all(
				Array.from({ length: 10 }, () => call(other, "POST", "", { ...body, billingKeyIdx: otherCard })),
			);
			expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
			expect([await paid(me), await paid(other)]).toEqual([1, 1]);
		});

		it("upgrades Silver at once for the full price, without money back [SUBS-04, SUBS-05, SUBS-06, DEC-074]", async () => {
			const me = await member();
			await subscribe(me, "Silver");
			world.clock.set(at("2026-11-30 15:00:00"));
			const answer = await call(me, "POST", "/upgrade", { agreeCouponLoss: true });
			expect(answer.data.subscription).toMatchObject({ plan: "Gold", state: "USE", startDate: "2026-11-30" });
			expect(await grade(me)).toBe("Gold");
			const { histories } = (await call(me, "GET", "/histories")).data;
			expect(histories).toMatchObject([
				{ plan: "Gold", state: "USE", amount: 19_000 },
				{ plan: "Silver", state: "CANCEL_UPGRADE", amount: 1_900, refunded: false },
			]);
		});

		it("keeps grade and benefits after cancelling until the term ends [SUBS-07, DEC-072]", async () => {
			const me = await member();
			await subscribe(me, "Silver");
			const cancelled = await call(me, "POST", "/cancel");
			expect(cancelled.data.subscription).toMatchObject({ state: "CANCEL_REQUEST", nextChargeDate: null });
			expect(await call(me, "POST", "/cancel")).toMatchObject({ status: 400, code: -303 });
			world.clock.set(at("2026-12-20 23:59:59"));
			await jobs();
			expect(await grade(me)).toBe("Silver");
			world.clock.set(at("2026-12-21 00:00:00"));
			await jobs();
			expect(await grade(me)).toBe("Bronze");
			expect((await view(me)).subscription.state).toBe("CANCEL");
			expect(await call(me, "POST", "/cancel")).toMatchObject({ status: 404, code: -5 });
		});

		it("renews at ten o'clock on the day after the last day, once however many workers try [SUBS-10, SUBS-11, DEC-072, D43]", async () => {
			const me = await member();
			world.clock.set(at("2027-01-31 12:00:00"));
			await subscribe(me, "Silver");
			for (const [due, last] of [
				["2027-02-28", "2027-03-30"],
				["2027-03-31", "2027-04-29"],
				["2027-04-30", "2027-05-30"],
			] as const) {
				world.clock.set(at(`${due} 09:59:59`));
				const before = await paid(me);
				await jobs();
				expect(await paid(me)).toBe(before);
				world.clock.set(at(`${due} 10:00:00`));
				await Promise.all(Array.from({ length: 10 }, jobs));
				expect(await paid(me)).toBe((before ?? 0) + 1);
				expect((await view(me)).subscription).toMatchObject({
					termStartDate: due,
					termEndDate: last,
					lastPaidDate: due,
				});
			}
		});

		it("tries three days, then ends the membership [DEC-072, D43, SUBS-01]", async () => {
			const me = await member();
			await subscribe(me, "Silver");
			await world.db.query(
				`UPDATE gateway_sandbox SET body = jsonb_set(body, '{card}', '"declined"') WHERE kind = 'billing_key' AND key = (
					SELECT key FROM gateway_sandbox WHERE kind = 'billing_key' AND body->>'customerKey' = $1)`,
				[world.services.subscriptions.registrationUrl(me).split("=")[1]],
			);
			for (const [day, failed, state] of [
				["2026-12-21", 1, "USE"],
				["2026-12-22", 2, "USE"],
				["2026-12-23", 3, "CANCEL_PAYMENT"],
			] as const) {
				world.clock.set(at(`${day} 10:00:00`));
				await jobs();
				await jobs();
				expect((await view(me)).subscription).toMatchObject({ failedCharges: failed, state });
			}
			expect(await grade(me)).toBe("Bronze");
			expect(await paid(me)).toBe(1);
		});

		it("uses a changed card from the next charge on, also for a charge in retry [SUBS-15, DEC-076]", async () => {
			const me = await member();
			await subscribe(me, "Silver");
			const declined = await card(me, "declined");
			expect((await call(me, "PUT", "/card", { billingKeyIdx: declined })).data.subscription).toMatchObject({
				cardName: "현대카드 ****-9012",
			});
			world.clock.set(at("2026-12-21 10:00:00"));
			await jobs();
			expect((await view(me)).subscription.failedCharges).toBe(1);
			await call(me, "PUT", "/card", { billingKeyIdx: await card(me, "other") });
			world.clock.set(at("2026-12-22 10:00:00"));
			await jobs();
			expect((await view(me)).subscription).toMatchObject({
				failedCharges: 0,
				state: "USE",
				cardName: "국민카드 ****-5678",
				nextChargeDate: "2027-01-21",
			});
			const other = await member();
			for (const who of [me, other])
				expect((await call(who, "PUT", "/card", { billingKeyIdx: await card(other) })).status).toBe(404);
		});

		it("gives Gold back in full within seven days [SUBS-12, DEC-073]", async () => {
			const me = await member();
			await subscribe(me, "Gold");
			world.clock.set(at("2026-11-28 23:59:59"));
			const answer = await call(me, "POST", "/withdraw", undefined, "withdraw-once");
			expect(answer.data).toMatchObject({
				outcome: "approved",
				refundAmount: 19_000,
				subscription: { state: "WITHDRAW", nextChargeDate: null, withdrawable: false },
			});
			expect(await call(me, "POST", "/withdraw", undefined, "withdraw-once")).toMatchObject({
				data: answer.data,
			});
			expect(await grade(me)).toBe("Bronze");
			expect((await call(me, "GET", "/histories")).data.histories).toMatchObject([{ refunded: true }]);
			expect((await call(me, "POST", "/withdraw")).status).toBe(404);
			expect((await subscribe(me, "Gold")).status).toBe(200);
		});

		it("keeps Gold on the eighth day, and Silver always [SUBS-12, SUBS-13, DEC-073]", async () => {
			const gold = await member();
			const silver = await member();
			await subscribe(gold, "Gold");
			await subscribe(silver, "Silver");
			expect(await call(silver, "POST", "/withdraw")).toMatchObject({ status: 400, code: -403 });
			world.clock.set(at("2026-11-29 00:00:00"));
			expect(await call(gold, "POST", "/withdraw")).toMatchObject({ status: 400, code: -403 });
		});

		it.each([
			["confirm", -403],
			["cancel", undefined],
		])("looks at bookings made since: one in %s [SUBS-12, DEC-073]", async (status, code) => {
			const me = await member();
			await subscribe(me, "Gold");
			const { rows } = await world.db.query<{ order_pay_id: number }>(
				`INSERT INTO order_pay (order_num, member_id, stage, placed_at, pay_kind, pay_method, key_code, price_ledger, original_amount, sale_amount, total_amount, guest_name, guest_tel, guest_email, created_at)
				VALUES ('W' || $1::int, $1::int, 'placed', $2, 'main', 'card', 'k', '[]', 1, 1, 1, '', '', '', $2) RETURNING order_pay_id`,
				[me, new Date(world.clock.now())],
			);
			await world.db.query(
				`INSERT INTO order_product (order_pay_id, order_no, member_id, status, property_id, room_id, rateplan_id, channel_idx, check_in, check_out, original_amount, sale_amount, total_amount, cancel_policy, snapshot)
				VALUES ($1, 'W' || $2::int, $2::int, $3, 1, 1, 1, 1, '2026-12-01', '2026-12-02', 1, 1, 1, '{}', '{}')`,
				[rows[0]?.order_pay_id, me, status],
			);
			expect((await view(me)).subscription.withdrawable).toBe(code === undefined);
			expect((await call(me, "POST", "/withdraw")).code).toBe(code);
		});
	});
});
