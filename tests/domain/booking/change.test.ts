import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeMachine } from "#domain/booking/changeMachine.ts";
import { changePrice, stayCost } from "#domain/booking/changePrice.ts";
import {
	type ChangeableBooking,
	canChange,
	changeableUntil,
	changeHoldMilliseconds,
} from "#domain/booking/changeRight.ts";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { amountsOf } from "#domain/payment/paymentAmounts.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { sumWon, won } from "#domain/shared/Won.ts";
import { changeRefund } from "#tests/support/changeRefund.ts";
import { reachable } from "../shared/reachable.ts";

const instant = (text: string): number => koreanInstant(text) ?? 0;
const nights = (...amounts: readonly number[]): readonly PriceLine[] =>
	amounts.map((amount, at) => ({
		kind: "night",
		date: stayDateOf(`2026-12-1${at}`),
		rooms: 1,
		amount: won(amount),
	}));

const money = fc.integer({ min: 0, max: 500_000 }).map(won);
const paid = fc.record({
	money,
	differences: fc.uniqueArray(
		fc.record({ paymentId: fc.nat(9), amount: fc.integer({ min: 1, max: 200_000 }).map(won) }),
		{ maxLength: 3, selector: ({ paymentId }) => paymentId },
	),
	awesomeCash: money,
	welfarePoints: money,
	coupons: fc.array(
		fc.record({
			heldId: fc.nat(9),
			name: fc.constant("만원"),
			discount: fc.constant({ kind: "amount", amount: won(10_000) } as const),
			amount: fc.constant(won(10_000)),
		}),
		{ maxLength: 1 },
	),
});
const prices = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 5 });

describe("the price of a booking change", () => {
	it("equals what was already paid plus the extra payment or minus the refund [DEC-198]", () => {
		fc.assert(
			fc.property(prices, paid, (amounts, before) => {
				const { total, toPay, back } = changePrice(nights(...amounts), before);
				const all = sumWon([
					before.money,
					before.awesomeCash,
					before.welfarePoints,
					...before.differences.map(({ amount }) => amount),
				]);
				expect(all + toPay - changeRefund({ back })).toBe(total);
				expect(Math.min(toPay, changeRefund({ back }))).toBe(0);
				for (const { amount } of back.differences) expect(amount).toBeGreaterThan(0);
			}),
		);
	});

	it("leaves ledger lines that add up to what is kept of the first payment [DEC-179, DEC-198]", () => {
		fc.assert(
			fc.property(prices, paid, (amounts, before) => {
				const { lines, total, back } = changePrice(nights(...amounts), before);
				expect(ledgerTotal(lines)).toBe(before.money - back.money);
				expect(stayCost(lines)).toBe(total);
				const { saleAmount, couponAmount, awesomeCashAmount, welfarePointAmount, totalAmount } =
					amountsOf(lines);
				expect(saleAmount - couponAmount - awesomeCashAmount - welfarePointAmount).toBe(totalAmount);
				expect(totalAmount).toBeGreaterThanOrEqual(0);
			}),
		);
	});

	it("uses up money first, then Awesome cash, then welfare points, as a penalty does [DEC-099, DEC-198]", () => {
		const before = {
			money: won(50_000),
			differences: [],
			awesomeCash: won(30_000),
			welfarePoints: won(20_000),
		};
		const { back } = changePrice(nights(60_000), { ...before, coupons: [] });
		expect(back).toMatchObject({ money: 0, awesomeCash: 20_000, welfarePoints: 20_000 });
	});

	it("has no coupon line when the new stay is free [DEC-089, DEC-198]", () => {
		const coupon = { heldId: 1, name: "만원", discount: { kind: "amount", amount: won(10_000) } } as const;
		const { lines, total, back } = changePrice(nights(0), {
			money: won(40_000),
			differences: [],
			awesomeCash: won(0),
			welfarePoints: won(0),
			coupons: [{ ...coupon, amount: won(10_000) }],
		});
		expect(lines.map(({ kind }) => kind)).toEqual(["night"]);
		expect([total, back.money]).toEqual([0, 40_000]);
	});

	it("discounts a percentage coupon by no more than the new price allows [DEC-089, DEC-198]", () => {
		const discount = { kind: "percent", percent: 10, limit: null } as const;
		const coupons = [{ heldId: 1, name: "10%", discount, amount: won(50_000) }];
		const none = { differences: [], awesomeCash: won(0), welfarePoints: won(0), coupons };
		expect(changePrice(nights(100_000), { ...none, money: won(450_000) }).total).toBe(90_000);
		expect(changePrice(nights(900_000), { ...none, money: won(450_000) }).total).toBe(850_000);
	});
});

