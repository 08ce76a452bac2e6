import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { go, open, untilHydrated, untilLayersOpen, widths } from "#tests/browser/support/browser.ts";
import { joinStage } from "#tests/browser/support/stage.ts";
import { STAY } from "#tests/browser/support/travel.ts";

const stage = joinStage("readers");
const missing = "화면을 불러오지 못했어요";
const results = "/search?cityCode=BUSAN&nationCode=KR";

const retry = (page: Page) => page.getByRole("button", { name: "다시 시도" }).click();

it.each(widths)(
	"a panel whose code cannot be loaded says so in its place and loads it on request at %i px [C16]",
	async (width) => {
		const { page } = await stage.visit({ width });
		await page.route(/\/assets\/panels-.*\.js$/, (route) => route.abort());
		await go(page, "/");
		await page.waitForFunction(() => window.__accompanied === true);
		const dates = page.getByRole("button", { name: /^체크인/ });
		await dates.click();
		await page.getByRole("dialog").getByText(missing).waitFor();
		expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
		await page.unroute(/\/assets\/panels-.*\.js$/);
		await retry(page);
		await page.getByRole("grid").first().waitFor();
		await page.getByRole("dialog").getByRole("button", { name: "확인" }).click();
	},
);

it.each([
	["the bar of compared stays", results, "CompareBar"],
	["the map of the results", `${results}&view=map`, "ResultMap"],
	["the reviews", `/products/${STAY}`, "ReviewList"],
	["the map of a stay", `/products/${STAY}`, "NearbyMap"],
])("%s, if its code cannot be loaded, leaves the page around it alone [C16]", async (_, path, part) => {
	const visitor = await stage.visit({ width: 390 });
	const { page } = visitor;
	await page.route(new RegExp(`/assets/${part}-.*\\.js$`), (route) => route.abort());
	const isRequested = page.waitForRequest(new RegExp(`/assets/${part}-`));
	await open(visitor, path);
	for (const section of await page.locator("main section").all()) await section.scrollIntoViewIfNeeded();
	await isRequested;
	if (part !== "CompareBar") await page.getByRole("alert").getByText(missing).waitFor();
	expect(await page.getByRole("heading", { name: missing }).count()).toBe(0);
	expect(await page.locator("main article, main section").count()).toBeGreaterThan(1);
});

it.each([
	["the menu", "/", "Menu", (page: Page) => page.getByRole("button", { name: "메뉴 열기" }).click()],
	[
		"the header's search",
		results,
		"HeaderSearch",
		(page: Page) => page.getByRole("button", { name: "검색 조건" }).click(),
	],
	[
		"a room",
		`/products/${STAY}`,
		"OptionSheet",
		(page: Page) => page.locator(`a[href*="/options"][href*="accoms=${STAY}&"]`).first().click(),
	],
])(
	"%s whose code cannot be loaded closes with an alert and can be opened again [C16]",
	async (_, path, part, press) => {
		const visitor = await stage.visit({ width: 390 });
		const { page } = visitor;
		const file = new RegExp(`/assets/${part}-.*\\.js$`);
		await page.route(file, (route) => route.abort());
		await open(visitor, path);
		await press(page);
		const alert = page.getByRole("alertdialog", { name: missing });
		await alert.getByRole("button", { name: "확인" }).click();
		await untilLayersOpen(page, 0);
		await page.unroute(file);
		await press(page);
		await untilLayersOpen(page, 1);
	},
);

it("a link pressed while the code for other pages cannot be loaded asks to check the connection [C16]", async () => {
	const { page } = await stage.visit({ width: 390 });
	await page.route(/\/assets\/late-.*\.js$/, (route) => route.abort());
	await go(page, "/");
	await untilHydrated(page);
	await page.locator('footer a[href="/policy/terms"]').click();
	await page.getByRole("heading", { name: missing }).waitFor();
	await page.unroute(/\/assets\/late-.*\.js$/);
	await retry(page);
	await page.getByRole("heading", { name: "이용약관", level: 1 }).waitFor();
});
