import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	addresses,
	extraPaymentIds,
	extraPaymentPath,
	providerReturns,
} from "#domain/navigation/addresses.ts";

describe("addresses", () => {
	it("keep the paths that are published elsewhere", () => {
		expect(addresses.booking.to(25)).toBe("/mypage/books/25");
		expect(addresses.receipt.to(25)).toBe("/mypage/books/25/receipt");
		expect(addresses.stay.to(101)).toBe("/products/101");
		expect(extraPaymentPath(2, 25)).toBe("/payments/extra/2?orderProductIdx=25");
		expect(extraPaymentIds(extraPaymentPath(2, 25))).toEqual([2, 25]);
		expect(extraPaymentIds("/payments/extra/2?done=1&orderProductIdx=25")).toEqual([2, 25]);
		for (const other of [
			"/payments/extra/2",
			"/booking/2?orderProductIdx=25",
			"/payments/extra/?orderProductIdx=2",
		])
			expect(extraPaymentIds(other)).toBeNull();
	});

	it("provide two return paths for the payment provider, with its query", () => {
		expect(providerReturns.failed.to()).toBe("/payments/fail");
		expect(providerReturns.failed.to("code=PAY_PROCESS_CANCELED")).toBe(
			"/payments/fail?code=PAY_PROCESS_CANCELED",
		);
		expect(providerReturns.approved.to("orderNum=AW1")).toBe("/payments/return?orderNum=AW1");
	});

	it("encode an id so that it stays within its path segment", () => {
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
