import { describe, expect, it } from "vitest";
import { open, widths } from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { shifts } from "#tests/browser/support/shift.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("bookers");
const accounts = { 390: "bronze", 820: "silver", 1440: "gold" } as const;

describe.each(widths)("a shared wish list at %i px", (width) => {
	it("can be shared, viewed with prices by a stranger, and revoked", async () => {
		const owner = await stage.visit({ width, isFirst: true });
		const stranger = await stage.visit({ width });
		const { page } = owner;
		try {
			await signIn(page.context(), stage.product.address, accounts[width]);
			await open(owner, "/mypage/wishes");
			await page.getByRole("button", { name: "공유 링크 만들기" }).click();
			const path = await page.getByRole("link", { name: "공유한 목록 보기" }).getAttribute("href");
			expect(path).toMatch(/^\/wishes\/[\w-]{22}$/);
			const names = await page.locator("main article h2").allTextContents();

			await open(stranger, String(path));
			const read = stranger.page;
			await read
				.getByText(/님이 찜한 숙소/)
				.first()
				.waitFor();
			await read.locator("main article h2").first().waitFor();
			expect(await read.locator("main article h2").allTextContents()).toEqual(names);
			expect(await read.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
			expect(await read.locator("main article button").count()).toBe(0);
			await read
				.getByText(/^총 [\d,]+원$/)
				.first()
				.waitFor();
			expect(await read.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
			const dates = read.locator("main [data-dates]");
			const before = await dates.textContent();
			await dates.click();
			await read.getByRole("dialog").waitFor();
			await read.keyboard.press("Escape");
			expect(await dates.textContent()).toBe(before);
			expect(await stranger.problems()).toEqual([]);

			await open(owner, "/mypage/wishes");
			expect(await shifts(page)).toEqual([]);
			await page.getByRole("button", { name: "공유 끄기" }).click();
			await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
			await page.getByText("공유를 껐어요.").waitFor();
			await open(stranger, String(path));
			await read.getByText("볼 수 없는 목록이에요.").waitFor();
			expect(await owner.problems()).toEqual([]);
		} finally {
			await owner.close();
			await stranger.close();
		}
	});
});
