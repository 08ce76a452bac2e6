import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityViolations, sidewaysScroll } from "#tests/browser/support/accessibilityViolations.ts";
import { open, untilHydrated, untilIdle, widths } from "#tests/browser/support/browser.ts";
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

/** A long list is rendered only around the viewport. */
async function nextToPick(page: Page) {
	await expect
		.poll(async () => {
			if ((await adding(page).count()) === 0) await page.evaluate(() => window.scrollBy(0, 400));
			return adding(page).count();
		})
		.toBeGreaterThan(0);
	return adding(page).first();
}

/** Picks the first unpicked stays on the page and returns their names. */
async function pick(page: Page, count: number): Promise<readonly string[]> {
	const names: string[] = [];
	for (let picked = 0; picked < count; picked++) {
		const button = await nextToPick(page);
		names.push(((await button.getAttribute("aria-label")) ?? "").replace(/ 비교 담기$/, ""));
		await button.click();
	}
	return names;
}

/** Returns the drawn box a text stands on. */
function boxAround(text: Node): Element {
	let shape = text as Element;
	while (getComputedStyle(shape).backgroundColor === "rgba(0, 0, 0, 0)") shape = shape.parentElement ?? shape;
	return shape;
}

/**
 * Returns the fixed-position buttons and links that lie underneath a shape. What a map shows is not among them: where its stays lie is up
 * to the results, and it can be moved.
 */
function floatingUnder(shape: Element): readonly string[] {
	const one = shape.getBoundingClientRect();
	const isFloating = (element: Element | null): boolean =>
		element !== null &&
		(/^(fixed|sticky)$/.test(getComputedStyle(element).position) || isFloating(element.parentElement));
	return [...document.querySelectorAll("button, a[href]")]
		.filter((control) => control.checkVisibility() && !shape.contains(control) && isFloating(control))
		.filter((control) => !control.closest(".leaflet-map-pane"))
		.filter((control) => {
			const other = control.getBoundingClientRect();
			return (
				one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
			);
		})
		.map((control) => control.textContent || control.ariaLabel || "");
}

/** Whether the element's centre can be pressed. */
const isInSight = (element: Element): boolean => {
	const { left, top, width, height } = element.getBoundingClientRect();
	return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** By how many pixels the focused element extends below the top edge of the bar, or of the messages on it. */
const hidden = (page: Page): Promise<number> =>
	bar(page).evaluate((element) => {
		const edges = [element, ...element.querySelectorAll("p")].map((each) => each.getBoundingClientRect().top);
		return Math.max(0, (document.activeElement?.getBoundingClientRect().bottom ?? 0) - Math.min(...edges));
	});

/** Scrolls a button to the very bottom of the viewport, above the bar if there is one, and presses it. */
async function pressLowest(button: Locator): Promise<void> {
	const handle = await button.elementHandle();
	await handle?.evaluate((element) => {
		const edge = document.querySelector("section[aria-label='비교할 숙소']")?.getBoundingClientRect().top;
		const top = element.getBoundingClientRect().bottom - (edge ?? innerHeight);
		window.scrollBy({ top, behavior: "instant" });
	});
	await handle?.click();
}

describe.each(widths)("stay comparison at %i px", (width) => {
	it("takes up to three stays from the results, and keeps them after a reload and Back [DEC-187]", async () => {
		await play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, results);
			const names = await pick(page, 3);
			await toComparison(page).getByText("비교하기 (3/3)").waitFor();
			await (await nextToPick(page)).click();
			const refusal = page.getByText("숙소는 3곳까지 비교할 수 있어요. 한 곳을 뺀 뒤에 담아 주세요.");
			await refusal.waitFor();
			if (process.env.SCREENS) await page.screenshot({ path: `reports/screens/picking-${width}.png` });
			expect(await page.evaluate(floatingUnder, await refusal.evaluateHandle(boxAround))).toEqual([]);
			// It disappears without any action.
			await refusal.waitFor({ state: "detached" });
			if (width === 1440) {
				// In the middle of the list, where the sticky map is still beside it.
				await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
				const source = page.getByRole("link", { name: "OpenStreetMap" });
				await expect.poll(() => source.evaluate(isInSight)).toBe(true);
			}
			expect(await unreachable(page, { fingers: width === 390 })).toEqual([]);
			await page.reload();
			await untilHydrated(page);
			await toComparison(page).getByText("비교하기 (3/3)").waitFor();
			expect(await page.getByRole("button", { name: /비교 빼기$/ }).count()).toBeGreaterThanOrEqual(3);

			await toComparison(page).click();
			await page.waitForURL("**/compare?**");
			await expect.poll(() => heads(page)).toEqual(names);
			await page.getByRole("button", { name: "차이만 보기" }).click();
			await page.waitForURL((url) => url.searchParams.get("only") === "differences");
			const address = page.url();
			await page.reload();
			await untilHydrated(page);
			expect(page.url()).toBe(address);
			expect(await heads(page)).toEqual(names);
			expect(await page.getByRole("button", { name: "차이만 보기" }).getAttribute("aria-pressed")).toBe(
				"true",
			);
			await page.goBack();
			await toComparison(page).getByText("비교하기 (3/3)").waitFor();
		});
	});

	it("keeps the pressed button in view when the comparison bar appears and when it reports that it is full", async () => {
		await play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, results);
			await pressLowest(adding(page).last());
			await toComparison(page).getByText("비교하기 (1/3)").waitFor();
			await expect.poll(() => hidden(page)).toBe(0);
			await pick(page, 2);
			await pressLowest(adding(page).last());
			await page.getByText("숙소는 3곳까지 비교할 수 있어요.").waitFor();
			await expect.poll(() => hidden(page)).toBe(0);
		});
	});

	it("shows the same facts as the stays' own pages, reaches every column and passes the accessibility checks", async () => {
		await play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, results);
			const [name = ""] = await pick(page, 3);
			await toComparison(page).click();
			await page.waitForURL("**/compare?**");
			await untilIdle(visitor);
			const table = page.getByRole("table");
			const total = await table
				.getByRole("row", { name: /^총액/ })
				.getByText(/^총 [\d,]+원$/)
				.first()
				.innerText();
			expect(await sidewaysScroll(page)).toBe(0);
			expect(await accessibilityViolations(page)).toEqual([]);
			expect(await unreachable(page, { fingers: width === 390 })).toEqual([]);
			if (process.env.SCREENS) await shoot(visitor, "compare");
			await page.evaluate(() => window.scrollTo(0, 0));
			// Row names stay in place while the last stay scrolls into view.
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
			await untilHydrated(stay);
			await stay.getByText(total, { exact: true }).filter({ visible: true }).first().waitFor();
		});
	});

	it("can be filled from the wish list with the keyboard alone, for the remembered dates", async () => {
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
