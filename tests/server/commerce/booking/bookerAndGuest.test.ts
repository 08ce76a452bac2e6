import { describe, expect, it } from "vitest";
import { namedGuest } from "#server/commerce/booking/checkGuest.ts";
import { requestExtraPayment, withdrawExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

interface Sent {
	readonly topic: string;
	readonly to: string;
	readonly country: string | null;
	readonly text: string;
}

const sentAbout = async ({ db }: BookingWorld, orderNum: string): Promise<readonly Sent[]> =>
	(
		await db.query<Sent>(
			`SELECT topic, payload->>'to' AS to, payload->>'country' AS country, payload->>'text' AS text
			FROM outbox WHERE key = $1 AND topic IN ('mail', 'sms') ORDER BY outbox_id`,
			[orderNum],
		)
	).rows;

forEachDatabase((_, open) => {
	it("does not send check-in instructions for a booking the stay has not confirmed [DEC-197]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "2", orderType: "OC" };
		const { held } = await world.book(2, { path });
		const mails = (await sentAbout(world, held.orderNum)).filter(({ topic }) => topic === "mail");
		expect(mails).toHaveLength(2);
		for (const { text } of mails) {
			expect(text).toContain("아직 확정된 예약이 아니에요.");
			expect(text).not.toContain("체크인할 때");
		}
	});

	it("tells only the booker about money, and both booker and guest about the stay [DEC-197]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		await db.query("UPDATE member SET name = '이바다', phone = '01077778888' WHERE member_id = 2");
		const world = bookingWorld(db);
		const { held } = await world.book(2);
		const [id] = held.orderProductIds as [number];

		const booked = await sentAbout(world, held.orderNum);
		expect(booked.map(({ topic, to }) => `${topic} ${to}`)).toEqual([
			"mail m2@example.com",
			"sms 01077778888",
			"mail haneul@example.com",
			"sms 01012345678",
		]);
		const [mine, , friends] = booked as [Sent, Sent, Sent];
		expect(mine.text).toMatch(/^이바다님, .*취소: 12\.7\(월\) 15:00까지 무료 취소.*결제 금액: 200,000원/s);
		expect(friends.text).toMatch(/^김하늘님, .*예약자: 이바다/s);
		for (const { text } of booked.slice(2)) expect(text).not.toMatch(/\d원/);

		// The member's name changes later; the order keeps the original booker.
		await db.query("UPDATE member SET name = '박구름' WHERE member_id = 2");
		expect(await world.bookings.view(2, id)).toMatchObject({
			bookerName: "이바다",
			bookerTel: "01077778888",
			bookerEmail: "m2@example.com",
			guestName: "김하늘",
		});

		const demand = await requestExtraPayment(world, id, 10_000, "조식 추가");
		const asked = (await sentAbout(world, held.orderNum)).slice(booked.length);
		expect(asked.map(({ to }) => to)).toEqual(["m2@example.com", "01077778888"]);
		await withdrawExtraPayment(world, demand);
		await world.cancellations.cancelPart(2, id, { reason: "취소", quoteId: null }, "part-key-1");
		await world.cancellations.now(2, id, "now-key-1");
		await world.cancellations.run();
		const cancelled = (await sentAbout(world, held.orderNum)).slice(booked.length + asked.length);
		expect(cancelled.map(({ to }) => to)).toEqual(booked.map(({ to }) => to));
		for (const { text } of cancelled.slice(2)) expect(text).not.toMatch(/\d원/);
	});

	it("sends text messages abroad with a country code, and to Korean numbers in national format", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		for (const [guestTel, to, country] of [
			["+81 9012345678", "9012345678", "81"],
			["+82 1012345678", "01012345678", null],
		]) {
			const guest = { guestName: "HONG GILDONG", guestTel: guestTel ?? "", guestEmail: "g@example.com" };
			const { held } = await world.book(2, {
				guest: { ...(await world.request(2)).guest, guestTel: "01012345678" },
			});
			await db.query("UPDATE order_pay SET guest_tel = $2, guest_email = $3 WHERE order_num = $1", [
				held.orderNum,
				guest.guestTel,
				guest.guestEmail,
			]);
			const before = (await sentAbout(world, held.orderNum)).length;
			await world.cancellations.cancelPart(
				2,
				held.orderProductIds[0] ?? 0,
				{ reason: "취소", quoteId: null },
				`part-${to}`,
			);
			await world.cancellations.now(2, held.orderProductIds[0] ?? 0, `now-${to}`);
			await world.cancellations.run();
			const sent = (await sentAbout(world, held.orderNum)).slice(before);
			expect(sent.findLast(({ topic }) => topic === "sms")).toMatchObject({ to, country });
		}
	});
});

describe("namedGuest", () => {
	it("stores a guest abroad by passport name and international phone number [CHAN-05]", () => {
		const sent = {
			guestName: "whatever",
			guestTel: "9012345678",
			guestEmail: "g@example.com",
			userFirstName: "Gildong",
			userLastName: "Hong",
			internationalNumber: "JP",
			internationalPhone: "9012345678",
		};
		expect(namedGuest(sent, true)).toMatchObject({ guestName: "HONG GILDONG", guestTel: "+81 9012345678" });
		expect(namedGuest(sent, false)).toBe(sent);
	});
});
