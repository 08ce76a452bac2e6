import { beforeAll, describe, expect, it } from "vitest";
import { distanceBetween, type Point } from "#domain/stay/nearness.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { worldPlaces } from "#tests/support/worldLexicon.ts";
import { type ContentServer, contentServer, findStays } from "./contentServer.ts";

// The meaning of a text does not depend on the database engine.
forEachDatabase((_name, open) => {
	describe("a refused sight or place without stays", () => {
		let server: ContentServer;
		const points = new Map<number, Point>();
		beforeAll(async () => {
			server = await contentServer(open, 300);
			const { rows } = await server.db.query<Point & { id: number }>(
				"SELECT property_id AS id, lat, lng FROM property",
			);
			for (const { id, lat, lng } of rows) points.set(id, { lat: Number(lat), lng: Number(lng) });
		});
		const find = (searchText: string) => findStays(server, { searchText, size: 100 });

		it("leaves out the stays within walking distance of the sight, and only those [DEC-193]", async () => {
			const sights = worldPlaces.flatMap(({ meaning, name }) =>
				meaning.kind === "landmark" && meaning.cityCode === "BUSAN" ? [{ ...meaning, name }] : [],
			);
			let refused = 0;
			const all = await find("부산");
			expect(all.totalCnt).toBe(all.products.length);
			for (const { name, ...point } of sights) {
				const text = `부산 ${name} 제외`;
				const rest = await find(text);
				if (rest.reading?.chips.at(-1)?.label !== `${name} 제외`) continue;
				const isNear = (id: number) => distanceBetween(points.get(id)!, point) <= 1_000;
				const near = all.products.filter(({ productIdx }) => isNear(productIdx));
				expect(rest.totalCnt, text).toBe(all.totalCnt - near.length);
				expect(
					rest.products.filter(({ productIdx }) => isNear(productIdx)),
					text,
				).toEqual([]);
				refused += near.length;
			}
			expect(refused).toBeGreaterThan(0);
		});

		it("leaves out nothing where there is no stay [DEC-193]", async () => {
			const { totalCnt, reading } = await find("중국 말고 해외");
			expect(reading?.chips.map(({ label }) => label)).toEqual(["중국 제외", "해외"]);
			expect(reading?.unknown).toEqual([]);
			expect(totalCnt).toBe((await find("해외")).totalCnt);
			const others = await find("일본 중국 제외 해외");
			expect(others.totalCnt + (await find("일본")).totalCnt).toBe(totalCnt);
		});
	});
}, "pglite");
