import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { open, untilIdle } from "./support/browser.ts";
import { joinStage, play } from "./support/stage.ts";
import { nightIn, STAY } from "./support/travel.ts";

const stage = joinStage("readers");

const enlarge = (page: Page, times: number): Promise<void> =>
	page.evaluate((larger) => {
		document.documentElement.style.fontSize = `${larger * 100}%`;
	}, times);

/** Names, plans and deadlines in result cards that are cut off. */
const cutInCards = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const isCut = (part: Element): boolean => {
			const box = part.getBoundingClientRect();
			const range = document.createRange();
			range.selectNodeContents(part);
			const text = range.getBoundingClientRect();
			for (let around: Element | null = part; around?.localName !== "article"; ) {
				if (around === null) return false;
				const edge = around.getBoundingClientRect();
				const hides = getComputedStyle(around).overflow === "hidden";
				if (hides && (text.right > edge.right + 1 || text.bottom > edge.bottom + 2)) return true;
				around = around.parentElement;
			}
			return box.width === 0;
		};
		const lines = [...document.querySelectorAll("main article :is(h3, p, li:first-child)")];
		return lines
			.filter((line) => line.checkVisibility({ contentVisibilityAuto: true }) && isCut(line))
			.map((line) => line.textContent ?? "");
	});

/** Amounts that wrap onto the next line. */
const brokenAmounts = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
		const broken: string[] = [];
		for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
			if (!text.parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
			for (const { 0: amount, index } of text.data.matchAll(/[\d,]+(?:만|원)/g)) {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + amount.length);
				if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(amount);
			}
		}
		return broken;
	});

it.each([1240, 1280, 1366])(
	"results next to the map at %i px show names and free-cancellation deadlines in full [SEARCH-LIST-01]",
	(width) =>
		play(stage, { width: 1440 }, async (visitor) => {
			const { page } = visitor;
			await page.setViewportSize({ width, height: 900 });
			await open(visitor, "/search");
			await untilIdle(visitor);
			const deadlines = page.locator("main article").getByText(/까지 무료 취소/);
			expect(await deadlines.count()).toBeGreaterThan(0);
			expect((await cutInCards(page)).filter((line) => !line.includes("·"))).toEqual([]);
		}),
);

it.each([390, 820, 1440] as const)(
	"the search bar shows place, dates and guests in full with text at twice its size at %i px [SEARCH-BAR-01]",
	(width) =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/");
			await untilIdle(visitor);
			await enlarge(page, 2);
			const said = await page
				.locator("main search")
				.first()
				.locator("button[aria-haspopup] > span > span")
				.evaluateAll((texts) =>
					texts.map(({ textContent, clientWidth, scrollWidth, clientHeight, scrollHeight }) => ({
						textContent,
						isCut: clientWidth < 40 || scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
					})),
				);
			expect(said).toHaveLength(6);
			expect(said.filter(({ isCut }) => isCut)).toEqual([]);
		}),
);

it.each([390, 1440] as const)(
	"text at twice its size is not truncated at %i px: results, a stay's rooms and their amounts [DEC-182]",
	(width) =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/search");
			await untilIdle(visitor);
			await enlarge(page, 2);
			expect(await cutInCards(page)).toEqual([]);
			expect(await brokenAmounts(page)).toEqual([]);
			await open(visitor, `/products/${STAY}${nightIn(5)}`);
			await untilIdle(visitor);
			await enlarge(page, 2);
			expect(await brokenAmounts(page)).toEqual([]);
		}),
);

it.each([390, 1440] as const)(
	"text at twice its size keeps each day of a calendar in its own cell at %i px [DEC-182]",
	(width) =>
		play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			const overflowing = () =>
				page.evaluate(() =>
					[...document.querySelectorAll("td button[data-day]")]
						.filter((day) => day.checkVisibility({ contentVisibilityAuto: true }))
						.filter((day) => day.scrollHeight > day.clientHeight + 1 || day.scrollWidth > day.clientWidth + 1)
						.map((day) => day.getAttribute("data-day")),
				);
			await open(visitor, "/events/1");
			await untilIdle(visitor);
			await enlarge(page, 2);
			expect(await overflowing()).toEqual([]);
			await open(visitor, "/");
			await enlarge(page, 2);
			await page.getByRole("button", { name: /^체크인/ }).click();
			await page.locator("td button[data-day]").first().waitFor();
			await untilIdle(visitor);
			expect(await overflowing()).toEqual([]);
		}),
);