describe("the right to change", () => {
	const booking: ChangeableBooking = {
		status: "confirm",
		rooms: 1,
		quantity: 1,
		isVoucher: false,
		isByLink: false,
		channelIndex: 1,
		isInstant: true,
		checkIn: stayDateOf("2026-12-10"),
		cancelPolicy: cancelPolicyFor(
			[
				{ until: instant("2026-12-07 15:00:00"), refundPercent: 100 },
				{ until: instant("2026-12-09 15:00:00"), refundPercent: 50 },
			],
			true,
		),
	};

	it("ends with free cancellation, to the millisecond [DEC-198]", () => {
		const end = instant("2026-12-07 15:00:00");
		expect([canChange(booking, end - 1), canChange(booking, end)]).toEqual([true, false]);
		expect(changeableUntil(booking, end - 1)).toBe("2026-12-07");
	});

	it("ends on the day before when free cancellation ends at midnight [DEC-198]", () => {
		const until = instant("2026-12-08 00:00:00");
		const cancelPolicy = cancelPolicyFor([{ until, refundPercent: 100 }], true);
		expect(changeableUntil({ ...booking, cancelPolicy }, until - 1)).toBe("2026-12-07");
		expect(changeableUntil({ ...booking, cancelPolicy }, until)).toBeNull();
	});

	it("ends before the day of arrival even if cancellation is still free on that day [DEC-198]", () => {
		const until = instant("2026-12-10 18:00:00");
		const cancelPolicy = cancelPolicyFor([{ until, refundPercent: 100 }], true);
		expect(changeableUntil({ ...booking, cancelPolicy }, instant("2026-12-01 12:00:00"))).toBe("2026-12-09");
		expect(changeableUntil({ ...booking, cancelPolicy }, instant("2026-12-10 09:00:00"))).toBeNull();
	});

	it("lasts until the day before arrival while an old policy with a date and no tiers is free [DEC-100, DEC-198]", () => {
		const cancelPolicy = { ...booking.cancelPolicy, tiers: [], cancelDate: "2026-12-07" };
		expect(changeableUntil({ ...booking, cancelPolicy }, instant("2026-12-07 23:59:59"))).toBe("2026-12-09");
		expect(changeableUntil({ ...booking, cancelPolicy }, instant("2026-12-08 00:00:00"))).toBeNull();
	});

	it("never extends to the day of arrival [DEC-198]", () => {
		const cancelPolicy = cancelPolicyFor([{ until: null, refundPercent: 100 }], true);
		expect(changeableUntil({ ...booking, cancelPolicy }, instant("2026-12-09 23:59:59"))).toBe("2026-12-09");
		expect(changeableUntil({ ...booking, cancelPolicy }, instant("2026-12-10 00:00:00"))).toBeNull();
	});

	it.each([
		["not confirmed", { status: "pending" }],
		["being cancelled", { status: "cancel_request" }],
		["of several rooms", { rooms: 2 }],
		["of several pieces", { quantity: 2 }],
		["a voucher", { isVoucher: true }],
		["handled by link", { isByLink: true }],
		["sold by a supplier", { channelIndex: 2 }],
		["waiting for the stay's word", { isInstant: false }],
		["without days", { checkIn: null }],
	] as const)("is denied for a booking that is %s [DEC-198]", (_what, changes) => {
		expect(canChange({ ...booking, ...changes }, instant("2026-12-01 12:00:00"))).toBe(false);
	});
});

describe("the booking change state machine", () => {
	it("has the final states settled, undone and refused, and every state is reachable [DEC-198]", () => {
		expect(changeMachine.states.filter((state) => changeMachine.isFinal(state))).toEqual([
			"settled",
			"undone",
			"refused",
		]);
		expect(reachable(changeMachine)).toEqual(new Set(changeMachine.states));
	});

	it("allows only the listed actors, and the change waits 15 minutes for payment [DEC-198]", () => {
		const rows = Object.entries(changeMachine.table.events).map(
			([event, { from, by }]) => `${event}: ${Object.entries(from)} by ${by.join(" ")}`,
		);
		expect(rows).toEqual([
			"QUOTED: new,quoted by member",
			"PAY_ASKED: quoted,asked by member",
			"CHANGED: quoted,made by member",
			"DIFFERENCE_PAID: asked,made by payment",
			"LAPSED: asked,refused by system member",
			"UNDONE: made,undone by member",
			"STAY_REFUSED: made,refused by supplier operator",
			"SETTLED: made,settled by system",
		]);
		expect(changeHoldMilliseconds).toBe(900_000);
	});
});
