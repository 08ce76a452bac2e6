import { beforeAll, describe, expect, it } from "vitest";
import { firstProduct, type Order } from "#domain/booking/Order.ts";
import { notifyCancelled, notifyMoneyReturned, stayText } from "#server/commerce/booking/bookingMessages.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { stay, writtenAbout } from "#tests/support/writtenMessages.ts";

const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" };
const hour = 3_600_000;
const ask = { reason: "일정 변경", quoteId: null };

async function written(db: Database, topic: "mail" | "sms", words: string): Promise<readonly string[]> {
	const { rows } = await db.query<{ text: string }>(
		"SELECT payload->>'text' AS text FROM outbox WHERE topic = $1 AND payload->>'text' LIKE '%' || $2 || '%' ORDER BY outbox_id",
		[topic, words],
	);
	return rows.map(({ text }) => text);
}

forEachDatabase((_, open) => {
	async function book(
		rooms: number,
		couponIds: readonly number[] = [],
	): Promise<BookingWorld & { readonly ids: readonly number[]; pay: number }> {
		const db = await open();
		await plantBookingWorld(db);
		await db.query("UPDATE member SET phone = '01077778888' WHERE member_id = 2");
		const world = bookingWorld(db);
		const { held } = await world.book(2, { couponIds, ...(rooms > 1 ? { rooms, path } : {}) });
		return { ...world, ids: held.orderProductIds, pay: held.orderPayId };
	}

	const cancelled = async ({ clock, cancellations }: BookingWorld): Promise<void> => {
		clock.pass(hour);
		await cancellations.run();
		await cancellations.run();
	};

	it.each([
		[1, / 12\.12\(토\)$/],
		[2, / 12\.12\(토\) \/ 객실 2개$/],
	])(
		"a confirmation for %i states the number of rooms if there are several [DEC-197]",
		async (rooms, line) => {
			const { db } = await book(rooms);
			const mails = await written(db, "mail", "확정되었어요");
			expect(mails.length).toBeGreaterThan(0);
			for (const text of mails) expect(text.split("\n").find((each) => each.includes(" / "))).toMatch(line);
		},
	);

	it("cancelling one room says the others remain; cancelling the last says the booking is cancelled [DEC-084, DEC-197]", async () => {
		const world = await book(2);
		const [first = 0] = world.ids;
		await world.cancellations.cancelPart(2, first, ask, "part-key-1");
		await cancelled(world);
		const part = "객실 1개가 취소되었어요. 나머지 객실 1개의 예약은 그대로예요.";
		for (const topic of ["mail", "sms"] as const) {
			const sentMails = await written(world.db, topic, "취소되었어요");
			expect(sentMails.length).toBeGreaterThan(0);
			for (const text of sentMails) expect(text).toContain(part);
		}
		await world.cancellations.cancelPart(2, world.ids[1] ?? 0, ask, "part-key-2");
		await cancelled(world);
		expect((await written(world.db, "mail", "예약이 취소되었어요.")).length).toBeGreaterThan(0);
	});

	it("tells only the booker that the coupon is available again, once the last room is cancelled [DEC-099, DEC-197]", async () => {
		const world = await book(2, [2]);
		const sentMails = async () =>
			(await written(world.db, "mail", "취소되었어요")).map((text) => text.includes("돌려드린 쿠폰: 1장"));
		await world.cancellations.cancelPart(2, world.ids[0] ?? 0, ask, "part-key-1");
		await cancelled(world);
		expect(await sentMails()).toEqual([false, false]);
		await world.cancellations.cancelPart(2, world.ids[1] ?? 0, ask, "part-key-2");
		await cancelled(world);
		expect(await sentMails()).toEqual([false, false, true, false]);
	});

	it("cancelling all rooms together is reported as cancelling the booking [DEC-084]", async () => {
		const world = await book(2);
		await world.cancellations.cancelOrder(2, world.pay, ask, "whole-key-1");
		await cancelled(world);
		const sentMails = await written(world.db, "mail", "취소되었어요");
		expect(sentMails.length).toBeGreaterThan(0);
		for (const text of sentMails) expect(text).toMatch(/예약이 취소되었어요\.\n\n.* \/ 객실 2개\n/);
	});

	describe("messages about an order of several rooms or vouchers", () => {
		let world: BookingWorld;
		let order: Order;
		beforeAll(async () => {
			({ world, order } = await writtenAbout(open));
		});

		type Status = "confirm" | "cancel";
		/** The order with as many products as there are statuses. */
		const withRooms = (statuses: readonly Status[], payKind: Order["payKind"] = "main"): Order => ({
			...order,
			payKind,
			products: statuses.map((status) => ({ ...firstProduct(order), status })),
		});

		it.each<readonly [readonly Status[], Order["payKind"], counted: string]>([
			[["confirm"], "main", ""],
			[["confirm", "confirm"], "main", " / 객실 2개"],
			[["cancel", "confirm"], "main", ""],
			[["cancel", "confirm", "confirm"], "main", " / 객실 2개"],
			[["cancel", "cancel", "cancel"], "main", " / 객실 3개"],
			[["confirm", "confirm"], "voucher", " / 이용권 2장"],
		])("count those still booked, or all once none is: %j %s [DEC-197]", (statuses, payKind, counted) => {
			expect(stayText(withRooms(statuses, payKind))).toBe(`${stay}${counted}`);
		});

		const textsAfter = async (tell: () => Promise<void>) => {
			await world.db.query("DELETE FROM outbox");
			await tell();
			return written(world.db, "sms", "취소");
		};

		it.each<readonly [payKind: Order["payKind"], cancelled: number, left: number, text: string]>([
			["main", 1, 2, "객실 1개가 취소되었어요. 나머지 객실 2개의 예약은 그대로예요."],
			["voucher", 2, 1, "이용권 2장이 취소되었어요. 나머지 이용권 1장은 그대로예요."],
			["main", 2, 0, "예약이 취소되었어요."],
			["voucher", 2, 0, "예약이 취소되었어요."],
		])(
			"say what is cancelled and what remains: %s, %i of it, %i left [DEC-084, DEC-192]",
			async (payKind, count, left, text) => {
				const cancelledOnes = withRooms(Array<Status>(count).fill("cancel"), payKind);
				const refund = {
					amount: 0,
					points: 0,
					penalty: 0,
					coupons: 0,
					refusal: null,
					compensation: null,
					left,
				};
				const [toBooker, toGuest] = await textsAfter(() =>
					notifyCancelled(world.db, cancelledOnes, refund, world.clock.now()),
				);
				expect(toBooker).toBe(`[{site}] ${text} 환불 금액 0원`);
				expect(toGuest).toBe(`[{site}] ${text} ${stayText(cancelledOnes)}`);
			},
		);

		it.each<readonly [readonly Status[], isUnchanged: boolean]>([
			[["confirm", "cancel"], true],
			[["cancel", "cancel"], false],
		])(
			"say that the booking is as it was while a room is booked: %j %s [DEC-090]",
			async (statuses, isUnchanged) => {
				const [text] = await textsAfter(() =>
					notifyMoneyReturned(world.db, withRooms(statuses), 10_000, world.clock.now()),
				);
				expect(text?.includes("예약은 결제하기 전 그대로예요.")).toBe(isUnchanged);
			},
		);
	});
});
