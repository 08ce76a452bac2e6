import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { ChangeStore } from "#server/commerce/change/store/ChangeStore.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
	plantPoints,
} from "#tests/support/bookingWorld.ts";
import { change, day, pay, productOf, quoteFor, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const minute = 60_000;

forEachDatabase((_name, open) => {
	let world: BookingWorld;
	let booked: AgreedBooking;
	beforeEach(async () => {
		const db = await open();
		await plantBookingWorld(db);
		await plantPoints(db);
		world = bookingWorld(db);
		booked = await world.book(2);
	});
	const make = (id: string, of = booked) => world.changes.make(of.memberId, productOf(of), id);

	describe("a quoted change", () => {
		it("can be made only for its own booking and by its own id [DEC-198, D01]", async () => {
			const other = await world.book(2);
			const quote = await quoteFor(world, other, wish("2026-12-20", 1));
			for (const id of [quote.id, "nothing-of-that-number"])
				await expect(make(id)).rejects.toMatchObject({ kind: "notFound" });
		});

		it("is made once, however often it is requested [DEC-198]", async () => {
			for (const [asked, state] of [
				[wish("2026-12-20", 1), "made"],
				[wish("2026-12-20", 3), "asked"],
			] as const) {
				const quote = await quoteFor(world, booked, asked);
				const first = await make(quote.id);
				expect(first.state).toBe(state);
				expect(await make(quote.id)).toEqual(first);
				expect(await new ChangeStore(world.db).live(productOf(booked))).toEqual(first);
				expect(await world.stock(1, day("2026-12-20"))).toBe(4);
				await world.changes.undo(2, productOf(booked));
				expect(await new ChangeStore(world.db).live(productOf(booked))).toBeNull();
			}
		});

		it("is binding for ten minutes [DEC-198]", async () => {
			const quote = await quoteFor(world, booked, wish("2026-12-20", 1));
			const next = await quoteFor(world, booked, wish("2026-12-21", 1));
			world.clock.pass(10 * minute);
			await expect(make(quote.id)).rejects.toMatchObject({ kind: "priceChanged" });
			world.clock.pass(-1);
			expect((await make(next.id)).state).toBe("made");
		});

		it("for tonight is binding until midnight, when its first night can no longer be booked [DEC-198]", async () => {
			const late = await world.book(2, { checkInDate: day("2026-12-20"), checkOutDate: day("2026-12-22") });
			world.clock.set(Number(koreanInstant("2026-12-10 23:55:00")));
			const quote = await quoteFor(world, late, wish("2026-12-10", 1));
			world.clock.pass(5 * minute);
			await expect(make(quote.id, late)).rejects.toMatchObject({ kind: "priceChanged" });
			world.clock.pass(-1);
			expect((await make(quote.id, late)).state).toBe("made");
		});

		it("is no longer binding after it was abandoned [DEC-198]", async () => {
			const asked = await change(world, booked, wish("2026-12-20", 3));
			await world.changes.undo(2, productOf(booked));
			await expect(make(asked.id)).rejects.toMatchObject({ kind: "priceChanged" });
		});

		it("at the member price is binding only while the traveller is a member [DEC-198, DEC-077]", async () => {
			const gold = await world.book(1);
			const [first, second] = [
				await quoteFor(world, gold, wish("2026-12-20", 1)),
				await quoteFor(world, gold, wish("2026-12-21", 1)),
			];
			const grade = (name: string) =>
				world.db.query("UPDATE member SET grade = $1 WHERE member_id = 1", [name]);
			await grade("Bronze");
			await expect(make(first.id, gold)).rejects.toMatchObject({ kind: "priceChanged" });
			await grade("Gold");
			expect((await make(second.id, gold)).state).toBe("made");
		});

		it("at the public price is binding even if the traveller has since become a member [DEC-198]", async () => {
			const quote = await quoteFor(world, booked, wish("2026-12-20", 1));
			await world.db.query("UPDATE member SET grade = 'Gold' WHERE member_id = 2");
			expect((await make(quote.id)).state).toBe("made");
		});
	});

	describe("undoing a change", () => {
		it("is rejected with a message when there is none [DEC-198]", async () => {
			await expect(world.changes.undo(2, productOf(booked))).rejects.toMatchObject({
				kind: "notCancellable",
				message: "지금은 되돌릴 수 없는 변경이에요.",
			});
		});

		it("refunds the difference with that reason; a change that is kept returns points under its id [DEC-198]", async () => {
			const asked = await change(world, booked, wish("2026-12-20", 3));
			await pay(world, booked, asked.extraPaymentId ?? 0);
			await world.changes.undo(2, productOf(booked));
			const reasons = await world.db.query("SELECT reason, amount FROM refund");
			expect(reasons.rows).toEqual([{ reason: "날짜·인원 변경 되돌리기", amount: 100_000 }]);
			const withPoints = await world.book(2, { points: { awesomeCash: 10_000, welfarePoints: 0 } });
			const made = await change(world, withPoints, wish("2026-12-10", 1));
			world.clock.pass(10 * minute);
			expect(await world.changes.run()).toBe(1);
			const { rows } = await world.db.query("SELECT source FROM point_ledger WHERE source LIKE 'change:%'");
			expect(rows.length).toBe(1);
			expect(rows[0]?.source).toContain(made.id);
		});
	});

	describe("a difference being paid when its fifteen minutes end", () => {
		const prepare = async (extraPaymentId: number | null, payMethod = "card") => {
			const prepared = await world.payments.prepare({
				memberId: 2,
				payKind: "addpay",
				payMethod,
				orderAddPayId: extraPaymentId ?? 0,
			});
			return `${booked.held.orderNum}-${prepared.paymentId}`;
		};
		const state = async () => (await new ChangeStore(world.db).live(productOf(booked)))?.state ?? null;

		it("is checked again after a minute and awaited for half an hour from starting the payment [DEC-198]", async () => {
			const asked = await change(world, booked, wish("2026-12-11", 3));
			world.clock.pass(14 * minute);
			await prepare(asked.extraPaymentId);
			world.clock.pass(minute);
			expect([await world.changes.run(), await state()]).toEqual([0, "asked"]);
			const { rows } = await world.db.query<{ due_at: Date }>("SELECT due_at FROM booking_change");
			expect(rows[0]?.due_at.getTime()).toBe(world.clock.now() + minute);
			await expect(world.changes.undo(2, productOf(booked))).rejects.toMatchObject({
				kind: "notCancellable",
			});
			world.clock.pass(29 * minute - 1);
			expect([await world.changes.run(), await state()]).toEqual([0, "asked"]);
			world.clock.pass(minute);
			expect([await world.changes.run(), await state()]).toEqual([1, null]);
			expect(await world.stock(1, day("2026-12-13"))).toBe(5);
		});

		it("does not hold nights longer when the payment is opened again and again [DEC-198]", async () => {
			const asked = await change(world, booked, wish("2026-12-11", 3));
			await prepare(asked.extraPaymentId);
			world.clock.pass(25 * minute);
			await prepare(asked.extraPaymentId, "kakaopay");
			world.clock.pass(29 * minute);
			expect([await world.changes.run(), await state()]).toEqual([0, "asked"]);
			await prepare(asked.extraPaymentId, "card");
			world.clock.pass(minute);
			expect([await world.changes.run(), await state()]).toEqual([1, null]);
		});

		it("is not abandoned while it is unknown whether it was charged [DEC-198]", async () => {
			const asked = await change(world, booked, wish("2026-12-11", 3));
			const orderId = await prepare(asked.extraPaymentId);
			const agreement = { confirmFault: "timeout", webhook: "none" } as const;
			const target = (await world.payments.sandbox.agree(orderId, agreement)) ?? "/";
			const pgToken = new URL(target, "http://x").searchParams.get("pgToken") ?? "";
			const paymentId = Number(orderId.split("-").at(-1));
			await world.payments.approve({ memberId: 2, paymentId, orderNum: booked.held.orderNum, pgToken });
			world.clock.pass(40 * minute);
			expect([await world.changes.run(), await state()]).toEqual([0, "asked"]);
		});
	});
});
