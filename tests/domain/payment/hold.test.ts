import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	extendedHold,
	holdMilliseconds,
	holdUntil,
	isHeld,
	paymentMilliseconds,
} from "#domain/payment/hold.ts";

describe("holds", () => {
	it("last 15 minutes, and at least 12 from preparing a payment [DEC-090]", () => {
		expect(holdUntil(1_000)).toBe(1_000 + 15 * 60_000);
		expect(extendedHold(holdUntil(0), 0, 0)).toBe(15 * 60_000);
		expect(extendedHold(holdUntil(0), 10 * 60_000, 0)).toBe(22 * 60_000);
		expect([isHeld(5, 4), isHeld(5, 5), isHeld(null, -1)]).toEqual([true, false, false]);
	});

	it("leave providers ten minutes, while payments expire after 30 [DEC-090, DEC-173]", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: holdMilliseconds }), (later) => {
				expect(extendedHold(holdUntil(0), later, 0) - later).toBeGreaterThanOrEqual(10 * 60_000);
			}),
		);
		expect(paymentMilliseconds).toBe(1_800_000);
	});

	it("end half an hour after they began, however often a payment is prepared [DEC-090]", () => {
		const waits = fc.array(fc.integer({ min: 0, max: 12 * 60_000 }), { maxLength: 50 });
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1e12 }), waits, (begun, given) => {
				let [until, now] = [holdUntil(begun), begun];
				for (const wait of given) {
					now += wait;
					if (!isHeld(until, now)) break;
					const next = extendedHold(until, now, begun);
					expect(next).toBeGreaterThanOrEqual(until);
					until = next;
				}
				expect(until).toBeLessThanOrEqual(begun + 30 * 60_000);
			}),
		);
	});
});
