import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readExpiring } from "#domain/shared/expiring.ts";

describe("readExpiring", () => {
	it("returns the entry until the last millisecond and marks it as stale afterwards [STORE-04] [B03]", () => {
		const filled = fc.jsonValue().filter((data) => data !== null);
		fc.assert(
			fc.property(filled, fc.integer(), fc.integer({ min: -5, max: 5 }), (data, expires, late) => {
				expect(readExpiring({ data, expires }, expires + late)).toEqual(
					late <= 0 ? { data } : { data: null, isStale: true },
				);
			}),
		);
	});

	it("treats an entry as stale when it would outlive the maximum because of a wrong clock [STORE-04] [DEC-121]", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), fc.integer({ min: -5, max: 5 }), (now, maxLife, beyond) => {
				const entry = { data: 1, expires: now + maxLife + beyond };
				const isBelieved = beyond <= 0 && maxLife + beyond >= 0;
				expect(readExpiring(entry, now, maxLife)).toEqual(
					isBelieved ? { data: 1 } : { data: null, isStale: true },
				);
			}),
		);
	});

	it.each([
		[{}],
		[{ data: 1 }],
		[{ expires: 10 }],
		[{ data: null, expires: 10 }],
		[{ data: 1, expires: null }],
		[{ data: 1, expires: "10" }],
		[{ data: 1, expires: Number.NaN }],
		[{ data: 1, expires: Number.POSITIVE_INFINITY }],
		[{ data: 1, expires: -1 }],
		["text"],
		[7],
		[[]],
	])("marks the entry %j as stale [STORE-04] [B03]", (entry) => {
		expect(readExpiring(entry, 1)).toEqual({ data: null, isStale: true });
	});

	it("has nothing to delete when there is no entry [STORE-04]", () => {
		expect(readExpiring(null, 1)).toEqual({ data: null, isStale: false });
		expect(readExpiring(undefined, 1)).toEqual({ data: null, isStale: false });
	});

	it("never throws for any stored value [STORE-04] [B02]", () => {
		fc.assert(fc.property(fc.anything(), (entry) => readExpiring(entry, 1) !== null));
	});
});