it("text at twice its size keeps rate plan and cancel sheets within a phone's width [DEC-182]", () =>
	play(stage, { width: 390, account: "bronze" }, async (visitor) => {
		const { page } = visitor;
		const dialog = page.getByRole("dialog");
		/** By how many pixels a sheet's content overflows its width, and how many lines its last button has. */
		const look = () =>
			dialog.evaluate((sheet) => {
				const body = sheet.querySelector("[data-scroll]");
				const button = [...sheet.querySelectorAll("button, a")].findLast(
					(part) => part.getBoundingClientRect().width > 60,
				);
				const range = document.createRange();
				range.selectNodeContents(button ?? sheet);
				const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
				return {
					beyond: body ? body.scrollWidth - body.clientWidth : Number.NaN,
					lines: new Set(tops).size,
				};
			});
		await open(visitor, `/products/${STAY}${nightIn(5)}`);
		await enlarge(page, 2);
		await page.locator(`a[href*="/options"][href*="accoms=${STAY}&"]`).first().click();
		await dialog.getByRole("link", { name: "예약하기" }).waitFor();
		await untilIdle(visitor);
		expect(await look()).toEqual({ beyond: 0, lines: 1 });
		await page.keyboard.press("Escape");
		await open(visitor, "/mypage/books");
		await page.locator("main a[href*='/mypage/books/']").first().click();
		await enlarge(page, 2);
		await page.getByRole("button", { name: "예약 취소" }).click();
		await dialog.getByRole("table").waitFor();
		expect((await look()).beyond).toBe(0);
	}));

it("text at twice its size keeps a booking's statement within a phone's width", () =>
	play(stage, { width: 390, account: "gold" }, async (visitor) => {
		const { page } = visitor;
		await open(visitor, "/mypage/books?tab=cancel");
		await page.locator("main a[href*='/mypage/books/']").first().click();
		await page.getByRole("link", { name: "영수증 보기" }).click();
		await page.getByRole("heading", { name: "결제와 환불" }).waitFor();
		await enlarge(page, 2);
		await untilIdle(visitor);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	}));

it("a member's grade stays one unbroken word in the narrowest window, whatever is offered next to it [UI-MENU-03]", () =>
	play(stage, { width: 390, account: "new" }, async (visitor) => {
		const { page } = visitor;
		// The width of a 1280 px window at 400 % zoom, less its scrollbar.
		await page.setViewportSize({ width: 305, height: 640 });
		await open(visitor, "/mypage");
		const grade = page.getByRole("main").getByText("브론즈", { exact: true }).filter({ visible: true });
		await grade.first().waitFor();
		const lines = await grade.evaluateAll((names) =>
			names.map((name) => {
				const range = document.createRange();
				range.selectNodeContents(name);
				return range.getClientRects().length;
			}),
		);
		expect(new Set(lines)).toEqual(new Set([1]));
	}));

it("text at twice its size in the narrowest window keeps a member's name and the amounts of coupons unbroken [DEC-182]", () =>
	play(stage, { width: 390, account: "bronze" }, async (visitor) => {
		const { page } = visitor;
		await page.setViewportSize({ width: 320, height: 640 });
		await open(visitor, "/mypage");
		const join = page.getByRole("main").getByRole("link", { name: "어썸 멤버십 가입하기" });
		await join.waitFor();
		await enlarge(page, 2);
		const lines = (texts: Locator) =>
			texts.first().evaluate((part) => {
				const range = document.createRange();
				range.selectNodeContents(part);
				return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
			});
		expect(await lines(page.getByText(/님$/).filter({ visible: true }))).toBe(1);
		expect(await lines(join)).toBeLessThan(3);
		await open(visitor, "/mypage/coupon");
		await page.getByRole("heading", { name: /할인$/ }).first().waitFor();
		await enlarge(page, 2);
		expect(await brokenAmounts(page)).toEqual([]);
		const field = await page.getByLabel("쿠폰 코드").boundingBox();
		expect(field?.width).toBeGreaterThan(200);
	}));
