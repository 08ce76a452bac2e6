import { describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { operating } from "./operating.ts";

const picture = "/images/placeholder-stay.svg";

forEachDatabase((_, open) => {
	describe("the operator's display commands [DEC-183]", () => {
		const { at, run, refused, seen } = operating(open, (db) =>
			db.query(`INSERT INTO area VALUES (1, 1, 0, '명동·도심', 37.56, 126.98), (1, 1, 1, '명동', 37.56, 126.98),
				(1, 2, 0, '강남', 37.5, 127.03)`),
		);
		async function published(...args: string[]): Promise<string> {
			const { isOk, text } = await run(...args);
			expect(text).toMatch(/번을 올렸습니다/);
			expect(isOk).toBe(true);
			return text.match(/\d+(?=번을 올렸)/)?.[0] ?? "";
		}

		it("list every city with its areas", async () => {
			expect((await run("cities")).text).toBe("SEOUL             대한민국 서울  명동·도심, 명동, 강남");
		});

		it("publish a theme with its stays, until it is withdrawn together with the banners that lead to it [SCREEN-10]", async () => {
			const id = await published("publish-theme", "도심 산책", picture, "text=<p>걷기 좋은 곳</p>");
			expect(JSON.stringify(await at.app.services.themes.list())).toContain("도심 산책");
			expect(await run("theme-stay", id, "2")).toMatchObject({ isOk: true });
			expect(await run("theme-stay", id, "1")).toMatchObject({ isOk: true });
			const stays = await at.app.services.themes.products(Number(id), {}, null);
			expect(stays.products.map(({ productIdx }) => productIdx)).toEqual([2, 1]);
			await refused("theme-stay", [
				[id, "1"],
				[id, "999"],
				["999", "1"],
				["제목", "1"],
			]);
			const days = ["2026-11-20", "2026-11-30"] as const;
			await published("publish-banner", "산책 배너", picture, `/theme/${id}?from=home`, ...days);
			await published("publish-banner", "다른 배너", picture, `/theme/${id}1`, ...days);
			expect((await run("themes")).text).toContain("도심 산책");
			expect(await run("withdraw-theme", id)).toMatchObject({ isOk: true });
			expect((await run("themes")).text).toBe("테마가 없습니다.");
			expect(JSON.stringify(await at.app.services.themes.list())).not.toContain("도심 산책");
			await expect(at.app.services.themes.content(Number(id))).rejects.toMatchObject({ kind: "notFound" });
			const banners = (await run("banners")).text;
			expect([banners.includes("산책 배너"), banners.includes("다른 배너")]).toEqual([false, true]);
			await refused("theme-stay", [[id, "1"]]);
			await refused("publish-theme", [["제목", "/images/nothing-like-it.jpg"], [" ", picture], ["제목"]]);
		});

		it("put cities and areas on the home page and into popular destinations, after the existing ones [CALL-CONTENT-03]", async () => {
			const seoul = await published("publish-place", "서울", picture, "SEOUL");
			await published("publish-place", "명동", picture, "SEOUL", "area=명동");
			const { places } = await at.app.services.content.places(0, 10);
			expect(places.map(({ placeName, area, subArea }) => [placeName, area, subArea])).toEqual([
				["서울", 0, 0],
				["명동", 1, 1],
			]);
			await run("withdraw-place", seoul);
			expect((await at.app.services.content.places(0, 10)).total).toBe(1);
			expect((await run("places")).text).toMatch(/^\d+ +명동$/);
			await refused("publish-place", [
				["부산", picture, "BUSAN"],
				["홍대", picture, "SEOUL", "area=홍대"],
				["서울", "https://elsewhere.example/1.jpg", "SEOUL"],
				["서울", picture, "SEOUL", "city=SEOUL"],
			]);

			const tab = await published("publish-tab", "국내");
			const other = await published("publish-tab", "가까운 곳");
			const tiles: string[] = [];
			for (const [name, area] of [
				["강남 전체", "강남"],
				["도심", "명동·도심"],
			] as const) {
				const { text } = await run("publish-tile", tab, name, picture, "SEOUL", `area=${area}`);
				tiles.push(/여행지 (\d+)번/.exec(text)?.[1] ?? "");
			}
			const shown = async (of: string) => seen(`/v1/products/locations/popular/${of}`);
			expect(await shown(tab)).toMatch(/강남 전체.*도심/);
			expect((await run("destinations")).text).toMatch(
				/^탭 \d+ +국내\n {2}\d+ +강남 전체\n {2}\d+ +도심\n탭 \d+ +가까운 곳$/,
			);
			await run("withdraw-tile", tiles[0] ?? "");
			expect(await shown(tab)).not.toContain("강남 전체");
			await run("withdraw-tab", other);
			expect((await run("destinations")).text).not.toContain("가까운 곳");
			await refused("publish-tile", [
				[other, "서울", picture, "SEOUL"],
				["999", "서울", picture, "SEOUL"],
			]);
			await refused("withdraw-tile", [[tiles[0] ?? ""], ["999"]]);
		});

		it("announce what opens, and tell the members who asked unless it is withdrawn [DEC-158]", async () => {
			const opening = ["2026-12-01", "10:00"] as const;
			const kept = await published("publish-advance-notice", "겨울 특가", picture, ...opening);
			const gone = await published("publish-advance-notice", "없던 일", picture, ...opening);
			for (const id of [kept, gone]) await at.app.services.advanceNotices.apply(2, Number(id), "alarm");
			expect((await run("advance-notices")).text).toContain("겨울 특가  2026-12-01 10:00");
			await run("withdraw-advance-notice", gone);
			expect(await seen("/v1/advance-notice")).not.toContain("없던 일");
			await expect(at.app.services.advanceNotices.apply(3, Number(gone), "alarm")).rejects.toMatchObject({
				kind: "notFound",
			});
			await refused("publish-advance-notice", [
				["지난 일", picture, "2026-11-20", "10:00"],
				["제목", picture, "2026-12-01", "25:00"],
				["제목", picture, ...opening, "event=999"],
				["제목", picture, ...opening, "code=NOWHERE"],
				["제목", picture, ...opening, "draw=maybe"],
			]);
			at.world.clock.set(Date.parse("2026-12-01T01:00:00Z"));
			await at.app.services.advanceNotices.notifyOpened();
			const { rows } = await at.world.db.query<{ key: string }>(
				"SELECT key FROM outbox WHERE key LIKE 'alarm:%'",
			);
			expect(rows).toEqual([{ key: `alarm:${kept}` }]);
		});
	});
});
