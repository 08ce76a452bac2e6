import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { checkCodeOf, isCheckCode } from "#server/commerce/booking/checkCode.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { requestExtraPayment, withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { releaseOrder } from "#server/commerce/booking/releaseOrder.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { change, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const night = stayDateOf("2026-12-10");
const ask = { reason: "취소", quoteId: null };

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		world = bookingWorld(db);
	});

	async function booked(memberId = 2) {
		const { held } = await world.book(memberId);
		return { ...held, id: held.orderProductIds[0] ?? 0 };
	}
	async function cancelled() {
		const order = await booked();
		await world.cancellations.cancelPart(2, order.id, ask, "part-key-1");
		await world.cancellations.now(2, order.id, "now-key-1");
		return order;
	}

	describe("access to an order [ROLE-03, D01]", () => {
		it.each<
			readonly [
				string,
				(
					world: BookingWorld,
					id: number,
					order: { orderPayId: number; orderNum: string },
				) => Promise<unknown>,
			]
		>([
			["shown", ({ bookings }, id) => bookings.view(2, id)],
			["shown whole", ({ bookings }, _id, { orderPayId }) => bookings.viewWhole(2, orderPayId)],
			["shown by its number", ({ bookings }, _id, { orderNum }) => bookings.viewByNumber(2, orderNum)],
			[
				"shown by its number to nobody",
				({ bookings }, _id, { orderNum }) => bookings.viewByNumber(null, orderNum),
			],
			["hidden", ({ bookings }, id) => bookings.hide(2, id)],
			["its day fixed", ({ bookings }, id) => bookings.fixDay(2, id, night)],
		])("responds not found if it is unpaid, unknown or another member's: %s", async (_what, look) => {
			const held = await world.hold(2);
			const theirs = await booked(1);
			const missing = { kind: "notFound" };
			await expect(look(world, held.orderProductIds[0] ?? 0, held)).rejects.toMatchObject(missing);
			await expect(look(world, theirs.id, theirs)).rejects.toMatchObject(missing);
			await expect(look(world, 9_999, { orderPayId: 9_999, orderNum: "AW1" })).rejects.toMatchObject(missing);
		});

		it("succeeds for a member's own order, in whole and by number", async () => {
			const { orderPayId, orderNum, id } = await booked();
			for (const order of [
				await world.bookings.view(2, id),
				await world.bookings.viewWhole(2, orderPayId),
				await world.bookings.viewByNumber(2, orderNum),
			])
				expect(order).toMatchObject({ orderPayId, orderNum, stage: "placed" });
		});
	});

	it("lists a booking in its tab, by start date or newest first, until it is hidden [CALL-CONTENT-33, DEC-083, DEC-164]", async () => {
		const later = await world.book(2, {
			checkInDate: stayDateOf("2026-12-20"),
			checkOutDate: stayDateOf("2026-12-22"),
		});
		const sooner = await booked();
		const over = await cancelled();
		const list = async (tab: "pending" | "complete" | "cancel") => {
			const { counts, bookings } = await world.bookings.list(2, tab);
			return [Object.values(counts).join(), bookings.map(({ orderProductId }) => orderProductId)];
		};
		const laterId = later.held.orderProductIds[0];
		expect(await list("pending")).toEqual(["2,0,1", [sooner.id, laterId]]);
		expect(await list("cancel")).toEqual(["2,0,1", [over.id]]);
		await expect(world.bookings.hide(2, sooner.id)).rejects.toMatchObject({
			kind: "notCancellable",
			message: "이용할 예약은 목록에서 숨길 수 없어요.",
		});
		await world.bookings.hide(2, over.id);
		expect(await list("cancel")).toEqual(["2,0,0", []]);
		// Still confirmed until the end of its start day, past from the next day on.
		world.clock.set(koreanInstant("2026-12-20 23:59:59") ?? 0);
		expect(await list("pending")).toEqual(["1,1,0", [laterId]]);
		world.clock.pass(1000);
		expect(await list("complete")).toEqual([
			"0,2,0",
			[laterId, sooner.id].toSorted((a, b) => (b ?? 0) - (a ?? 0)),
		]);
		expect((await world.bookings.list(1, "pending")).counts).toEqual({ pending: 0, complete: 0, cancel: 0 });
	});

	it("lists a hidden booking again once it is upcoming, because its cancellation was undone or an extra payment is asked for [DEC-164, DEC-177]", async () => {
		const { id } = await booked();
		const upcoming = async () =>
			(await world.bookings.list(2, "pending")).bookings.map(({ orderProductId }) => orderProductId);
		await world.cancellations.cancelPart(2, id, ask, "part-key-1");
		await world.bookings.hide(2, id);
		await world.cancellations.undo(2, id);
		expect(await upcoming()).toEqual([id]);
		world.clock.set(koreanInstant("2026-12-11 12:00:00") ?? 0);
		await world.bookings.hide(2, id);
		expect(await upcoming()).toEqual([]);
		await requestExtraPayment(world, id, 30_000, "인원 추가");
		expect(await upcoming()).toEqual([id]);
	});

	it("stays hidden when its cancellation or stay is completed [DEC-164]", async () => {
		const { id } = await booked();
		await world.cancellations.cancelPart(2, id, ask, "part-key-1");
		await world.bookings.hide(2, id);
		await world.cancellations.now(2, id, "now-key-1");
		expect((await world.bookings.list(2, "cancel")).bookings).toEqual([]);
	});

	describe("a request for an extra payment [DEC-095]", () => {
		const events = async () => {
			const { rows } = await world.db.query<{ event: string; actor: string; note: string | null }>(
				"SELECT event, actor, note FROM order_event WHERE event LIKE 'ADD%' ORDER BY order_event_id",
			);
			return rows;
		};
		it("is recorded in the order's history and can be withdrawn once", async () => {
			const { id } = await booked();
			const demand = await requestExtraPayment(world, id, 30_000, "인원 추가");
			await withdrawExtraPayment(world, demand);
			await expect(withdrawExtraPayment(world, demand)).rejects.toMatchObject({ kind: "alreadyProcessed" });
			expect(await events()).toEqual([
				{ event: "ADD_PAY_ASKED", actor: "operator", note: "30,000원 인원 추가" },
				{ event: "ADD_PAY_SETTLED", actor: "operator", note: null },
			]);
		});

		it("is rejected for an unpaid order and while the booking is being changed", async () => {
			const held = await world.hold(2);
			const missing = { kind: "notFound" };
			await expect(requestExtraPayment(world, held.orderProductIds[0] ?? 0, 1, "")).rejects.toMatchObject(
				missing,
			);
			await expect(requestExtraPayment(world, 9_999, 1, "")).rejects.toMatchObject(missing);
			await expect(withdrawExtraPayment(world, 9_999)).rejects.toMatchObject(missing);
			const agreed = await world.book(1);
			await change(world, agreed, wish("2026-12-20", 4));
			await expect(
				requestExtraPayment(world, agreed.held.orderProductIds[0] ?? 0, 1, ""),
			).rejects.toMatchObject({
				kind: "alreadyProcessed",
			});
			expect(await events()).toEqual([]);
		});
	});

	it("ends a stay the day after check-out and pays cashback valid for a year, once per room [DEC-078, DEC-084]", async () => {
		const { held } = await world.book(1, twoRooms);
		const [first = 0, second = 0] = held.orderProductIds;
		await world.cancellations.cancelPart(1, second, ask, "part-key-1");
		await world.cancellations.now(1, second, "now-key-1");
		world.clock.set(koreanInstant("2026-12-13 00:00:00") ?? 0);
		expect([await endStays(world), await endStays(world)]).toEqual([1, 0]);
		const { rows } = await world.db.query(
			"SELECT amount, title, order_num, expire_date FROM point_ledger WHERE action_type = 'SAVE'",
		);
		expect(rows).toEqual([
			{ amount: 9_000, title: "남산 서재 호텔 캐시백", order_num: held.orderNum, expire_date: "2027-12-13" },
		]);
		const { products } = await world.bookings.view(1, first);
		expect(products.map(({ status }) => status)).toEqual(["complete", "cancel"]);
	});

	describe("expiring a hold [DEC-090]", () => {
		it("returns rooms, coupon and points, fails its payment and is counted, all exactly once", async () => {
			const points = { awesomeCash: 5_000, welfarePoints: 1_000 };
			const agreed = await world.agree(2, { couponIds: [2], points });
			world.clock.pass(16 * 60_000);
			expect([await world.bookings.expireHolds(), await world.bookings.expireHolds()]).toEqual([1, 0]);
			const { rows } = await world.db.query(
				`SELECT o.stage, o.expire_reason AS why, y.status, y.fail_code AS code, c.state AS coupon, b.point, b.user_point AS own
				FROM order_pay o JOIN payment y USING (order_pay_id) JOIN user_coupon c ON c.member_id = o.member_id
				JOIN point_balance b ON b.member_id = o.member_id`,
			);
			expect(rows).toEqual([
				{
					stage: "expired",
					why: "timeout",
					status: "fail",
					code: "timeout",
					coupon: "available",
					point: 30_000,
					own: 20_000,
				},
			]);
			expect(await world.stock(1, night)).toBe(5);
			const again = world.db.tx((tx) => releaseOrder(tx, agreed.held.orderPayId, "given_up", 0));
			expect(await again).toBe(false);
		});

		it("does not happen while the provider is being asked to charge, nor once it is paid", async () => {
			const lost = await world.agree(2, {}, { confirmFault: "lost", webhook: "none" });
			await world.approve(lost);
			const paid = await booked(1);
			world.clock.pass(40 * 60_000);
			expect(await world.bookings.expireHolds()).toBe(0);
			for (const orderPayId of [lost.held.orderPayId, paid.orderPayId, 9_999])
				expect(await world.db.tx((tx) => releaseOrder(tx, orderPayId, "timeout", 0))).toBe(false);
			expect(await world.stock(1, night)).toBe(3);
		});
	});
});

