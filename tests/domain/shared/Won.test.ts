import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noWon, roundBy, sumWon, won } from "#domain/shared/Won.ts";

describe("Won", () => {
	it("accepts whole numbers only [A12]", () => {
		fc.assert(
			fc.property(fc.double(), (amount) => {
				if (Number.isSafeInteger(amount)) expect(won(amount)).toBe(amount + 0);
				else expect(() => won(amount)).toThrow("whole number of won");
			}),
		);
		expect(Object.is(won(-0), 0)).toBe(true);
		expect(noWon).toBe(0);
	});

	it("sums whole numbers exactly and throws for fractions [A12]", () => {
		fc.assert(
			fc.property(fc.array(fc.integer()), (amounts) => {
				expect(sumWon(amounts)).toBe(amounts.reduce((total, amount) => total + amount, 0));
			}),
		);
		expect(() => sumWon([0.5])).toThrow("whole number of won");
	});
});

describe("roundBy", () => {
	const values = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
	const units = fc.constantFrom(1, 10, 100, 1000, 7);
	const never = (): void => {
		throw new Error("nothing to log");
	};

	it("returns the multiple of the unit below, above or nearest [ERR-DEV-05] [DEC-132]", () => {
		fc.assert(
			fc.property(values, units, (value, unit) => {
				const [down, up, near] = ["floor", "ceil", "round"].map((key) =>
					roundBy(key, value, unit, never),
				) as [number, number, number];
				for (const result of [down, up, near]) expect(result % unit === 0).toBe(true);
				expect(down <= value && value - down < unit).toBe(true);
				expect(up >= value && up - value < unit).toBe(true);
				expect(Math.abs(near - value) * 2 <= unit).toBe(true);
			}),
		);
	});

	it("rounds to whole numbers without a unit, and never to minus zero [DEC-132]", () => {
		expect(roundBy("floor", 1583.33)).toBe(1583);
		expect(Object.is(roundBy("round", -0.4), 0)).toBe(true);
	});

	it("logs an unknown key and returns the value unchanged [ERR-DEV-05] [DEC-132]", () => {
		const keys = fc.string().filter((key) => !["round", "ceil", "floor"].includes(key));
		fc.assert(
			fc.property(fc.oneof(keys, fc.constantFrom("toString", "__proto__")), values, (key, value) => {
				const logs: string[] = [];
				expect(roundBy(key, value, 100, (text) => logs.push(text))).toBe(value);
				expect(logs).toEqual(["invalid rounding key"]);
			}),
		);
	});

	it("throws for a unit that is not a positive whole number", () => {
		expect(() => roundBy("round", 1, 0)).toThrow("positive whole unit");
		expect(() => roundBy("round", 1, 0.5)).toThrow("positive whole unit");
	});
});
