import { beforeEach, describe, expect, it } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { BookingRequest } from "#server/commerce/booking/BookingRequest.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld, twoRooms } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const night = stayDateOf("2026-12-10");
const guest = { guestName: "김하늘", guestTel: "01012345678", guestEmail: "haneul@example.com" };
const voucher = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };
const supplied = { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" };
const bulk = { ...voucher, orderType: "MC" };
const abroad = { ...guest, userFirstName: "Gildong", userLastName: "Hong" };
const number = { internationalNumber: "JP", internationalPhone: "9012345678" };

forEachDatabase((_, open) => {
	let world: BookingWorld;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 25 });
		world = bookingWorld(db);
	});

	const orders = async () => {
		const { rows } = await world.db.query<{ stage: string; why: string | null }>(
			"SELECT stage, expire_reason AS why FROM order_pay ORDER BY order_pay_id",
		);
		return rows.map((row) => Object.values(row).filter(Boolean).join(" "));
	};
	/** Nothing is taken and nothing is written. */
	const untouched = async () => {
		expect([await orders(), await world.stock(1, night)]).toEqual([[], 25]);
		const { rows } = await world.db.query(
			"SELECT count(*)::int AS held FROM user_coupon WHERE state <> 'available'",
		);
		expect(rows).toEqual([{ held: 0 }]);
	};

	describe("a hold request that does not match what is sold [CALL-CONTENT-29, DEC-086]", () => {
		it.each<readonly [string, Partial<BookingRequest>]>([
			["a room at home as one abroad", { payKind: "global" }],
			["nights as vouchers", { payKind: "voucher" }],
			["nights by link", { payKind: "lms" }],
			["vouchers as nights", { path: voucher }],
			["by a method for bookings abroad", { payMethod: "eximbay" }],
			["one room as several", { path: { ...voucher, rateplan: "1", orderType: "MC" } }],
			["several rooms as one", { rooms: 2 }],
			["several nights as one", { path: { ...voucher, rateplan: "1", orderType: "OO" } }],
			["six rooms", { ...twoRooms, rooms: 6 }],
			["twenty-one vouchers", { path: bulk, payKind: "voucher", rooms: 21 }],
		])("is rejected: %s", async (_what, changes) => {
			await expect(world.hold(2, changes)).rejects.toMatchObject({ kind: "invalidRequest" });
			await untouched();
		});

		it.each<readonly [number, Partial<BookingRequest>]>([
			[5, { ...twoRooms, rooms: 5 }],
			[20, { path: bulk, payKind: "voucher", rooms: 20 }],
			[1, { path: voucher, payKind: "lms" }],
		])("is told apart from a valid request for %i, which is accepted", async (_rooms, changes) => {
			expect((await world.hold(2, changes)).orderNum).toMatch(/^A/);
		});

		it("is rejected for an unknown plan or one without a room left", async () => {
			const path = { ...voucher, rateplan: "99" };
			const asked = { keyCode: "AAAA-BBBB-CCCC", expectedTotal: 1 };
			await expect(world.hold(2, { path, ...asked })).rejects.toMatchObject({ kind: "notFound" });
			const request = await world.request(2);
			await world.db.query("UPDATE room_month SET stock[11] = 0 WHERE ym = 202612");
			await expect(world.bookings.hold(request, "key-1")).rejects.toMatchObject({ kind: "soldOut" });
			await untouched();
		});
	});

	describe("the guest's details [CHAN-05, DEC-096]", () => {
		const { valid } = accountCopy;
		/** The supplier's stay requires an English name and a phone number with its country code. */
		const toAbroad = "UPDATE property SET channel_idx = 5 WHERE property_id = 2";
		it.each<readonly [string, where: string, BookingRequest["guest"], message: string]>([
			["no address", "home", { ...guest, guestEmail: "x" }, valid.email],
			["no name", "home", { ...guest, guestName: "1" }, valid.name],
			["no number", "home", { ...guest, guestTel: "123" }, valid.phone],
			["all of them", "home", { guestName: "1", guestTel: "1", guestEmail: "x" }, valid.email],
			["a name and number, as at home", "abroad", guest, valid.globalName],
			["no first name", "abroad", { ...abroad, userFirstName: "길동", ...number }, valid.globalName],
			["no last name", "abroad", { ...guest, userFirstName: "Gildong", ...number }, valid.globalName],
			["no number abroad", "abroad", abroad, valid.globalPhone],
			[
				"no country of the number",
				"abroad",
				{ ...abroad, internationalPhone: "9012345678" },
				valid.globalPhone,
			],
			[
				"a country nobody knows",
				"abroad",
				{ ...abroad, ...number, internationalNumber: "XX" },
				valid.globalPhone,
			],
			["no address abroad", "abroad", { ...abroad, ...number, guestEmail: "" }, valid.email],
		])("are rejected with the message of the first invalid field: %s", async (_what, where, who, message) => {
			await world.db.query(toAbroad);
			const asked = { guest: who, ...(where === "abroad" && { path: supplied }) };
			await expect(world.hold(2, asked)).rejects.toMatchObject({ kind: "invalidRequest", message });
			await untouched();
		});

		it("abroad are stored as passport name and international phone number", async () => {
			await world.db.query(toAbroad);
			const { held } = await world.book(2, { guest: { ...abroad, ...number }, path: supplied });
			expect(await world.bookings.view(2, held.orderProductIds[0] ?? 0)).toMatchObject({
				guestName: "HONG GILDONG",
				guestTel: "+81 9012345678",
			});
		});
	});

	describe("price data sent by the client [DEC-179, D21]", () => {
		const coupon = { couponIds: [1] };
		const points = (awesomeCash: number) => ({ points: { awesomeCash, welfarePoints: 0 } });
		it.each<readonly [string, Partial<BookingRequest>, kind: string]>([
			["another price", { expectedTotal: 199_999 }, "priceChanged"],
			["another ledger", { keyCode: "AAAA-BBBB-CCCC" }, "priceChanged"],
			["another member's coupon", { ...coupon, expectedTotal: 190_000 }, "couponUnusable"],
			["such a coupon and another ledger", { ...coupon, keyCode: "AAAA-BBBB-CCCC" }, "couponUnusable"],
			["points that are not there", { ...points(30_001), expectedTotal: 169_999 }, "pointShort"],
			["such points and another ledger", { ...points(30_001), keyCode: "AAAA-BBBB-CCCC" }, "priceChanged"],
			["points of less than nothing", { ...points(-1), expectedTotal: 200_001 }, "invalidRequest"],
			["half a point", { ...points(0.5), expectedTotal: 200_000 }, "invalidRequest"],
		])("is only compared, so %s is rejected: %o", async (_what, changes, kind) => {
			await expect(world.hold(2, changes)).rejects.toMatchObject({ kind });
			await untouched();
		});

		it("is not enough for the Awesome price once the membership has ended [DEC-073, DEC-179]", async () => {
			const request = await world.request(1);
			await world.db.query("UPDATE member SET grade = 'Bronze' WHERE member_id = 1");
			await expect(world.bookings.hold(request, "key-1")).rejects.toMatchObject({ kind: "priceChanged" });
			await untouched();
		});

		it("leads to a rejection with the current and the seen price lines [DEC-179]", async () => {
			const { keyCode } = await world.request(1);
			const refused = await world.hold(2, { keyCode, expectedTotal: 180_000 }).catch((error) => error);
			const total = (lines: readonly { amount: number }[]) =>
				lines.reduce((sum, { amount }) => sum + amount, 0);
			expect(refused.price.lines).toEqual(refused.price.base);
			expect(refused.price.seen.some(({ kind }: { kind: string }) => kind === "gradeDiscount")).toBe(true);
			expect(refused.price.base.some(({ kind }: { kind: string }) => kind === "gradeDiscount")).toBe(false);
			expect(total(refused.price.base)).toBeGreaterThan(0);
			const only = await world.hold(2, { expectedTotal: 1 }).catch((error) => error);
			expect(only.price.seen).toBeNull();
		});
	});

	describe("a member's earlier holds [DEC-090]", () => {
		it("of the same room are released, those of other rooms are kept", async () => {
			await world.hold(2);
			await world.hold(2, { path: supplied });
			await world.hold(2);
			expect(await orders()).toEqual(["expired given_up", "hold", "hold"]);
			expect([await world.stock(1, night), await world.stock(2, night)]).toEqual([24, 24]);
		});

		it("of the same room cannot be paid in another window any more; that is not called a declined card [DEC-016, D22]", async () => {
			const earlier = await world.agree(2);
			await world.hold(2);
			await expect(world.approve(earlier)).rejects.toMatchObject({ kind: "alreadyProcessed" });
		});

		it("are limited to five that cannot be released because the provider is being asked to charge", async () => {
			for (let times = 0; times < 5; times += 1)
				await world.approve(await world.agree(2, {}, { confirmFault: "lost", webhook: "none" }));
			expect(await orders()).toEqual(Array.from({ length: 5 }, () => "hold"));
			await expect(world.hold(2)).rejects.toMatchObject({ kind: "tooManyCalls" });
			expect((await orders()).length).toBe(5);
			expect((await world.hold(1)).orderNum).toMatch(/^A/);
		});

		it("are limited to thirty unpaid ones per day", async () => {
			for (let times = 0; times < 30; times += 1) await world.hold(2);
			await expect(world.hold(2)).rejects.toMatchObject({ kind: "tooManyCalls" });
			world.clock.pass(24 * 3_600_000 - 1);
			await expect(world.hold(2)).rejects.toMatchObject({ kind: "tooManyCalls" });
			world.clock.pass(2);
			expect((await world.hold(2)).orderNum).toMatch(/^A/);
		});
	});

	it("returns the same order for the same idempotency key, and rejects a different request with it [D35, DEC-173]", async () => {
		const request = await world.request(2);
		const first = await world.bookings.hold(request, "one-key");
		expect(await world.bookings.hold(request, "one-key")).toEqual(first);
		expect(await orders()).toEqual(["hold"]);
		await expect(world.bookings.hold({ ...request, request: "높은 층" }, "one-key")).rejects.toMatchObject({
			kind: "alreadyProcessed",
		});
		// The key belongs to the calling member, and the current price no longer matters.
		expect(await world.bookings.hold(await world.request(1), "one-key")).not.toEqual(first);
	});

	it("keeps the terms a booking was sold with even if they change later [DEC-099]", async () => {
		const { held } = await world.book(1);
		const id = held.orderProductIds[0] ?? 0;
		const before = await world.bookings.view(1, id);
		expect(before.products[0]).toMatchObject({
			cashbackAmount: 9_000,
			isCancelOffered: true,
			snapshot: {
				productName: "남산 서재 호텔",
				roomName: "디럭스 더블",
				rateplanName: "조식 포함",
				roomTypeName: null,
				bedTypeName: null,
			},
		});
		const { rows } = await world.db.query<{ free: Date; refundable: Date }>(
			"SELECT cancel_date AS free, refundable_until AS refundable FROM order_product",
		);
		expect(rows).toEqual([
			{
				free: new Date(koreanInstant("2026-12-07 15:00:00") ?? 0),
				refundable: new Date(koreanInstant("2026-12-09 15:00:00") ?? 0),
			},
		]);
		await world.db.query(
			"UPDATE rateplan SET cancel_policy = '{\"tiers\":[]}', name = '다른 이름', cashback_rate = 0",
		);
		expect(await world.bookings.view(1, id)).toEqual(before);
		await world.db.query("UPDATE room SET type_name = '디럭스', bed_type = '더블'");
		const named = await world.book(2);
		expect((await world.bookings.view(2, named.held.orderProductIds[0] ?? 0)).products[0]).toMatchObject({
			totalAmount: 200_000,
			snapshot: { roomTypeName: "디럭스", bedTypeName: "더블" },
		});
		const plain = await world.db.query(
			"SELECT cashback_amount AS back FROM order_product WHERE member_id = 2",
		);
		expect(plain.rows).toEqual([{ back: 0 }]);
	});
});
