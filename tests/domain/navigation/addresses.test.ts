import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addresses, extraPaymentPath, providerReturns } from "#domain/navigation/addresses.ts";

describe("the address book", () => {
	it("has the paths that are out in the world", () => {
		expect(addresses.booking.to(25)).toBe("/mypage/books/25");
		expect(addresses.receipt.to(25)).toBe("/mypage/books/25/receipt");
		expect(addresses.stay.to(101)).toBe("/products/101");
		expect(extraPaymentPath(2, 25)).toBe("/payments/extra/2?orderProductIdx=25");
	});

	it("are two for what a payment's provider leads back to, with what it says", () => {
		expect(providerReturns.failed.to()).toBe("/payments/fail");
		expect(providerReturns.failed.to("code=PAY_PROCESS_CANCELED")).toBe(
			"/payments/fail?code=PAY_PROCESS_CANCELED",
		);
		expect(providerReturns.approved.to("orderNum=AW1")).toBe("/payments/return?orderNum=AW1");
	});

	it("keeps an id within its part of the path, whatever is in it", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...Object.values(addresses)),
				fc.string({ minLength: 1 }),
				({ pattern, to }, id) => {
					fc.pre(id.isWellFormed());
					const [path, ...rest] = to(id).split(/[?#]/);
					expect(rest).toEqual([]);
					expect(path?.split("/")).toHaveLength(pattern.split("/").length + 1);
				},
			),
		);
	});
});