describe("the check code of a printed booking", () => {
	const secrets = createSecrets("a-secret-of-these-tests");
	const ids = Array.from({ length: 300 }, (_, index) => index + 1);

	it("has eight unambiguous characters and is unique per booking", () => {
		const codes = ids.map((id) => checkCodeOf(secrets, id));
		for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		expect(new Set(codes).size).toBe(ids.length);
		expect(new Set(codes.join("")).size).toBe(32);
		expect(checkCodeOf(createSecrets("another-secret"), 1)).not.toBe(codes[0]);
	});

	it("stays the same for a booking that was printed by an earlier version [DEC-181]", () => {
		expect(checkCodeOf(secrets, 1)).toBe("F7MVSKVQ");
	});

	it("is accepted however it is read out or typed, and no other code is", () => {
		for (const id of ids) {
			const code = checkCodeOf(secrets, id);
			const typed = code.replaceAll("0", id % 2 ? "O" : "o").replaceAll("1", id % 3 ? "I" : "l");
			for (const given of [code, code.toLowerCase(), typed, ` ${code.slice(0, 4)}-${code.slice(4)}\t`])
				expect(isCheckCode(secrets, id, given), given).toBe(true);
			for (const given of ["", code.slice(1), `${code}0`, checkCodeOf(secrets, id + 1)])
				expect(isCheckCode(secrets, id, given), given).toBe(false);
		}
	});
});
