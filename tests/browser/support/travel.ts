import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, weekday } from "#domain/shared/StayDate.ts";
import { open, untilHydrated, type Visit } from "./browser.ts";

/** A stay of the product's own channel in Busan, which confirms immediately and whose cancellation can be undone. */
export const STAY = 3;

/** Returns one Tuesday night some weeks ahead, as URLs write it: no two tests of a file may book the same one. */
export function nightIn(weeks: number): string {
	const today = koreanDay(Date.now());
	const night = addDays(today, weeks * 7 + 2 - weekday(today));
	return `?checkInDate=${night}&checkOutDate=${addDays(night, 1)}`;
}

/** The city among the results; the guesses shown before them have no country yet and disappear when the results arrive. */
export const BUSAN = /^부산\s*대한민국$/;

/** Chooses Busan and the suggested dates and guests in the home page's panels, then searches. */
export async function searchBusan(page: Page | FrameLocator): Promise<void> {
	await page.getByRole("button", { name: /여행지 또는 숙소 검색/ }).click();
	await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).fill("부산");
	await page.getByRole("option", { name: BUSAN }).click();
	const accept = page.getByRole("dialog").getByRole("button", { name: "확인" });
	await accept.click();
	// Each panel has a button with that name.
	await page.getByRole("heading", { name: "누구와 함께하세요?" }).waitFor({ state: "attached" });
	await accept.click();
	await page.getByRole("button", { name: "검색", exact: true }).click();
}

/** Goes from a stay's page to the booking form of its first plan; a logged-out visitor is sent to the login on the way. */
export async function chooseRoom(page: Page): Promise<void> {
	// Before the page is hydrated, the link navigates to the plan's page instead of opening the sheet.
	await untilHydrated(page);
	await page.locator(`a[href*="/options"][href*="accoms=${STAY}&"]`).first().click();
	await page.getByRole("dialog").getByRole("link", { name: "예약하기" }).click();
}

/** Accepts the terms, chooses card payment and goes to the provider's page. */
export async function goToPayment(page: Page): Promise<void> {
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

/** Approves the payment on the provider's page. */
export async function approvePayment(page: Page): Promise<void> {
	await page.getByRole("button", { name: /원 결제하기$/ }).click();
	await page.waitForURL("**/payments/complete/**");
}

/** Waits for the page's total and returns it. */
export async function untilTotal(page: Page): Promise<string> {
	await expect.poll(() => total(page)).not.toBe("");
	return total(page);
}

/** Returns the page's total, such as '88,030원'; empty before it is shown. */
export async function total(page: Page): Promise<string> {
	const text = await page.locator("main").innerText();
	return /총 결제 금액\s*([\d,]+원)/.exec(text)?.[1] ?? "";
}

/** Chooses the first available room of the stay and goes to the form with its total. */
export async function toForm(visitor: Visit, query: string): Promise<void> {
	await open(visitor, `/products/${STAY}${query}`);
	await chooseRoom(visitor.page);
	await visitor.page.waitForURL("**/booking/**");
	await visitor.page.getByLabel("숙소 요청 사항").waitFor();
	await untilTotal(visitor.page);
}

/** Goes from the receipt to the booking. */
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
