import { describe, expect, it } from "vitest";
import { heights, open, widths } from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");

/** What the menu has by grade and type, in addition to what everyone sees; a corporate member has no Awesome membership. */
const menus = {
	bronze: ["어썸 멤버십 가입하기", "기업 회원이신가요?", "구독 결제 내역"],
	silver: ["멤버십 관리"],
	gold: ["멤버십 관리"],
	corp: ["구독 결제 내역"],
	"corp-gold": ["멤버십 관리", "구독 결제 내역"],
} as const;
const someones = [...new Set(Object.values(menus).flat())];
const everybodys = [
	"예약 내역",
	"찜한 숙소",
	"쿠폰",
	"어썸캐시",
	"자주 묻는 질문",
	"공지사항",
	"1:1 문의 내역",
	"로그아웃",
];

describe("the profile menu", () => {
	it("switches between light, dark and the device's setting, and the next page follows from its first paint", async () => {
		const visitor = await stage.visit({ width: 390, colorScheme: "light" });
		const { page } = visitor;
		const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const [light, dark] = ["rgb(255, 255, 255)", "rgb(21, 24, 27)"];
		await open(visitor, "/");
		expect(await ground()).toBe(light);
		const choose = async (name: string) => {
			await page.getByRole("button", { name: "메뉴 열기" }).click();
			await page.getByRole("radio", { name }).check();
			await page.keyboard.press("Escape");
			await page.getByRole("dialog").waitFor({ state: "detached" });
		};
		await choose("어둡게");
		await expect.poll(ground).toBe(dark);
		const bars = page.locator('meta[name="theme-color"][content="#15181b"]');
		expect(await bars.count()).toBe(2);
		for (const path of ["/faq", "/"]) {
			// The raw HTML: anything a script adds comes later.
			const answer = await page.context().request.get(path);
			expect(await answer.text()).toContain('data-appearance="dark"');
			await open(visitor, path);
			expect(await ground()).toBe(dark);
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
		}
		await choose("기기에 맞춤");
		await expect.poll(ground).toBe(light);
		await page.emulateMedia({ colorScheme: "dark" });
		await expect.poll(ground).toBe(dark);
		await choose("밝게");
		await expect.poll(ground).toBe(light);
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});

	it.each(Object.entries(menus))(
		"of %s offers what its grade and type allow, at every width, and restores focus [UI-MENU-04] [UI-MENU-05] [UI-MENU-06] [UI-MENU-07] [UI-MENU-08] [UI-MENU-09] [UI-MENU-11]",
		async (account, own) => {
			const visitor = await stage.visit({ width: 1440 });
			const { page } = visitor;
			await signIn(page.context(), stage.product.address, account);
			await open(visitor, "/");
			const button = page.getByRole("button", { name: "메뉴 열기" });
			const menu = page.getByRole("dialog");
			for (const width of widths) {
				await page.setViewportSize({ width, height: heights[width] });
				await button.click();
				await menu.getByText("로그아웃").waitFor();
				const text = await menu.innerText();
				expect(someones.filter((item) => text.includes(item)).toSorted()).toEqual([...own].toSorted());
				expect(text).toContain("복지포인트 내역");
				const places = everybodys.map((item) => text.indexOf(item));
				expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
				await page.keyboard.press("Escape");
				await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
			}
			expect(await visitor.problems()).toEqual([]);
			await visitor.close();
		},
	);
});
