import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers, sidewaysScroll } from "#tests/browser/support/barriers.ts";
import { open, untilAlive, untilQuiet, widths } from "#tests/browser/support/browser.ts";
import { Keyboard } from "#tests/browser/support/keyboard.ts";
import { unreachable } from "#tests/browser/support/reach.ts";
import { shoot } from "#tests/browser/support/screens.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");
const results = "/search?searchText=호텔";

const adding = (page: Page) => page.locator("main").getByRole("button", { name: /비교 담기$/ });
const bar = (page: Page) => page.getByRole("region", { name: "비교할 숙소" });
const toComparison = (page: Page) => bar(page).getByRole("link", { name: /^비교하기/ });
const heads = (page: Page) => page.locator("main thead th a").allInnerTexts();

/** A long list is drawn around the window only. */
async function nextToPick(page: Page) {
	await expect
		.poll(async () => {
			if ((await adding(page).count()) === 0) await page.evaluate(() => window.scrollBy(0, 400));
			return adding(page).count();
		})
		.toBeGreaterThan(0);
	return adding(page).first();
}

/** Picks the first stays of the page that are not picked; answers their names. */
async function pick(page: Page, count: number): Promise<readonly string[]> {
	const names: string[] = [];
	for (let picked = 0; picked < count; picked++) {
		const button = await nextToPick(page);
		names.push(((await button.getAttribute("aria-label")) ?? "").replace(/ 비교 담기$/, ""));
		await button.click();
	}
	return names;
}

describe.each(widths)("stays side by side at %i px", (width) => {
	it("are picked in the results, three at most, and are there after a reload and Back [DEC-187]", async () => {
		await play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, results);
			const names = await pick(page, 3);
			await toComparison(page).getByText("비교하기 (3/3)").waitFor();
			await (await nextToPick(page)).click();
			const refusal = page.getByText("숙소는 3곳까지 비교할 수 있어요. 한 곳을 뺀 뒤에 담아 주세요.");
			await refusal.waitFor();
			if (process.env.SCREENS) await page.screenshot({ path: `reports/screens/picking-${width}.png` });
			// It goes by itself, from where the way to the map and cards are.
			await refusal.waitFor({ state: "detached" });
			expect(await unreachable(page, { fingers: width === 390 })).toEqual([]);
			await page.reload();
			await untilAlive(page);
			await toComparison(page).getByText("비교하기 (3/3)").waitFor();
			expect(await page.getByRole("button", { name: /비교 빼기$/ }).count()).toBeGreaterThanOrEqual(3);

			await toComparison(page).click();
			await page.waitForURL("**/compare?**");
			await expect.poll(() => heads(page)).toEqual(names);
			await page.getByRole("button", { name: "차이만 보기" }).click();
			await page.waitForURL((url) => url.searchParams.get("only") === "differences");
			const address = page.url();
			await page.reload();
			await untilAlive(page);
			expect(page.url()).toBe(address);
			expect(await heads(page)).toEqual(names);
			expect(await page.getByRole("button", { name: "차이만 보기" }).getAttribute("aria-pressed")).toBe(
				"true",
			);
			await page.goBack();
			await toComparison(page).getByText("비교하기 (3/3)").waitFor();
		});
	});

	it("say what their own pages say, reach every column, and have no barrier", async () => {
		await play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, results);
			const [name = ""] = await pick(page, 3);
			await toComparison(page).click();
			await page.waitForURL("**/compare?**");
			await untilQuiet(visitor);
			const table = page.getByRole("table");
			const total = await table
				.getByRole("row", { name: /^총액/ })
				.getByText(/^총 [\d,]+원$/)
				.first()
				.innerText();
			expect(await sidewaysScroll(page)).toBe(0);
			expect(await barriers(page)).toEqual([]);
			expect(await unreachable(page, { fingers: width === 390 })).toEqual([]);
			if (process.env.SCREENS) await shoot(visitor, "compare");
			await page.evaluate(() => window.scrollTo(0, 0));
			// The names of the rows stay where they are while the last stay comes into sight.
			const last = table.getByRole("link", { name: /객실 보기$/ }).last();
			const head = table.getByRole("rowheader", { name: /^총액/ });
			const before = await head.boundingBox();
			await last.scrollIntoViewIfNeeded();
			const place = await last.boundingBox();
			expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
			expect((await head.boundingBox())?.x).toBe(before?.x);

			const [stay] = await Promise.all([
				page.context().waitForEvent("page"),
				table.getByRole("link", { name: `${name} 객실 보기` }).click(),
			]);
			await untilAlive(stay);
			await stay.getByText(total, { exact: true }).filter({ visible: true }).first().waitFor();
		});
	});

	it("are picked from the wishes by keys alone, for the dates that are remembered", async () => {
		await play(stage, { width, account: "gold" }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/mypage/wishes");
			const keys = new Keyboard(page);
			await adding(page).nth(1).waitFor();
			for (const count of [1, 2]) {
				await keys.tabTo(/비교 담기$/);
				await keys.press("Enter");
				await toComparison(page).getByText(`비교하기 (${count}/3)`).waitFor();
			}
			await keys.tabTo(/^비교하기/);
			await keys.press("Enter");
			await page.waitForURL("**/compare?**");
			await expect.poll(async () => (await heads(page)).length).toBe(2);
			expect(keys.unseen).toEqual([]);
		});
	});
});
