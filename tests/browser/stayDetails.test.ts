import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open } from "#tests/browser/support/browser.ts";
import { Keyboard } from "#tests/browser/support/keyboard.ts";
import { atEveryWidth, joinStage, play } from "#tests/browser/support/stage.ts";
import { nightIn, STAY, toForm } from "#tests/browser/support/travel.ts";

const query = nightIn(4);

/** On phones the search bar is hidden behind the summary in the top bar. */
async function openDates(page: Page): Promise<void> {
	const dates = page.getByRole("button", { name: /^체크인 . 체크아웃/ });
	const summary = page.getByRole("banner").getByRole("button", { name: /^검색 조건 바꾸기/ });
	await dates.or(summary).first().waitFor();
	if (await summary.isVisible()) await summary.click();
	await dates.first().click();
}

atEveryWidth(
	(stage, width) => {
		describe("the calendar of a search [SEARCH-CAL-07]", () => {
			it("shows the lowest nightly price in the chosen place, and its days can be picked with the keyboard", async () => {
				await play(stage, { width }, async (visitor) => {
					const { page } = visitor;
					await open(visitor, "/search?cityCode=BUSAN&nationCode=KR&searchText=부산");
					await openDates(page);
					await page.getByText(/날짜 아래는 부산에서 객실 하나, 1박의 최저 요금이에요/).waitFor();
					const day = page.getByRole("dialog").getByRole("button", { name: /1박 [\d,]+원부터/ });
					await expect.poll(() => day.count()).toBeGreaterThan(100);
					const first = day.nth(20);
					await first.focus();
					await new Keyboard(page).press("Enter");
					await page
						.getByRole("dialog")
						.getByRole("button", { name: /체크인 날짜/ })
						.waitFor();
				});
			});
		});

		describe("the pictures of a stay [DOM-IMG-01]", () => {
			it("can be browsed by subject with the keyboard alone", async () => {
				await play(stage, { width }, async (visitor) => {
					const { page } = visitor;
					await open(visitor, `/products/${STAY}${query}`);
					await page
						.getByRole("button", { name: /^사진 \d+장 모두 보기/ })
						.first()
						.click();
					const sheet = page.getByRole("dialog");
					const keys = new Keyboard(page);
					const pictures = sheet.getByRole("listitem");
					await sheet.getByRole("button", { name: /^객실 \d+$/ }).waitFor();
					const all = await pictures.count();
					const { name } = await keys.tabTo(/^객실 \d+$/);
					await keys.press("Enter");
					const count = Number(name.replace("객실 ", ""));
					await expect.poll(() => pictures.count()).toBe(count);
					expect(count).toBeLessThan(all);
					await pictures.first().getByRole("button").press("Enter");
					await sheet.getByRole("list", { name: `${count}장 중 1번째 사진` }).waitFor();
					await keys.press("ArrowRight");
					await sheet.getByRole("list", { name: `${count}장 중 2번째 사진` }).waitFor();
					expect(keys.unseen).toEqual([]);
				});
			});
		});

		describe("the seller of a stay [PROD-04]", () => {
			it("is named on the stay's page, with further details one key press away", async () => {
				await play(stage, { width }, async (visitor) => {
					await open(visitor, `/products/${STAY}${query}`);
					const { page } = visitor;
					const summary = page.locator("summary", { hasText: /^판매자 / });
					await summary.focus();
					await new Keyboard(page).press("Enter");
					await page.getByText("사업자등록번호").first().waitFor();
					const part = page.locator("details", { has: summary });
					expect(await part.innerText()).toMatch(
						/대표자[\s\S]+주소[\s\S]+전화[\s\S]+이메일[\s\S]+통신판매업 신고번호/,
					);
				});
			});

			it("is shown next to the intermediary notice when booking, and is named as a recipient of personal data", async () => {
				await play(stage, { width, account: "gold" }, async (visitor) => {
					await toForm(visitor, query);
					const { page } = visitor;
					const name = await page.locator("summary", { hasText: /^판매자 / }).innerText();
					await page.getByText(`제공받는 자: ${name.replace("판매자 ", "")}`).waitFor();
				});
			});
		});
	},
	() => joinStage("readers"),
);
