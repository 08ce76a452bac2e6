import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { go, open, type Width } from "#tests/browser/support/browser.ts";
import { play, type Stage } from "#tests/browser/support/stage.ts";

const press = (page: Page, name: string | RegExp) =>
	page.locator("button:visible, a:visible").filter({ hasText: name }).first().click();

/** Goes to the provider's page and back with a card. */
async function enterCard(page: Page, card: string): Promise<void> {
	await page.getByRole("button", { name: /카드 등록하기/ }).click();
	await page.waitForURL("**/pg/sandbox/card**");
	await page.getByRole("button", { name: new RegExp(card) }).click();
	await page.waitForURL((url) => url.pathname.startsWith("/membership/") && !url.searchParams.has("authKey"));
	await page.locator("main").getByText(card).first().waitFor();
}

const agree = (page: Page) =>
	page.getByRole("checkbox", { name: "위 내용을 확인했으며 동의합니다." }).check();

export function membership(stage: Stage, width: Width): void {
	describe("the Awesome membership in the browser", () => {
		it("is subscribed to, upgraded and cancelled; the choice survives the provider's page [ROUTE-13, ROUTE-14, SUBS-04, SUBS-07, SUBS-14]", async () => {
			await play(stage, { width, account: "bronze" }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/membership/awesome/subscribe");
				const silver = page.getByRole("radio", { name: /어썸 실버/ });
				await silver.check();
				await agree(page);
				await enterCard(page, "신한카드");
				await expect.poll(() => silver.isChecked()).toBe(true);
				await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
				await press(page, "1,900원 결제하고 가입하기");
				await page.getByRole("heading", { name: "어썸 실버 회원이 되셨어요" }).waitFor();
				// The form was longer than the screen; the result page starts at its top.
				await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

				await press(page, "멤버십 관리하기");
				await page.waitForURL("**/membership/awesome/management");
				await press(page, "골드로 업그레이드하기");
				await page.getByText("지금 이용 중인 카드로 결제해요.").waitFor();
				expect(await page.getByRole("checkbox").isChecked()).toBe(false);
				await agree(page);
				await press(page, "19,000원 결제하고 업그레이드하기");
				await page.getByRole("heading", { name: "어썸 골드 회원이 되셨어요" }).waitFor();

				await press(page, "멤버십 관리하기");
				await press(page, "멤버십 해지하기");
				await page.getByRole("button", { name: "해지하기", exact: true }).click();
				await page.getByText("해지 예약", { exact: true }).waitFor();
				await press(page, "구독 결제 내역");
				await page.getByText("업그레이드로 종료").waitFor();
				await page.getByText("19,000원").waitFor();
			});
		});

		it("is not begun with a declined card, and nothing chosen is lost; Gold is given back [SUBS-12, DEC-074]", async () => {
			await play(stage, { width, account: "silver-done", refused: 1 }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/membership/awesome/subscribe");
				await expect.poll(() => page.getByRole("radio", { name: /어썸 실버/ }).isDisabled()).toBe(true);
				await agree(page);
				await enterCard(page, "현대카드");
				await press(page, "19,000원 결제하고 가입하기");
				await page.getByText("결제가 되지 않았어요.").waitFor();
				await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
				await enterCard(page, "국민카드");
				await press(page, "19,000원 결제하고 가입하기");
				await page.getByRole("heading", { name: "어썸 골드 회원이 되셨어요" }).waitFor();
				await go(page, "/membership/awesome/management");
				await press(page, "청약철회하기");
				await page.getByRole("button", { name: "19,000원 환불받기" }).click();
				await page.getByText("청약철회가 완료되어 19,000원을 환불했어요.").waitFor();
			});
		});

		it("takes another card for the next charge [SUBS-15, DEC-076]", async () => {
			await play(stage, { width, account: "silver" }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/membership/awesome/management");
				await press(page, "카드 변경하기");
				// Changing the card is a sensitive action (DEC-195).
				await page.getByLabel("현재 비밀번호").fill("Awesome1!");
				await page.getByLabel("현재 비밀번호").press("Enter");
				await page.waitForURL("**/pg/sandbox/card**");
				await press(page, "신한카드");
				await page.getByText("결제 카드를 변경했어요. (신한카드 ****-1234)").waitFor();
			});
		});

		it("makes a benefit-mall member of who knows a company's code [ROUTE-16, ROLE-04, UI-MENU-10, DEC-066]", async () => {
			await play(stage, { width, account: "silver-cancel" }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/membership/benefit-mall/register");
				await page.getByLabel("기업 코드").fill("hanbit2026");
				await press(page, "회사 확인하기");
				await page.getByText("한빛상사 임직원으로 등록돼요.").waitFor();
				await page.getByLabel("부서").fill("인사팀");
				await press(page, "복지몰 회원으로 등록하기");
				await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
				await page.getByText("한빛상사 복지몰 회원으로 등록했어요.").waitFor();
				await open(visitor, "/membership/awesome/subscribe");
				await page.getByText("기업 회원은 어썸 멤버십에 가입할 수 없습니다.").waitFor();
			});
		});
	});
}
