import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { withdraw } from "#server/members/account/withdraw.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { type BookingWorld, bookingWorld } from "#tests/support/bookingWorld.ts";
import { pay, productOf, wish } from "#tests/support/changedBookings.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { buyer, type StubbedMemberships, stubbedMemberships } from "#tests/support/stubbedMemberships.ts";

const { memberId } = buyer;
const asGold = { viewer: { memberId, isSpecial: true } };

forEachDatabase((_, open) => {
	let db: Database;
	let members: StubbedMemberships;
	let world: BookingWorld;
	beforeEach(async () => {
		db = await open();
		members = await stubbedMemberships(db);
		world = bookingWorld(db, members.clock);
	});
	/** The provider does not answer for this long. */
	const silent: Partial<BillingGateway> = { cancel: async () => ({ kind: "unknown", code: "TIMEOUT" }) };

	describe("a full Gold refund", () => {
		it("is refused while a booking change uses its price, and approved once that change is undone [SUBS-12, DEC-073, DEC-198]", async () => {
			const booked = await world.book(memberId);
			members.clock.pass(1000);
			await members.subscribe("Gold");
			const quote = await world.changes.quote(memberId, productOf(booked), wish("2026-12-20", 4));
			expect(quote.after.lines).toContainEqual(expect.objectContaining({ kind: "gradeDiscount" }));
			const made = await world.changes.make(memberId, productOf(booked), quote.id);
			const refused = { kind: "withdrawClosed" };
			await expect(members.played().withdraw(buyer)).rejects.toMatchObject(refused);
			await pay(world, booked, made.extraPaymentId ?? 0);
			await expect(members.played().withdraw(buyer)).rejects.toMatchObject(refused);
			await world.changes.undo(memberId, productOf(booked));
			expect(await members.played().withdraw(buyer)).toMatchObject({ outcome: "approved" });
		});

		it("voids a change quoted at the Gold price [DEC-073, DEC-198]", async () => {
			const booked = await world.book(memberId);
			members.clock.pass(1000);
			await members.subscribe("Gold");
			const quote = await world.changes.quote(memberId, productOf(booked), wish("2026-12-20", 4));
			await members.played().withdraw(buyer);
			await expect(world.changes.make(memberId, productOf(booked), quote.id)).rejects.toMatchObject({
				kind: "priceChanged",
			});
		});

		it("removes the discount while pending, even for a request priced just before [SUBS-12, DEC-073]", async () => {
			await members.subscribe("Gold");
			const asked = await world.request(memberId, asGold);
			await members.played(silent).withdraw(buyer);
			await expect(world.bookings.hold(asked, "key-late")).rejects.toMatchObject({ kind: "priceChanged" });
			members.clock.pass(10_000);
			await members.played().recover();
			await expect(world.bookings.hold(asked, "key-later")).rejects.toMatchObject({ kind: "priceChanged" });
		});

		it("leaves Gold in place when the provider rejects it [DEC-073]", async () => {
			await members.subscribe("Gold");
			const refusing = members.played({ cancel: async () => ({ kind: "refused", code: "NOT_CANCELABLE" }) });
			await expect(refusing.withdraw(buyer)).rejects.toMatchObject({ kind: "generic" });
			expect(await members.grade()).toBe("Gold");
			await world.book(memberId, asGold);
		});
	});

	describe("a cancelled membership", () => {
		it("lowers prices until midnight of its last day, even before the job that ends it runs [SUBS-07, DEC-077]", async () => {
			await members.subscribe("Silver");
			await members.played().cancel(memberId);
			const later = { ...asGold, ...stayFrom(stayDateOf("2026-12-22"), 2) };
			members.clock.set(koreanInstant("2026-12-20 23:59:59") ?? 0);
			const asked = await world.request(memberId, later);
			await world.bookings.hold(asked, "key-in-time");
			members.clock.pass(1000);
			await expect(world.bookings.hold(asked, "key-too-late")).rejects.toMatchObject({
				kind: "priceChanged",
			});
			expect(await members.grade()).toBe("Silver");
		});
	});

	describe("a withdrawn member", () => {
		it("cannot book with a request that was in flight at withdrawal [DEC-148]", async () => {
			const asked = await world.request(memberId);
			await withdraw({ db, secrets: createSecrets("a-secret"), now: members.clock.now() }, memberId);
			await expect(world.bookings.hold(asked, "key-left")).rejects.toMatchObject({ kind: "soldOut" });
			expect((await db.query("SELECT FROM order_pay WHERE member_id = $1", [memberId])).rowCount).toBe(0);
		});
	});
});
