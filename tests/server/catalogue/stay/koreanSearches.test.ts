import { beforeAll, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type KoreanSearch, koreanSearches } from "#tests/support/koreanSearchFixtures.ts";
import { type ContentServer, contentServer, findStays } from "./contentServer.ts";

interface StayFacts {
	readonly id: number;
	readonly name: string;
	readonly city: string;
	readonly nation: string;
	readonly areas: string;
	readonly kind: string;
	readonly star: number;
	readonly facilities: readonly string[];
	readonly rooms: string;
}

/** Searches whose first page is known to differ, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {};

const oneOf = (demand: string): readonly string[] => demand.slice(1).split("|");

const holds: Readonly<Record<string, (stay: StayFacts, wanted: readonly string[]) => boolean>> = {
	"@": ({ city, nation }, wanted) => wanted.includes(city) || wanted.includes(nation),
	"%": ({ areas }, wanted) => wanted.some((name) => areas.includes(name)),
	"#": ({ kind }, wanted) => wanted.includes(kind),
	"*": ({ star }, wanted) => wanted.includes(String(star)),
	"+": ({ facilities, kind }, wanted) =>
		wanted.some((code) => facilities.includes(code)) || (wanted.includes("JACUZZI") && kind === "풀빌라"),
	"~": ({ rooms }, wanted) => wanted.some((word) => rooms.includes(word)),
	'"': ({ name }, wanted) => wanted.some((word) => name.includes(word)),
};

// The meaning of a text does not depend on the database engine.
forEachDatabase((_name, open) => {
	describe("everyday Korean searches", () => {
		let server: ContentServer;
		const stays = new Map<number, StayFacts>();
		beforeAll(async () => {
			server = await contentServer(open, 300);
			const { rows } = await server.db.query<StayFacts>(`
				SELECT p.property_id AS id, p.name, c.name AS city, n.name AS nation, t.name AS kind, p.star,
					concat_ws(' ', (SELECT a.name FROM area a WHERE a.city_id = p.city_id AND a.area = p.area AND a.sub_area = 0),
						(SELECT a.name FROM area a WHERE a.city_id = p.city_id AND a.area = p.area AND a.sub_area = p.sub_area)) AS areas,
					ARRAY(SELECT f.code FROM facility f WHERE (p.fac >> f.facility_id) & 1 = 1) AS facilities,
					(SELECT string_agg(r.name || ' ' || r.view, ' ') FROM room r WHERE r.property_id = p.property_id) AS rooms
				FROM property p JOIN city c USING (city_id) JOIN nation n ON n.nation_code = p.nation_code
				JOIN property_type t USING (type_id)`);
			for (const row of rows) stays.set(row.id, row);
		});

		const find = (searchText: string) => findStays(server, { searchText });

		/** Returns the faults of a first page; empty = none. */
		async function wrongWith({ text, wanted }: KoreanSearch): Promise<string[]> {
			const found = await find(text);
			const wrong: string[] = [];
			const isNothingRight = wanted.includes("?");
			if (found.products.length > 0 === isNothingRight) wrong.push(`found ${found.totalCnt}`);
			if (wanted.includes("&") !== Boolean(found.reading?.around))
				wrong.push(`around ${found.reading?.around}`);
			if (isNothingRight && !found.help?.readings.length) wrong.push("no other reading offered");
			for (const demand of wanted) {
				const check = holds[demand[0] ?? ""];
				const labels = found.reading?.chips.map(({ label }) => label) ?? [];
				if (demand.startsWith("=") && !labels.includes(demand.slice(1))) wrong.push(`${demand}: ${labels}`);
				if (!check) continue;
				for (const { productIdx } of found.products) {
					const stay = stays.get(productIdx);
					if (!stay || !check(stay, oneOf(demand))) wrong.push(`${demand}: ${stay?.name}`);
				}
			}
			return wrong;
		}

		it("leave no word of a stay's name unknown, also one that is no name by itself: '더 모래언덕' [DEC-193]", async () => {
			const names = [...stays.values()].filter(({ name }) => name.startsWith("더 ")).map(({ name }) => name);
			expect(names.length).toBeGreaterThan(0);
			for (const name of names) {
				const { reading } = await find(name.split(" ").slice(0, 2).join(" "));
				expect(reading?.unknown, name).toEqual([]);
			}
		});

		it("number at least two hundred", () => {
			expect(new Set(koreanSearches.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
			expect(Object.keys(exceptions).length).toBeLessThanOrEqual(koreanSearches.length / 20);
		});

		it.each(koreanSearches.filter(({ text }) => !(text in exceptions)))(
			"$text finds $wanted on the first page [DEC-193]",
			async (search) => {
				expect(await wrongWith(search)).toEqual([]);
			},
		);
	});
}, "pglite");
