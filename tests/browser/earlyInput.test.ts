import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { go, untilHydrated, type Width, widths } from "#tests/browser/support/browser.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");

/** Shows a page whose code, but for what listens ahead of it, arrives only when the returned function is called. */
async function showWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/assets\/vendor-.*\.js$/, async (route) => {
		await isReleased;
		await route.continue();
	});
	await go(page, path);
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => /\/early-.*\.js$/.test(name)),
	);
	return async () => {
		expect(await page.evaluate(() => window.__hydrated)).toBeUndefined();
		release();
		await untilHydrated(page);
	};
}

const at = (width: Width, work: (page: Page) => Promise<void>) =>
	play(stage, { width }, ({ page }) => work(page));

it.each(widths)("a login typed and sent before the page could answer is made at %i px [ROUTE-06]", (width) =>
	at(width, async (page) => {
		const arrive = await showWithoutCode(page, "/login?returnUrl=/mypage/wishes");
		await page.getByLabel("이메일").fill("silver@example.com");
		await page.getByRole("textbox", { name: "비밀번호" }).fill("Awesome1!");
		await page.getByRole("button", { name: "로그인하기", exact: true }).click();
		await arrive();
		await page.waitForURL("**/mypage/wishes");
	}),
);

it("a button pressed before the page could answer acts once it can, and only once [UI-MENU-01]", () =>
	at(390, async (page) => {
		const arrive = await showWithoutCode(page, "/");
		const menu = page.getByRole("button", { name: "메뉴 열기" });
		await menu.click();
		await menu.click();
		await arrive();
		await page.getByRole("dialog", { name: "메뉴" }).waitFor();
	}));

it("a filter and an order chosen before the page could answer are applied [DEC-187]", () =>
	at(1440, async (page) => {
		const arrive = await showWithoutCode(page, "/search?cityCode=BUSAN&nationCode=KR");
		await page.getByRole("combobox", { name: "정렬" }).selectOption({ label: "낮은 가격순" });
		await page.getByRole("checkbox", { name: /^호텔/ }).check({ force: true });
		await arrive();
		await expect.poll(() => page.url()).toMatch(/&sort=priceAsc&kinds=1$/);
	}));

it.each([
	["a press outside", (page: Page) => page.getByRole("heading", { level: 1 }).click()],
	["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const)("%s counts while the header's search is still being loaded [SEARCH-SEC-03]", (_, close) =>
	at(1440, async (page) => {
		await go(page, "/search?cityCode=BUSAN&nationCode=KR");
		await untilHydrated(page);
		const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
		await page.route(/\/assets\/HeaderSearch-.*\.js$/, async (route) => {
			await isReleased;
			await route.continue();
		});
		const summary = page.getByRole("button", { name: "검색 조건" });
		const isRequested = page.waitForRequest(/\/assets\/HeaderSearch-/);
		const isLoaded = page.waitForResponse(/\/assets\/HeaderSearch-/);
		await summary.click();
		await isRequested;
		await close(page);
		release();
		await isLoaded;
		await expect.poll(() => summary.getAttribute("aria-expanded")).toBe("false");
		expect(await page.locator("#search-section").count()).toBe(0);
	}),
);
