import { describe, expect, it } from "vitest";
import { open, type Width } from "#tests/browser/support/browser.ts";
import { play, type Stage } from "#tests/browser/support/stage.ts";

export function ownPages(stage: Stage, width: Width): void {
	describe("a member's own pages in the browser", () => {
		it("pay an extra charge of a booking once, and hand out its voucher and its dates [ROUTE-08] [SCREEN-05] [DEC-019] [DEC-181]", () =>
			play(stage, { width, account: "bronze" }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/mypage/books");
				await page.getByRole("link", { name: "추가 결제하기" }).click();
				await page.waitForURL("**/payments/extra/**");
				await page.getByRole("radio", { name: "신용카드" }).check();
				await page.getByRole("button", { name: "60,000원 결제하기" }).click();
				await page.waitForURL("**/pg/**");
				await page.getByRole("button", { name: "60,000원 결제하기" }).click();
				await page.getByRole("link", { name: "예약 상세 보기" }).click();
				await page.waitForURL("**/mypage/books/*");
				await page.getByRole("heading", { name: "예약 상세", level: 1 }).waitFor();
				expect(await page.getByText("추가 결제가 필요해요").count()).toBe(0);

				const [file] = await Promise.all([
					page.waitForEvent("download"),
					page.getByText("캘린더에 추가").click(),
				]);
				expect(file.suggestedFilename()).toMatch(/\.ics$/);
			}));

		it("ask a question about a booking, and show it waiting for its answer [ROUTE-21] [SCREEN-06] [DEC-020]", () =>
			play(stage, { width, account: "silver" }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/inquiries");
				await page.getByRole("link", { name: "문의하기" }).first().click();
				await page.waitForURL("**/inquiries/new");
				await page.getByLabel("제목").fill("주차할 수 있나요?");
				await page.getByRole("button", { name: "문의하기" }).click();
				await page.getByText("문의 내용을 10자 이상 1,000자 이하로 입력해 주세요.").waitFor();
				await page.getByLabel("문의 유형").selectOption({ index: 1 });
				// Repeated laughter has no line-break opportunity; the field must keep its size.
				await page.getByLabel("문의 내용").fill("ㅋ".repeat(200));
				expect((await page.getByLabel("문의 내용").boundingBox())?.width).toBeLessThan(width);
				await page.getByLabel("문의 내용").fill("차를 두 대 가져가려고 해요. 자리가 있을까요?");
				await page.getByRole("button", { name: "문의하기" }).click();
				await page.getByRole("alertdialog").getByRole("button").last().click();
				await page.waitForURL("**/inquiries");
				await page.getByText("주차할 수 있나요?").waitFor();
				await page.getByRole("tab", { name: /답변 대기/ }).click();
				const text = page.getByText("차를 두 대 가져가려고 해요.");
				// The previous tab's list may still be shown, and disappears together with whatever was opened in it.
				await expect
					.poll(async () => {
						if (!(await text.isVisible())) await page.getByText("주차할 수 있나요?").click();
						return text.isVisible();
					})
					.toBe(true);
			}));

		it("take a coupon for a code, and not twice [ROUTE-11] [SCREEN-09]", () =>
			// A code is first looked up as a company code, which neither of these is, and then as a coupon-pack code (DEC-023).
			play(stage, { width, account: "new", refused: 3 }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/mypage/coupon");
				await page.getByText("사용할 수 있는 쿠폰이 없어요.").waitFor();
				const code = page.getByLabel("쿠폰 코드");
				const register = page.getByRole("button", { name: "등록하기" });
				await register.click();
				await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
				await code.fill("welcome3");
				await register.click();
				await page.getByText(/^쿠폰 \d장을 등록했어요\.$/).waitFor();
				// A code that is already held is submitted again.
				const tickets = page.locator("main article");
				await expect.poll(() => tickets.count()).toBeGreaterThan(0);
				const held = await tickets.count();
				await code.fill("WELCOME3");
				await register.click();
				await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
				expect(await tickets.count()).toBe(held);
				await page.getByRole("tab", { name: "사용 완료" }).click();
				await page.getByText("사용한 쿠폰이 없어요.").waitFor();
			}));

		it("write the review of a stay that is over, which then stands among the stay's [SCREEN-13] [DEC-026]", () =>
			play(stage, { width, account: "silver-done" }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/mypage/books?tab=complete");
				await page.getByRole("link", { name: "후기 작성" }).click();
				await page.waitForURL("**/reviews/order-products/*");
				await page.getByRole("button", { name: "후기 등록하기" }).click();
				await page.getByText("별점을 골라 주세요.").waitFor();
				await page.getByRole("radio").nth(3).check();
				await page.getByLabel("제목").fill("창밖이 조용했어요");
				await page.getByLabel("내용").fill("침구가 포근하고 아침 햇살이 잘 들어와서 푹 쉬었어요.");
				await page.getByRole("button", { name: "후기 등록하기" }).click();
				await page.getByRole("heading", { name: "창밖이 조용했어요" }).waitFor();
				await page.getByRole("link", { name: "숙소 후기 보기" }).click();
				await page.waitForURL("**/products/*#reviews");
				await page.getByText("창밖이 조용했어요").first().waitFor();
				await open(visitor, "/mypage/books?tab=complete");
				await page.getByRole("link", { name: "내 후기 보기" }).waitFor();
			}));

		it("drop a wish, tell points by their kind, and change a name that the menu then greets [ROUTE-10] [ROUTE-12] [SCREEN-08]", () =>
			play(stage, { width, account: "corp" }, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/mypage/wishes");
				const drops = page.getByRole("button", { name: /찜 해제하기$/ });
				await drops.first().waitFor();
				const wishes = await drops.count();
				await drops.first().click();
				await expect.poll(() => drops.count()).toBe(wishes - 1);

				await open(visitor, "/membership/benefit-mall/management");
				await page.getByRole("tab", { name: "적립" }).click();
				await expect.poll(() => page.getByText(/^-[\d,]+원$/).count()).toBe(0);
				await page
					.getByText(/^\+[\d,]+원$/)
					.first()
					.waitFor();

				await open(visitor, "/mypage/user");
				await page.getByRole("button", { name: "이름 변경하기" }).click();
				await page.getByRole("textbox", { name: "이름" }).fill("한겨울");
				await page.getByRole("button", { name: "저장하기" }).click();
				await page.getByText("회원 정보를 저장했어요.").waitFor();
				// On a phone the member's own pages have no menu.
				if (width === 390) await open(visitor, "/");
				await page.getByRole("button", { name: "메뉴 열기" }).click();
				await page.getByRole("dialog").getByText("한겨울님").waitFor();
			}));
	});
}
