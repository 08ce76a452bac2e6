import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { go, open, untilLayersOpen, type Visit, type Width, widths } from "#tests/browser/support/browser.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";
import {
	approvePayment,
	BUSAN,
	goToPayment,
	nightIn,
	STAY,
	toDetail,
	toForm,
	untilTotal,
} from "#tests/browser/support/travel.ts";

const stage = joinStage("bookers");

const describeWidths = describe.each(widths.map((width, index) => ({ width, index })));

const as = (
	part: { readonly account: string; readonly width: Width },
	work: (page: Page, visitor: Visit) => Promise<void>,
): Promise<void> => play(stage, part, (visitor) => work(visitor.page, visitor));

describeWidths("Back at $width px", ({ width, index }) => {
	/** On wider screens the search panels are not layers, so Back leaves the page together with them. */
	const isPhone = width === 390;

	it("closes open layers, then leads step by step back to where the traveller came from, and never books twice [SEARCH-BAR-02] [DEC-016]", () =>
		as({ account: "silver", width }, async (page, visitor) => {
			const dialog = page.locator("dialog[open]");
			await open(visitor, "/");
			for (const trigger of isPhone ? [/^여행지/, /^체크인/, /^인원/] : []) {
				await page.getByRole("button", { name: trigger }).click();
				await untilLayersOpen(page);
				await page.goBack();
				await dialog.waitFor({ state: "detached" });
				expect(new URL(page.url()).pathname).toBe("/");
			}
			await page.getByRole("button", { name: "검색", exact: true }).click();
			await page.waitForURL("**/search?**");
			// On desktop the filters are beside the list.
			if (width < 1240) {
				await page.getByRole("button", { name: /^필터/ }).click();
				await untilLayersOpen(page);
				await page.goBack();
				await dialog.waitFor({ state: "detached" });
				expect(new URL(page.url()).pathname).toBe("/search");
			}
			await page.goBack();
			await page.waitForURL((url) => url.pathname === "/");

			await toForm(visitor, nightIn(8 + 2 * index));
			const form = page.url();
			await page.goBack();
			await page.waitForURL((url) => url.pathname === `/products/${STAY}`);
			await page.goForward();
			await page.waitForURL(form);
			await untilTotal(page);
			await page.getByLabel("숙소 요청 사항").fill("늦게 도착해요.");
			await goToPayment(page);
			await page.goBack();
			await page.waitForURL(form);
			await expect.poll(() => page.getByLabel("숙소 요청 사항").inputValue()).toBe("늦게 도착해요.");
			await untilTotal(page);
			await goToPayment(page);
			await page.goBack();
			await page.waitForURL(form);
			await untilTotal(page);
			// The browser would restore the ticked boxes of the page it left, but the form would not know about them.
			await expect.poll(() => page.getByRole("checkbox", { name: /필수/, checked: true }).count()).toBe(0);
			await goToPayment(page);
			await approvePayment(page);
			const receipt = page.url();
			// The provider's page, which has nothing more to ask.
			await page.goBack();
			await page.waitForURL("**/pg/**");
			expect(await page.getByRole("button", { name: /원 결제하기$/ }).count()).toBe(0);
			await go(page, receipt);
			await toDetail(page);
			await page.getByRole("button", { name: "예약 취소" }).click();
			await untilLayersOpen(page);
			await page.goBack();
			await dialog.waitFor({ state: "detached" });
			expect(new URL(page.url()).pathname).toMatch(/^\/mypage\/books\//);
		}));

	it("closes a phone's panel, then the header search, then leaves the page; a search from inside is one step [SEARCH-SEC-02]", () =>
		as({ account: "silver", width }, async (page, visitor) => {
			const dialog = page.locator("dialog[open]");
			const summary = page.getByRole("banner").getByRole("button", { name: /^검색 조건 바꾸기/ });
			const place = page.getByRole("button", { name: /^여행지/ });
			await open(visitor, "/");
			await page.getByRole("button", { name: "검색", exact: true }).click();
			await page.waitForURL("**/search?**");
			const results = page.url();

			if (isPhone) {
				await summary.click();
				await untilLayersOpen(page);
				await place.click();
				await untilLayersOpen(page, 2);
				await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).fill("부산");
				await page.getByRole("option", { name: BUSAN }).click();
				await page.getByRole("heading", { name: "언제 머무르세요?" }).waitFor();
				await page.goBack();
				await dialog.waitFor({ state: "detached" });
				await place.waitFor();
				await page.goBack();
				await place.waitFor({ state: "detached" });
				expect(page.url()).toBe(results);
			} else {
				await summary.click();
				await place.click();
				await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).waitFor();
			}
			await page.goBack();
			await page.waitForURL((url) => url.pathname === "/");
			await page.goForward();
			await page.waitForURL(results);

			await summary.click();
			await place.click();
			await untilLayersOpen(page, isPhone ? 2 : 0);
			await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).fill("제주");
			await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).press("Enter");
			await page.waitForURL((url) => url.searchParams.get("searchText") === "제주");
			await place.waitFor({ state: "detached" });
			await untilLayersOpen(page, 0);
			await page.goBack();
			await page.waitForURL(results);
			await page.goBack();
			await page.waitForURL((url) => url.pathname === "/");
		}));

	it("returns from a menu page to where the menu was opened, and finds no open layer after a reload [UI-MENU-04]", () =>
		as({ account: "silver", width }, async (page, visitor) => {
			const menu = page.getByRole("button", { name: "메뉴 열기" });
			// The URL changes before the page does, and every page has the menu button.
			const arrive = (title: RegExp) => page.getByRole("heading", { level: 1, name: title }).waitFor();
			await open(visitor, "/");
			await page.getByRole("button", { name: "검색", exact: true }).click();
			await arrive(/^서울 숙소/);
			await menu.click();
			await page.getByRole("dialog").getByRole("link", { name: "찜한 숙소" }).click();
			await arrive(/^찜한 숙소/);
			await page.goBack();
			await arrive(/^서울 숙소/);
			await menu.click();
			await untilLayersOpen(page);
			await page.reload();
			await untilLayersOpen(page, 0);
			await page.goBack();
			await page.waitForURL((url) => url.pathname === "/");
		}));
});

