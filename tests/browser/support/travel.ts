import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, weekday } from "#domain/shared/StayDate.ts";
import { open, untilAlive, type Visit } from "./browser.ts";

/** A stay of the product's own channel in Busan, which confirms at once and whose cancel can be undone. */
export const STAY = 3;

/** One night of a Tuesday some weeks ahead, as an address names it: no two tests of a file may book the same. */
export function nightIn(weeks: number): string {
	const today = koreanDay(Date.now());
	const night = addDays(today, weeks * 7 + 2 - weekday(today));
	return `?checkInDate=${night}&checkOutDate=${addDays(night, 1)}`;
}

/** The city among the results; what is guessed before they come has no country yet, and goes when they do. */
export const BUSAN = /^부산\s*대한민국$/;

/** Chooses Busan, and the dates and guests that are proposed, in the panels of the home page; searches. */
export async function searchBusan(page: Page | FrameLocator): Promise<void> {
	await page.getByRole("button", { name: /여행지 또는 숙소 검색/ }).click();
	await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).fill("부산");
	await page.getByRole("option", { name: BUSAN }).click();
	const accept = page.getByRole("dialog").getByRole("button", { name: "확인" });
	await accept.click();
	// Each panel has a button of that name.
	await page.getByRole("heading", { name: "누구와 함께하세요?" }).waitFor({ state: "attached" });
	await accept.click();
	await page.getByRole("button", { name: "검색", exact: true }).click();
}

/** From a stay's page to the booking form of its first plan; a visitor is asked to log in on the way. */
export async function chooseRoom(page: Page): Promise<void> {
	// Before the page lives the link leads to the page of the plan instead of opening the sheet.
	await untilAlive(page);
	await page.locator(`a[href*="/options"][href*="accoms=${STAY}&"]`).first().click();
	await page.getByRole("dialog").getByRole("link", { name: "예약하기" }).click();
}

/** Agrees, takes a card and goes to the provider's page. */
export async function pay(page: Page): Promise<void> {
	await page.getByRole("radio", { name: "신용카드" }).check();
	await agree(page);
	await page
		.getByRole("button", { name: /원 결제하기$/ })
		.first()
		.click();
	await page.waitForURL("**/pg/**");
}

export const agree = (page: Page): Promise<void> =>
	page.getByRole("checkbox", { name: "필수 항목에 모두 동의" }).check();

/** Lets the provider take the money. */
export async function approve(page: Page): Promise<void> {
	await page.getByRole("button", { name: /원 결제하기$/ }).click();
	await page.waitForURL("**/payments/complete/**");
}

/** The total a page names, once it does. */
export async function untilTotal(page: Page): Promise<string> {
	await expect.poll(() => total(page)).not.toBe("");
	return total(page);
}

/** The total a page names, as '88,030원'; empty before it is there. */
export async function total(page: Page): Promise<string> {
	const text = await page.locator("main").innerText();
	return /총 결제 금액\s*([\d,]+원)/.exec(text)?.[1] ?? "";
}

/** Chooses a room of the stay, the first there is, up to the form with its total. */
export async function toForm(visitor: Visit, query: string): Promise<void> {
	await open(visitor, `/products/${STAY}${query}`);
	await chooseRoom(visitor.page);
	await visitor.page.waitForURL("**/booking/**");
	await visitor.page.getByLabel("숙소 요청 사항").waitFor();
	await untilTotal(visitor.page);
}

/** From the receipt to the booking. */
export async function toDetail(page: Page): Promise<void> {
	await page.getByRole("link", { name: "예약 상세 보기" }).click();
	await page.waitForURL("**/mypage/books/*");
	await page.getByRole("button", { name: "예약 취소" }).waitFor();
}

/** Gives a reason and cancels what the open sheet is for. */
export async function cancel(page: Page): Promise<void> {
	await page.getByRole("radio", { name: "일정이 바뀌었어요" }).check();
	await page.getByRole("button", { name: /취소하기$/ }).click();
	await page.getByText("취소 요청").first().waitFor();
}
