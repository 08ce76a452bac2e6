import { describe, expect, it } from "vitest";
import { open, widths } from "#tests/browser/support/browser.ts";
import { logIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const results = "/search?searchText=%EC%84%9C%EC%9A%B8&cityCode=SEOUL";
const stage = joinStage("readers");

describe.each(widths)("a login from the page's header at %i px", (width) => {
	it("returns to the page where it was, as far down, and Back leads to the page before it [DEC-030] [DEC-119]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		try {
			await open(visitor, "/faq");
			await open(visitor, results);
			await page.getByRole("article").first().waitFor();
			await page.evaluate(() => window.scrollTo(0, 300));
			const top = await page.evaluate(() => window.scrollY);
			expect(top).toBeGreaterThan(0);
			// A real press would scroll first: the driver brings the header, which is sticky, to where it stands without that.
			const login = page.getByRole("banner").getByRole("link", { name: /^로그인/ });
			await login.evaluate((link: HTMLAnchorElement) => link.click());
			await logIn(page, "silver");
			await page.waitForURL((url) => url.pathname === "/search");
			await login.waitFor({ state: "detached" });
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
			await page.goBack();
			await page.waitForURL("**/faq");
		} finally {
			await visitor.close();
		}
	});
});
