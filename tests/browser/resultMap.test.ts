import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityViolations } from "#tests/browser/support/accessibilityViolations.ts";
import { open, widths } from "#tests/browser/support/browser.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";

const search = "/search?searchText=%EB%B6%80%EC%82%B0";
/** Hotels from America to Japan. */
const everywhere = "/search?searchText=%ED%98%B8%ED%85%94";

const mapOf = (page: Page): Locator => page.getByRole("region", { name: "숙소 지도" });
/** Pins of single stays as well as clusters. */
const pinsOf = (page: Page): Locator => mapOf(page).locator("button[aria-pressed]");

/** How many stays the pins and clusters represent: all of them, or only those visible without moving the map. */
const countOf = async (page: Page, which: "all" | "in sight" = "all"): Promise<number> => {
	const labels = await pinsOf(page).evaluateAll(
		(pins, isAll) =>
			pins
				.filter((pin) => {
					const [inner, outer] = [pin, pin.closest("section")!].map((each) => each.getBoundingClientRect());
					const [x, y] = [inner!.left + inner!.width / 2, inner!.top + inner!.height / 2];
					return isAll || (x > outer!.left && x < outer!.right && y > outer!.top && y < outer!.bottom);
				})
				.map((pin) => pin.ariaLabel ?? ""),
		which === "all",
	);
	return labels.reduce((sum, label) => sum + Number(/^숙소 (\d+)곳/.exec(label)?.[1] ?? 1), 0);
};

/** Presses clusters until a single stay has its own pin. */
async function toStay(page: Page, press: (pin: Locator) => Promise<void>): Promise<void> {
	const card = page.getByRole("region", { name: /^(지도에서 고른 숙소|이 위치의 숙소)/ });
	for (let tries = 0; tries < 8 && (await card.count()) === 0; tries++) {
		const single = mapOf(page).locator("button[aria-label*='총']");
		const isApart = (await single.count()) > 0;
		await press(isApart ? single.first() : pinsOf(page).first());
		await page.waitForTimeout(300);
	}
	await card.getByRole("article").first().waitFor();
}

const stage = joinStage("readers");

