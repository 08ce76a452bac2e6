import { describe, expect, it } from "vitest";
import { degreesAround, distanceBetween } from "#domain/stay/nearness.ts";

describe("distances on the globe", () => {
	it("are correct for a quarter of the globe, and a circle fits its bounding box", () => {
		const quarter = distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 90 });
		expect(Math.round(quarter / 1_000)).toBe(10_008);
		const { lat, lng } = degreesAround({ lat: 60, lng: 0 }, 111_195);
		expect(lat).toBeCloseTo(1, 9);
		expect(lng).toBeGreaterThan(2);
		expect(degreesAround({ lat: 90, lng: 0 }, 1e9).lng).toBe(180);
	});

	it("match the real distances, in either direction", () => {
		const seoul = { lat: 37.5665, lng: 126.978 };
		const busan = { lat: 35.1796, lng: 129.0756 };
		const sydney = { lat: -33.8688, lng: 151.2093 };
		const kilometres = (one: typeof seoul, other: typeof seoul) =>
			Math.round(distanceBetween(one, other) / 1_000);
		expect([kilometres(seoul, busan), kilometres(busan, seoul)]).toEqual([325, 325]);
		expect(kilometres(seoul, sydney)).toBe(8_329);
		expect(kilometres({ lat: 90, lng: 0 }, { lat: -90, lng: 40 })).toBe(20_015);
		expect(distanceBetween(seoul, seoul)).toBe(0);
	});

	it("keep every point of a circle within its box, north and south of the equator", () => {
		for (const lat of [-75, -37.5, 0, 37.5, 75]) {
			for (const metres of [100, 10_000, 300_000]) {
				const box = degreesAround({ lat, lng: 127 }, metres);
				const inward = Math.sign(lat) * -1 || 1;
				// The box is at least as wide as the circle at its narrowest parallel.
				const far = { lat: lat - inward * box.lat, lng: 127 };
				expect(distanceBetween({ lat, lng: 127 }, far)).toBeCloseTo(metres, -Math.log10(metres) + 2);
				const across = distanceBetween(far, { ...far, lng: 127 + box.lng });
				expect(across / metres).toBeGreaterThan(0.99);
				expect(across / metres).toBeLessThan(1.01);
			}
		}
	});
});
