import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, untilHydrated, widths } from "#tests/browser/support/browser.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");

const choice = (page: Page, key: string) => new URL(page.url()).searchParams.get(key) ?? "";

/** Names of the stays in the list, in order, as far as they are rendered. */
const names = (page: Page) => page.locator("main article h2, main article h3").allInnerTexts();

/** The list's position, and the first stay below the window's top edge. */
const place = (page: Page) =>
	page.evaluate(() => ({
		offset: Math.round(window.scrollY),
		first: [...document.querySelectorAll("main h2, main h3")].find(
			(heading) => heading.getBoundingClientRect().top > 0,
		)?.textContent,
	}));

describe.each(widths)("search keywords at %i px", (width) => {
	it("can be removed one by one, and Back restores them [DEC-193]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, `/search?searchText=${encodeURIComponent("부산 호텔")}`);
		await page.getByRole("heading", { name: "부산 호텔", level: 1 }).waitFor();
		await page.getByRole("link", { name: "호텔 빼고 검색" }).click();
		await page.waitForURL((url) => url.searchParams.get("searchText") === "부산");
		await page.getByRole("heading", { name: /^부산/, level: 1 }).waitFor();
		await page.getByRole("link", { name: "호텔 빼고 검색" }).waitFor({ state: "detached" });
		await page.goBack();
		await page.getByRole("link", { name: "호텔 빼고 검색" }).waitFor();
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});

	it("without results suggest searches that have some [DEC-193]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, `/search?searchText=${encodeURIComponent("부산 글램핑 5성급")}`);
		const way = page
			.locator("main section")
			.getByRole("link", { name: /[1-9][\d,]*곳$/ })
			.first();
		const count = Number(/([\d,]+)곳$/.exec(await way.innerText())?.[1]?.replace(",", ""));
		await way.click();
		await page.locator("main article").first().waitFor();
		await expect.poll(async () => (await page.locator("main").innerText()).includes(`${count}`)).toBe(true);
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});
});

describe.each(widths)("the options of a result list at %i px", (width) => {
	it("state in full until when each stay can be cancelled free of charge [DOM-CANCEL-01]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, "/search?cityCode=BUSAN&nationCode=KR");
		const words = page.locator("main article").getByText(/까지 무료 취소$/);
		await words.first().waitFor();
		const left = await words.evaluateAll((all) =>
			all.map(
				(word) =>
					(word.parentElement ?? word).getBoundingClientRect().right - word.getBoundingClientRect().right,
			),
		);
		expect(Math.min(...left)).toBeGreaterThan(-1);
		await visitor.close();
	});

	it("are kept in the URL: a reload, Back and a new window show the same list [DEC-187] [UI-TOPBAR-02]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, "/search?cityCode=BUSAN&nationCode=KR");
		await page.getByRole("button", { name: "무료 취소", exact: true }).first().click();
		await expect.poll(() => choice(page, "freeCancel")).toBe("1");
		await page.getByRole("combobox", { name: "정렬" }).selectOption({ label: "낮은 가격순" });
		await expect.poll(() => choice(page, "sort")).not.toBe("");
		const address = page.url();
		const list = await names(page);
		await page.reload();
		await untilHydrated(page);
		expect(page.url()).toBe(address);
		expect(await names(page)).toEqual(list);
		expect(
			await page.getByRole("button", { name: "무료 취소", exact: true }).first().getAttribute("aria-pressed"),
		).toBe("true");

		const [stay] = await Promise.all([
			page.context().waitForEvent("page"),
			page.locator("main article a").first().click(),
		]);
		await untilHydrated(stay);
		const back = stay.getByRole("button", { name: "뒤로" });
		if (await back.isVisible()) {
			await back.click();
			await stay.waitForURL(address);
			await expect.poll(() => names(stay)).toEqual(list);
		}
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});

	it("are restored to the exact scroll position, after in-app navigation and after a page load [DEC-187]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, "/search?cityCode=SEOUL&nationCode=KR");
		// The web font may break lines differently from the fallback font it replaces.
		await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
		await page.evaluate(() => window.scrollTo(0, 150));
		await expect.poll(async () => (await place(page)).offset).toBe(150);
		await page.waitForTimeout(300);
		const before = await place(page);
		await page.evaluate(() =>
			document.querySelector<HTMLElement>('footer a[href="/notice"], a[href="/"]')?.click(),
		);
		await page.waitForURL((url) => url.pathname !== "/search");
		await page.goBack();
		await expect.poll(() => place(page)).toEqual(before);
		await page.goto(`${stage.product.address}/faq`);
		await page.goBack();
		await expect.poll(() => place(page)).toEqual(before);
		await visitor.close();
	});
});
