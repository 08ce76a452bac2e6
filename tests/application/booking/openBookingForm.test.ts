import { describe, expect, it } from "vitest";
import { OpenBookingForm } from "#application/booking/OpenBookingForm.ts";
import type { BookableStay, PlanChoice } from "#domain/booking/BookingRequest.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon } from "#domain/shared/Won.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { Bookings } from "#ports/Bookings.ts";

const stay = { stayName: "호텔", ratePlanId: 1183 } as BookableStay;

const choiceOf = (ratePlan: string): PlanChoice => ({
	plan: {
		stayId: 11,
		bookingKind: "OO",
		accommodations: "11",
		rooms: "118",
		ratePlan,
		promotionId: null,
	},
	terms: {
		checkInDate: stayDateOf("2026-12-06"),
		checkOutDate: stayDateOf("2026-12-07"),
		adults: 2,
		childAges: [],
		rooms: 1,
	},
});

/** The calls of each round: everything requested before any answer of that round has arrived. */
async function rounds(ratePlan: string, known: BookableStay | null): Promise<string[][]> {
	const seen: string[][] = [];
	let waiting: { name: string; answer: () => void }[] = [];
	const call = <T>(name: string, value: T) =>
		new Promise<T>((resolve) => {
			waiting.push({ name, answer: () => resolve(value) });
		});
	const form = new OpenBookingForm({
		bookings: { viewPlan: () => call("plan", ok(stay)) } as unknown as Bookings,
		member: {
			account: () => call("account", ok(null)),
			balances: ({ ratePlanId }: { ratePlanId: number }) =>
				call(`points ${ratePlanId}`, ok({ awesomeCash: noWon, welfarePoints: noWon })),
			coupons: ({ ratePlanId }: { ratePlanId: number }) => call(`coupons ${ratePlanId}`, ok([])),
		} as unknown as BookingMember,
		drafts: { read: () => null } as never,
	});
	const opened = form.execute({ choice: choiceOf(ratePlan), address: "/booking/11", stay: known });
	while (waiting.length > 0) {
		const round = waiting;
		waiting = [];
		seen.push(round.map(({ name }) => name));
		for (const { answer } of round) answer();
		await new Promise((settled) => setTimeout(settled));
	}
	expect(await opened).toMatchObject({ ok: true, value: { stay } });
	return seen;
}

describe("opening the booking form", () => {
	it("sends all requests in one round when the URL names the plan by its number", async () => {
		expect(await rounds("1183", null)).toEqual([["plan", "account", "points 1183", "coupons 1183"]]);
	});

	it.each(["x1183", "1183x", "01183", "0", "12345678901"])(
		"reads no plan number from a URL with the plan %s",
		async (ratePlan) => {
			expect((await rounds(ratePlan, null))[0]).toEqual(["plan", "account"]);
		},
	);

	it("opens without coupons and points that could not be loaded [DEC-107]", async () => {
		const unreachable = async () => err({ kind: "unreachable" } as const);
		const form = new OpenBookingForm({
			bookings: { viewPlan: async () => ok(stay) } as unknown as Bookings,
			member: {
				account: unreachable,
				balances: unreachable,
				coupons: unreachable,
			} as unknown as BookingMember,
			drafts: { read: () => null } as never,
		});
		expect(await form.execute({ choice: choiceOf("1183"), address: "/booking/11", stay: null })).toEqual(
			ok({
				stay,
				account: null,
				balances: null,
				coupons: null,
				draft: null,
			}),
		);
	});

	it("does not request a plan that the server has already rendered", async () => {
		expect(await rounds("S2-1-P1", stay)).toEqual([["account", "points 1183", "coupons 1183"]]);
	});

	it("loads a supplier's plan first, and prefers the plan's own number to the URL's", async () => {
		expect(await rounds("S2-1-P1", null)).toEqual([
			["plan", "account"],
			["points 1183", "coupons 1183"],
		]);
		expect(await rounds("7", null)).toEqual([
			["plan", "account", "points 7", "coupons 7"],
			["points 1183", "coupons 1183"],
		]);
	});
});
