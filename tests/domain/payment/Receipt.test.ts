import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isKept, type Receipt, receiptSum } from "#domain/payment/Receipt.ts";
import { won } from "#domain/shared/Won.ts";

const receipt = (amount: number, ...back: number[]): Receipt => ({
	reason: null,
	method: null,
	amount: won(amount),
	paidAt: null,
	refunds: back.map((refund) => ({ amount: won(refund), at: null })),
	cardNumber: null,
	slipUrl: null,
	cashReceiptUrl: null,
});

describe("receiptSum", () => {
	it("includes later charges and the refunds of each charge", () => {
		expect(receiptSum([receipt(200_000, 30_000, 20_000), receipt(30_000, 30_000), receipt(10_000)])).toEqual({
			paid: 240_000,
			refunded: 80_000,
			kept: 160_000,
		});
		expect(receiptSum([])).toEqual({ paid: 0, refunded: 0, kept: 0 });
	});

	it("is independent of order, and kept plus refunded equals paid [A12]", () => {
		const charge = fc
			.tuple(fc.nat(10_000_000), fc.nat(10_000_000))
			.map(([kept, refunded]) => receipt(kept + refunded, refunded));
		fc.assert(
			fc.property(fc.array(charge, { maxLength: 6 }), (charges) => {
				const sum = receiptSum(charges);
				expect(sum.kept + sum.refunded).toBe(sum.paid);
				expect(sum.kept).toBeGreaterThanOrEqual(0);
				expect(receiptSum(charges.toReversed())).toEqual(sum);
			}),
		);
	});
});

describe("isKept", () => {
	it("is true for a charge of which a part has not been refunded [A12]", () => {
		const charges = [receipt(100), receipt(100, 99), receipt(100, 60, 40), receipt(0)];
		expect(charges.map(isKept)).toEqual([true, true, false, false]);
	});
});
