import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hotelsCombinedExpiry, hotelsCombinedSeconds } from "#domain/offer/hotelsCombinedExpiry.ts";
import { readExpiring } from "#domain/shared/expiring.ts";

describe("a cached comparison price", () => {
	it("expires after a day, and is treated as stale if it claims a longer life [STORE-05] [CONST-08] [B03] [B13]", () => {
		const life = hotelsCombinedSeconds * 1000;
		fc.assert(
			fc.property(fc.nat(), (now) => {
				const expires = hotelsCombinedExpiry(now);
				expect(expires - now).toBe(86_400_000);
				expect(readExpiring({ data: {}, expires }, now, life)).toEqual({ data: {} });
				expect(readExpiring({ data: {}, expires }, now - 1, life)).toEqual({ data: null, isStale: true });
			}),
		);
	});
});
