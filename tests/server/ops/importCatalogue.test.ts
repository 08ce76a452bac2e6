import { readFileSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { planByPath } from "#server/catalogue/stay/store/planByPath.ts";
import { loadStayDetail } from "#server/catalogue/stay/store/stayCards.ts";
import type { Stay } from "#server/ops/line/Stay.ts";
import { bookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { importing, stay } from "./importing.ts";

forEachDatabase((_, open) => {
	describe("a catalogue imported from a file [DEC-183]", () => {
		const { at, file, write, run, brought } = importing(open);

		it("sorts stays by rank, last without one, and keeps the rank on a re-import without one", async () => {
			const ranks = async () =>
				(
					await at.db.query<{ external_id: string; rank: number }>(
						"SELECT external_id, rank FROM property WHERE property_id > 2 ORDER BY rank, external_id",
					)
				).rows.map(({ external_id, rank }) => `${external_id} ${rank}`);
			write(stay(1), stay(2, { rank: 7 }));
			await run();
			expect(await ranks()).toEqual(["NEW-2 7", "NEW-1 1000000"]);
			write(stay(1, { rank: 3 }), stay(2));
			await run();
			expect(await ranks()).toEqual(["NEW-1 3", "NEW-2 7"]);
		});

		it("names the seller on the stay and on its booking until an import changes it [PROD-04]", async () => {
			const [line = ""] = readFileSync("docs/catalogue.jsonl", "utf8").split("\n");
			const template: Stay = JSON.parse(line);
			const sellers = async () => {
				const { rows } = await at.db.query<{ id: number; external_id: string; room: string; plan: string }>(
					`SELECT property_id AS id, external_id, external_room_id AS room, external_rateplan_id AS plan
					FROM property JOIN room USING (property_id) JOIN rateplan USING (property_id, room_id) WHERE property_id > 2`,
				);
				const [{ id, external_id, room, plan }] = rows as [(typeof rows)[0]];
				return [
					(await loadStayDetail(at.db, id, null, stayDateOf("2027-07-01")))?.seller,
					(await planByPath(at.db, [id, external_id, room, plan]))?.seller,
				];
			};
			write(line);
			await run();
			expect(template.seller?.name).toBe("주식회사 남산서재");
			expect(await sellers()).toEqual([template.seller, template.seller]);
			write({ ...template, seller: undefined });
			await run();
			expect(await sellers()).toEqual([template.seller, template.seller]);
			write({ ...template, seller: { name: "다른 회사" } });
			await run();
			expect((await sellers())[0]).toMatchObject({ name: "다른 회사", representative: null });
			write({ ...template, seller: { representative: "이름 없는 회사" } });
			expect((await run()).outcome).toContain("1번째 줄: seller.name");
		});

		it("adds pictures in order with what they show, and keeps them until others replace them [DOM-IMG-02]", async () => {
			const [line = ""] = readFileSync("docs/catalogue.jsonl", "utf8").split("\n");
			const template: Stay = JSON.parse(line);
			const pictures = async () =>
				(
					await at.db.query<{ told: string }>(
						`SELECT concat_ws(' ', room_id > 0, sort, image_key, picture_group, focus_x, focus_y, months) AS told FROM property_image
						WHERE property_id > 2 ORDER BY room_id, sort`,
					)
				).rows.map(({ told }) => told);
			const given = [
				"f 1 https://pictures.example.com/1.jpg outside 50 30",
				"f 2 https://pictures.example.com/2.jpg facility",
				"t 1 https://pictures.example.com/3.jpg room",
			];
			write(line);
			await run();
			expect(await pictures()).toEqual(given);
			write({ ...template, photos: undefined });
			await run();
			expect(await pictures()).toEqual(given);
			write({ ...template, photos: [{ url: "https://pictures.example.com/4.jpg", alt: "정원" }] });
			await run();
			expect(await pictures()).toEqual(["f 1 https://pictures.example.com/4.jpg", given[2]]);
			write({ ...template, photos: [{ url: "http://pictures.example.com/4.jpg", alt: "정원" }] });
			expect((await run()).outcome).toContain("1번째 줄: photos.0.url");
		});

		it("shows the pictures of the season of the dates first, each with its focal point", async () => {
			const [line = ""] = readFileSync("docs/catalogue.jsonl", "utf8").split("\n");
			const photo = (name: string, more = {}) => ({
				url: `https://pictures.example.com/${name}.jpg`,
				alt: name,
				...more,
			});
			const focus = { x: 20, y: 85 };
			const photos = [
				photo("summer", { months: [6, 7, 8] }),
				photo("always"),
				photo("winter", { months: [12, 1, 2], focus }),
			];
			write({ ...(JSON.parse(line) as Stay), photos });
			await run();
			const { rows } = await at.db.query<{ id: number }>(
				"SELECT property_id AS id FROM property WHERE external_id = 'H-1'",
			);
			const shown = async (day: string) =>
				(await loadStayDetail(at.db, rows[0]?.id ?? 0, null, stayDateOf(day)))?.images.map(
					({ sort, alt, focus: at }) => [sort, alt, at],
				);
			const [summer, always, winter] = [
				["summer", null],
				["always", null],
				["winter", focus],
			] as const;
			const inOrder = (...all: (readonly unknown[])[]) => all.map((each, index) => [index + 1, ...each]);
			expect(await shown("2027-01-31")).toEqual(inOrder(winter, always, summer));
			expect(await shown("2027-06-01")).toEqual(inOrder(summer, always, winter));
			expect(await shown("2027-10-01")).toEqual(inOrder(always, summer, winter));
			write({ ...(JSON.parse(line) as Stay), photos: [photo("out", { focus: { x: 101, y: 0 } })] });
			expect((await run()).outcome).toContain("1번째 줄: photos.0.focus.x");
		});

		it("can be booked, and a re-import creates no duplicates and keeps what was sold", async () => {
			write(stay(1), "", stay(2));
			expect(await run()).toMatchObject({ isOk: true, outcome: "숙소 2곳을 들여왔습니다." });
			expect(await run()).toMatchObject({ isOk: true });
			expect(await brought()).toEqual([
				{ external_id: "NEW-1", plans: 1 },
				{ external_id: "NEW-2", plans: 1 },
			]);
			const { rows } = await at.db.query<{ property_id: number }>(
				"SELECT property_id FROM property WHERE external_id = 'NEW-1'",
			);
			expect(await bookingWorld(at.db).stock(rows[0]?.property_id ?? 0, stayDateOf("2026-12-30"))).toBe(4);
		});

		it("is rejected as a whole with the numbers of the invalid lines, and nothing is written", async () => {
			write(
				stay(1),
				stay(2, { star: 9 }),
				"{",
				"",
				stay(3, { cityCode: "NOWHERE" }),
				stay(4, { rooms: [] }),
				stay(5, { type: "동굴" }),
			);
			const { isOk, outcome } = await run();
			expect(isOk).toBe(false);
			expect(outcome.split("\n").map((line) => /^\d+번째 줄: [\w.]*/.exec(line)?.[0])).toEqual([
				undefined,
				"2번째 줄: star",
				"3번째 줄: JSON",
				"5번째 줄: cityCode",
				"6번째 줄: rooms",
				"7번째 줄: type",
			]);
			expect(await brought()).toEqual([]);
		});

		it("lists twenty invalid lines and counts the others", async () => {
			write(...Array.from({ length: 25 }, () => "[]"));
			expect((await run()).outcome.split("\n").slice(-2)).toEqual([
				expect.stringContaining("20번째 줄"),
				"그 밖에 5줄이 더 있습니다.",
			]);
		});

		it("is rejected when the file is empty or missing", async () => {
			write("");
			expect((await run()).outcome).toContain("숙소가 없습니다");
			rmSync(file);
			expect((await run()).outcome).toContain("읽을 수 없습니다");
		});

		it("uses the last line of a duplicated stay, and the last of overlapping date ranges", async () => {
			const [room] = stay(1).rooms;
			const [plan] = room!.plans;
			const prices = [...plan!.prices, { from: "2026-12-30", to: "2026-12-30", price: 99_000 }];
			write(
				stay(1, { name: "먼저" }),
				stay(2),
				stay(1, { name: "나중", rooms: [{ ...room, plans: [{ ...plan, prices }] }] }),
			);
			expect(await run()).toMatchObject({ isOk: true });
			const { rows } = await at.db.query(
				`SELECT name, price[28:31] AS nights FROM property JOIN rate_month USING (property_id)
				WHERE external_id = 'NEW-1' AND ym = 202612`,
			);
			expect(rows).toEqual([{ name: "나중", nights: [77_000, 77_000, 99_000, 77_000] }]);
		});

		it("changes only the nights it lists, whether they fill a month or part of it", async () => {
			const [room] = stay(1).rooms;
			const [plan] = room!.plans;
			const december = async (from: string, to: string, price: number) => {
				write(stay(1, { rooms: [{ ...room, plans: [{ ...plan, prices: [{ from, to, price }] }] }] }));
				expect(await run()).toMatchObject({ isOk: true });
				const { rows } = await at.db.query<{ price: (number | null)[] }>(
					"SELECT price FROM rate_month JOIN property USING (property_id) WHERE external_id = 'NEW-1' AND ym = 202612",
				);
				return rows[0]?.price;
			};
			const nights = (...runs: [number, number | null][]) =>
				runs.flatMap(([count, price]) => Array.from({ length: count }, () => price));
			expect(await december("2026-12-28", "2026-12-31", 50_000)).toEqual(nights([27, null], [4, 50_000]));
			expect(await december("2026-12-28", "2026-12-28", 60_000)).toEqual(
				nights([27, null], [1, 60_000], [3, 50_000]),
			);
			expect(await december("2026-12-01", "2026-12-31", 70_000)).toEqual(nights([31, 70_000]));
			expect(await december("2026-12-31", "2026-12-31", 80_000)).toEqual(nights([30, 70_000], [1, 80_000]));
		});

		it("is rejected when an ID is used for two rooms or two plans", async () => {
			const [room] = stay(1).rooms;
			write(
				stay(1, { rooms: [room, room] }),
				stay(2, { rooms: [{ ...room, plans: [...room!.plans, ...room!.plans] }] }),
			);
			const { outcome } = await run();
			expect(outcome).toContain("1번째 줄: rooms");
			expect(outcome).toContain("2번째 줄: rooms.0.plans");
		});
	});
});