describe.each(widths)("the result map at %i px", (width) => {
	it("shows the listed stays as prices, their cards, and the list of the visible area [DEC-185, DEC-187]", () =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			const fetched: string[] = [];
			page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
			const press = (target: Locator): Promise<void> => (width === 1440 ? target.click() : target.tap());
			await open(visitor, search);
			const total = Number(
				/(\d+)곳/.exec(
					await page
						.getByText(/^부산 숙소 \d+곳$/)
						.first()
						.innerText(),
				)?.[1],
			);
			if (width < 1360) {
				// Nothing of the map is loaded before it is requested.
				expect(fetched.filter((path) => /ResultMap|busan|Pins/.test(path))).toEqual([]);
				await press(page.getByRole("button", { name: "지도", exact: true }));
				await expect.poll(() => new URL(page.url()).searchParams.get("view")).toBe("map");
				expect(await page.getByRole("article").count()).toBe(0);
			}
			await pinsOf(page).first().waitFor();
			await expect.poll(() => countOf(page)).toBe(total);
			await mapOf(page)
				.getByText(/[가-힣][구군]$/)
				.first()
				.waitFor({ state: "attached" });
			await toStay(page, press);
			const card = page.getByRole("region", { name: /^(지도에서 고른 숙소|이 위치의 숙소)/ });
			expect(await card.getByText(/^총 /).count()).toBeGreaterThan(0);
			await press(card.getByRole("button", { name: "숙소 카드 닫기" }));
			expect(await card.count()).toBe(0);

			const here = page.getByRole("button", { name: "이 지역에서 찾기" });
			// Around the selected stay, so there is at least one.
			await press(page.getByRole("button", { name: "지도 축소" }));
			await press(here);
			await expect.poll(() => new URL(page.url()).searchParams.get("bounds")).toMatch(/^[\d.,]+$/);
			await expect.poll(() => here.count()).toBe(0);
			const within = page.getByText(/^부산 숙소 \d+곳$/).first();
			await expect
				.poll(async () => Number(/(\d+)곳/.exec(await within.innerText())?.[1]))
				.toBe(await countOf(page));
			// The URL alone restores the same view.
			await page.reload();
			await pinsOf(page).first().waitFor();
			await press(page.getByRole("button", { name: "지도 영역 해제" }));
			await expect.poll(() => countOf(page)).toBe(total);
		}));

	it("works with the keyboard alone, and returns to the pin [DEC-187]", () =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, `${search}&view=map`);
			await pinsOf(page).first().waitFor();
			const before = await mapOf(page).locator(".leaflet-map-pane").getAttribute("style");
			await mapOf(page).focus();
			await page.keyboard.press("ArrowRight");
			await expect
				.poll(() => mapOf(page).locator(".leaflet-map-pane").getAttribute("style"))
				.not.toBe(before);
			await toStay(page, async (pin) => {
				await pin.focus();
				await page.keyboard.press("Enter");
			});
			const card = page.getByRole("region", { name: /^(지도에서 고른 숙소|이 위치의 숙소)/ });
			await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
			await page.keyboard.press("Escape");
			expect(await card.count()).toBe(0);
			await expect
				.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-pressed")))
				.toBe("false");
		}));

	if (width === 1440)
		it("brings the focused pin into view while the map is still moving from the previous key", () =>
			play(stage, { width }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, everywhere);
				await pinsOf(page).first().waitFor();
				const zoomIn = page.getByRole("button", { name: "지도 확대" });
				for (let times = 0; times < 3; times++) {
					await zoomIn.click();
					await page.locator(".leaflet-zoom-anim").waitFor({ state: "detached" });
				}
				// A pan inside the window is animated for a quarter of a second; one beyond it is immediate.
				const far = await pinsOf(page).evaluateAll((pins) =>
					pins.findIndex((pin) => pin.getBoundingClientRect().left < -400),
				);
				expect(far).not.toBe(-1);
				const pin = pinsOf(page).nth(far);
				await mapOf(page).focus();
				await page.keyboard.press("Shift+ArrowRight");
				await pin.evaluate((element) => element.focus());
				// Longer than a pan that is still in progress.
				await page.waitForTimeout(500);
				const [inner, outer] = [await pin.boundingBox(), await mapOf(page).boundingBox()];
				expect(inner!.x).toBeGreaterThanOrEqual(outer!.x);
				expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
				expect(inner!.y).toBeGreaterThanOrEqual(outer!.y);
				expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height);
			}));

	it("starts where most stays are when the world does not fit, and is not moved by the comparison bar", () =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, `${everywhere}&view=map`);
			await pinsOf(page).first().waitFor();
			const announcement = page.getByRole("status").filter({ hasText: /^숙소 \d+곳$/ });
			const total = Number(/\d+/.exec(await announcement.innerText())?.[0]);
			await expect.poll(async () => (await countOf(page, "in sight")) / total).toBeGreaterThan(0.5);
			if (width < 1240) return;
			await page
				.getByRole("button", { name: /비교 담기$/ })
				.first()
				.click();
			await page.getByText("비교하기 (1/3)").waitFor();
			// Longer than the map takes to notice that its height has shrunk.
			await page.waitForTimeout(500);
			expect(await page.getByRole("button", { name: "이 지역에서 찾기" }).count()).toBe(0);
		}));

	if (width === 1440)
		it("highlights the pin of the hovered or focused card", () =>
			play(stage, { width }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, search);
				await pinsOf(page).first().waitFor();
				const standing = mapOf(page).locator("button[data-on]");
				expect(await standing.count()).toBe(0);
				const first = page.getByRole("article").first();
				await first.hover();
				await expect.poll(() => standing.count()).toBe(1);
				await page.mouse.move(2, 2);
				await expect.poll(() => standing.count()).toBe(0);
				await first.getByRole("link").first().focus();
				await expect.poll(() => standing.count()).toBe(1);
			}));

	if (width === 390)
		it("has a map button that covers no price and no heart", () =>
			play(stage, { width }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, search);
				const pill = await page.getByRole("button", { name: "지도", exact: true }).boundingBox();
				const card = page.getByRole("article").first();
				for (const part of [card.getByText(/^총 /).first(), card.getByRole("button").first()]) {
					const box = await part.boundingBox();
					// If one were above the other, they could overlap at some scroll position; side by side they never do.
					expect(box!.x).toBeGreaterThanOrEqual(pill!.x + pill!.width);
				}
			}));

	it("shows a stay among nearby places without overlapping markers, and zooms in on a cluster [DEC-162]", () =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/products/1");
			await page.locator("#location").scrollIntoViewIfNeeded();
			const map = page.getByRole("region", { name: /주변 지도/ });
			const markers = map.locator(".leaflet-marker-icon[tabindex]");
			await expect.poll(() => markers.count()).toBeGreaterThan(2);
			// Names and outlines of our own map, used where no tiles are configured.
			await map
				.getByText(/[가-힣]동$/)
				.first()
				.waitFor({ state: "attached" });
			const boxes = await markers.evaluateAll((all) =>
				all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
			);
			const overlapping = boxes.filter((one, index) =>
				boxes
					.slice(index + 1)
					.some(
						(other) =>
							one.left < other.right &&
							other.left < one.right &&
							one.top < other.bottom &&
							other.top < one.bottom,
					),
			);
			expect(overlapping).toEqual([]);
			const before = await markers.count();
			await map
				.getByTitle(/눌러서 확대하기/)
				.first()
				.focus();
			await page.keyboard.press("Enter");
			await expect.poll(() => markers.count()).toBeGreaterThan(before);
			await expect.poll(() => map.evaluate((element) => element.contains(document.activeElement))).toBe(true);
			expect(await accessibilityViolations(page)).toEqual([]);
		}));
});
