import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { open, untilIdle, untilLayersOpen } from "./support/browser.ts";
import { joinStage } from "./support/stage.ts";

const stage = joinStage("readers");

const drawn = (page: Page) => page.locator("main [data-place]").count();
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where each rendered card starts, measured from the top of the page. */
const places = (page: Page) =>
	page
		.locator("main [data-place]")
		.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top + scrollY)));

/** Selects a filter value, waits for the narrowed list and returns how many stays are left. */
async function narrow(page: Page): Promise<number> {
	const before = await page.locator("main h2").first().innerText();
	await page.getByRole("button", { name: "필터", exact: true }).click();
	const value = page.locator("dialog[open]").getByRole("checkbox", { name: /^주차장/ });
	await value.check();
	await expect.poll(() => page.locator("main h2").first().textContent()).not.toBe(before);
	await page.locator('main ul[aria-busy="false"]').waitFor({ state: "attached" });
	return Number(await page.locator("main [aria-setsize]").first().getAttribute("aria-setsize"));
}

it.each(["button", "Back"])(
	"a filtered list on a phone first renders the cards behind the filters, and the rest in place when they are closed by %s [DEC-058] [DEC-187]",
	async (way) => {
		const visitor = await stage.visit({ width: 390 });
		const { page } = visitor;
		await open(visitor, "/search?nationCode=KR&searchText=대한민국");
		await page.evaluate(() => window.scrollTo(0, 900));
		const total = await narrow(page);
		const whole = Math.min(20, total);
		expect(whole).toBeGreaterThan(6);
		await untilIdle(visitor);
		expect(await drawn(page)).toBe(3);
		const first = await places(page);

		if (way === "Back") await page.goBack();
		else
			await page
				.locator("dialog[open]")
				.getByRole("button", { name: /^숙소 .*보기$/ })
				.click();
		// A reader who scrolls straight away is not moved by what is rendered below.
		await page.evaluate(() => window.scrollTo(0, 120));
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await expect.poll(() => drawn(page)).toBe(whole);
		await untilLayersOpen(page, 0);
		expect((await places(page)).slice(0, 3)).toEqual(first);
		expect(await offset(page)).toBe(120);

		// Screen readers and keyboard users get all of them.
		const list = page.locator("main ul[aria-busy]");
		expect(
			await list
				.getByRole("listitem")
				.filter({ has: page.getByRole("heading") })
				.count(),
		).toBe(whole);
		await list.getByRole("heading").getByRole("link").last().focus();
		await expect.poll(() => offset(page)).toBeGreaterThan(1500);

		// Going back restores the scroll position to the exact pixel.
		await page.evaluate(() => window.scrollTo(0, 1234));
		await expect.poll(() => offset(page)).toBe(1234);
		await page.waitForTimeout(300);
		await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
		await page.waitForURL((url) => url.pathname !== "/search");
		await page.goBack();
		await expect.poll(() => offset(page)).toBe(1234);
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	},
);
