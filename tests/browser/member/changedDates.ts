import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import type { Visit, Width } from "#tests/browser/support/browser.ts";
import { play, type Stage } from "#tests/browser/support/stage.ts";
import { approvePayment, goToPayment, nightIn, toDetail, toForm } from "#tests/browser/support/travel.ts";

const wonIn = (text: string): number => Number(text.replace(/\D/g, ""));

/** Books `nights` nights from the first free date of the given weeks ahead and returns the check-in date. */
async function book(visitor: Visit, weeks: number, nights: number): Promise<string> {
	const first = stayDateOf(nightIn(weeks).slice("?checkInDate=".length, "?checkInDate=yyyy-MM-dd".length));
	await toForm(visitor, `?checkInDate=${first}&checkOutDate=${addDays(first, nights)}`);
	await goToPayment(visitor.page);
	await approvePayment(visitor.page);
	await visitor.page.getByRole("heading", { name: "가는 길" }).waitFor();
	await toDetail(visitor.page);
	return first;
}

/** Requests the same number of nights from another day, up to the quote, and returns a reader for the quote's terms. */
async function wish(page: Page, first: string, nights: number): Promise<(term: string) => Promise<number>> {
	await page.getByRole("button", { name: "날짜·인원 변경" }).click();
	const sheet = page.getByRole("dialog");
	// Both are visible right away, whatever the month.
	for (const part of [
		sheet.getByRole("heading", { name: "인원", exact: true }),
		sheet.locator(`[data-day="${first}"]`),
	]) {
		const box = await part.boundingBox();
		expect(box?.y).toBeGreaterThan((await sheet.getByRole("heading", { level: 2 }).boundingBox())?.y ?? 0);
		expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
	}
	await sheet.locator(`[data-day="${first}"]`).click();
	await sheet.locator(`[data-day="${addDays(stayDateOf(first), nights)}"]`).click();
	await sheet.getByRole("button", { name: "차액 확인하기" }).click();
	await sheet.getByText("변경 후 요금", { exact: true }).waitFor();
	return async (term) =>
		wonIn(
			(await sheet.getByText(term, { exact: true }).locator("xpath=following-sibling::*[1]").innerText()) ??
				"",
		);
}

const lasts = (page: Page, length: string): Promise<void> =>
	page.getByText(`${length} · 성인 2명`, { exact: true }).waitFor();

export function changedDates(stage: Stage, width: Width): void {
	describe("a booking whose dates are changed", () => {
		it("is dearer by what is paid on top, and as it was once that is taken back [DEC-198]", () =>
			play(stage, { width, account: "gold" }, async (visitor) => {
				const { page } = visitor;
				const first = await book(visitor, 9, 1);
				await lasts(page, "1박 2일");
				const said = await wish(page, first, 2);
				const toPay = await said("추가로 결제할 금액");
				expect(toPay).toBe((await said("변경 후 요금")) - (await said("변경 전 요금")));
				await page.getByRole("button", { name: /원 결제하고 변경하기$/ }).click();
				await page.waitForURL("**/payments/extra/**");
				await page.getByRole("radio", { name: "신용카드" }).check();
				const asked = page.getByRole("button", { name: /원 결제하기$/ });
				expect(wonIn(await asked.innerText())).toBe(toPay);
				await asked.click();
				await page.waitForURL("**/pg/**");
				await page.getByRole("button", { name: /원 결제하기$/ }).click();
				await page.getByRole("link", { name: "예약 상세 보기" }).click();
				await page.getByText("예약을 변경했어요").waitFor();
				await lasts(page, "2박 3일");
				await page.getByRole("button", { name: "변경 되돌리기" }).click();
				await page.getByText("변경을 되돌렸어요. 예약은 처음 그대로예요.").waitFor();
				await lasts(page, "1박 2일");
			}));

		it("is cheaper by what is given back, to the won [DEC-198]", () =>
			play(stage, { width, account: "gold" }, async (visitor) => {
				const { page } = visitor;
				const first = await book(visitor, 11, 2);
				await lasts(page, "2박 3일");
				const said = await wish(page, first, 1);
				const back = await said("결제 수단으로 환불");
				expect(back).toBe((await said("변경 전 요금")) - (await said("변경 후 요금")));
				await page.getByRole("button", { name: /^변경하고 [\d,]+원 돌려받기$/ }).click();
				await page.getByText("예약을 변경했어요").waitFor();
				await lasts(page, "1박 2일");
			}));
	});
}
