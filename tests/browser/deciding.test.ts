import { describe, expect, it } from "vitest";
import { open } from "#tests/browser/support/browser.ts";
import { Keyboard } from "#tests/browser/support/keyboard.ts";
import { atEveryWidth, play } from "#tests/browser/support/stage.ts";
import { nightIn, STAY, toForm } from "#tests/browser/support/travel.ts";

const query = nightIn(4);

atEveryWidth((stage, width) => {
	describe("who sells a stay [PROD-04]", () => {
		it("is named on its page, the rest by one key", async () => {
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

		it("stands beside the intermediary's notice where it is booked, and gets the personal data by name", async () => {
			await play(stage, { width, account: "gold" }, async (visitor) => {
				await toForm(visitor, query);
				const { page } = visitor;
				const name = await page.locator("summary", { hasText: /^판매자 / }).innerText();
				await page.getByText(`제공받는 자: ${name.replace("판매자 ", "")}`).waitFor();
			});
		});
	});
});