describeWidths("a line that goes down at $width px", ({ width, index }) => {
	it("offers a way forward after a failure at every step: search, dates, rooms, cancel [HTTP-09]", () =>
		as({ account: "upgraded", width }, async (page, visitor) => {
			const line = (isUp: boolean) => page.context().setOffline(!isUp);
			const again = page.getByRole("button", { name: /다시 시도|다시 불러오기/ });
			await open(visitor, "/search");
			await line(false);
			await page.getByRole("combobox", { name: "정렬" }).selectOption("priceAsc");
			await again.first().waitFor();
			await line(true);
			// A page whose visitor has changed in the meantime reloads automatically.
			await again
				.first()
				.click({ timeout: 5_000 })
				.catch(() => undefined);
			await page.locator("main article").first().waitFor();

			await toForm(visitor, nightIn(9 + 2 * index));
			await goToPayment(page);
			await approvePayment(page);
			await toDetail(page);
			await page.getByRole("button", { name: "예약 취소" }).click();
			await page.getByText("돌려받는 금액").first().waitFor();
			await page.getByRole("radio", { name: "일정이 바뀌었어요" }).check();
			await line(false);
			await page.getByRole("button", { name: /취소하기$/ }).click();
			await page.getByRole("dialog").getByText("연결이 끊겨 처리하지 못했어요").waitFor();
			await line(true);
			await page.getByRole("button", { name: /취소하기$/ }).click();
			await page.getByText("취소 요청").first().waitFor();
		}));
});
