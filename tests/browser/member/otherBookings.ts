import { describe, expect, it } from "vitest";
import { open, type Width } from "#tests/browser/support/browser.ts";
import { play, type Stage } from "#tests/browser/support/stage.ts";
import {
	agree,
	approvePayment,
	cancel,
	goToPayment,
	nightIn,
	toDetail,
	toForm,
	total,
} from "#tests/browser/support/travel.ts";

const wonIn = (text: string): number => Number(text.replace(/\D/g, ""));

export function otherBookings(stage: Stage, width: Width): void {
	describe("bookings that are not the plain ones", () => {
		it("gives one of two rooms back and keeps the other, to the won [DEC-099] [DEC-177]", () =>
			play(stage, { width, account: "gold" }, async (visitor) => {
				const { page } = visitor;
				await toForm(visitor, `${nightIn(6)}&count=2`);
				const paid = wonIn(await total(page));
				await goToPayment(page);
				await approvePayment(page);
				await toDetail(page);
				const otherPath = await page.locator('main a[href^="/mypage/books/"]').first().getAttribute("href");
				await page.getByRole("button", { name: "예약 취소" }).click();
				const refund = async () =>
					wonIn(/총 환불 금액\s*([\d,]+원)/.exec(await page.getByRole("dialog").innerText())?.[1] ?? "");
				await expect.poll(refund).toBe(paid);
				await page.getByRole("radio", { name: "이 객실만" }).check();
				await expect.poll(refund).toBe(paid / 2);
				await cancel(page);
				await open(visitor, otherPath ?? "");
				await page.getByText("예약 완료").first().waitFor();
				await page.getByText("끝나면 이 예약도 취소할 수 있어요").waitFor();
			}));

		it("books for nothing when points cover it all, without the provider, and gives the points back [DEC-089]", () =>
			play(stage, { width, account: "corp" }, async (visitor) => {
				const { page } = visitor;
				await toForm(visitor, nightIn(7));
				const price = await total(page);
				await page.getByRole("button", { name: "모두 사용" }).last().click();
				await expect.poll(() => total(page)).toBe("0원");
				await agree(page);
				await page.getByRole("button", { name: "0원으로 예약하기" }).first().click();
				await page.waitForURL("**/payments/complete/**");
				await expect.poll(() => total(page)).toBe("0원");
				await toDetail(page);
				await page.getByRole("button", { name: "예약 취소" }).click();
				await page.getByText("돌려받는 금액").first().waitFor();
				const sheet = await page.getByRole("dialog").innerText();
				expect(sheet).toMatch(new RegExp(`복지포인트\\s*${price}`));
				await cancel(page);
			}));
	});
}
