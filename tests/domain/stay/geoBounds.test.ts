import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBounds, writeBounds } from "#domain/stay/GeoBounds.ts";
import { someBounds } from "./someBounds.ts";

describe("map bounds", () => {
	it("are written to the metre and read back [DEC-187]", () => {
		fc.assert(
			fc.property(someBounds, (part) => {
				expect(parseBounds(writeBounds(part))).toEqual(part);
			}),
		);
		const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
		const unrounded = fc
			.record({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180) })
			.filter(({ south, north }) => south + 0.00001 < north);
		fc.assert(
			fc.property(unrounded, (part) => {
				const text = writeBounds(part);
				const read = parseBounds(text);
				for (const side of ["south", "west", "north", "east"] as const)
					expect(Math.abs((read?.[side] ?? Number.NaN) - part[side])).toBeLessThanOrEqual(0.0000051);
				expect(Object.values(read ?? {}).filter((value) => Object.is(value, -0))).toEqual([]);
				expect(text).not.toMatch(/-0(,|$)/);
			}),
		);
		expect(writeBounds({ south: 37.1234567, west: -0, north: 38, east: 127.5 })).toBe("37.12346,0,38,127.5");
	});

	it("may cover the whole globe and contain no negative zero [DEC-187]", () => {
		expect(parseBounds("-90,-180,90,180")).toEqual({ south: -90, west: -180, north: 90, east: 180 });
		expect(parseBounds("-0,-0,1,180")).toEqual({ south: 0, west: 0, north: 1, east: 180 });
		expect([parseBounds(null), parseBounds(undefined)]).toEqual([null, null]);
	});

	it.each([
		"",
		"-90.00001,0,1,1",
		"0,0,90.00001,1",
		"37,-180.00001,38,1",
		"37,0,38,180.00001",
		"37,0,38,-180.00001",
		"1,2,3",
		"1,2,3,4,5",
		"38,127,37,128",
		"91,0,92,1",
		"37,181,38,1",
		"37,-181,38,1",
		"a,b,c,d",
		"1e1,2,30,4",
		"37,127,37,128",
	])("are invalid as %j [DEC-187]", (text) => expect(parseBounds(text)).toBeNull());
});
