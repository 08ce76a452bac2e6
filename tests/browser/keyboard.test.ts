import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, untilHydrated, widths } from "#tests/browser/support/browser.ts";
import { Keyboard } from "#tests/browser/support/keyboard.ts";
import { joinStage } from "#tests/browser/support/stage.ts";
import { BUSAN, STAY, untilTotal } from "#tests/browser/support/travel.ts";

const stage = joinStage("bookers");

/** Waits until the open panel contains the focus. */
const untilInDialog = (page: Page) =>
	expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null)).toBe(true);

const untilFocused = (keys: Keyboard, name: string | RegExp) =>
	expect.poll(async () => (await keys.focus()).name).toMatch(name);

async function search(page: Page, keys: Keyboard): Promise<Page> {
	// Enter opens every panel, and Escape returns the focus.
	for (const trigger of [/^여행지 또는 숙소 검색/, /^체크인/, /^인원/]) {
		await keys.tabTo(trigger);
		await keys.press("Enter");
		await untilInDialog(page);
		await keys.press("Escape");
		await untilFocused(keys, trigger);
	}
	await keys.tabTo(/^여행지 또는 숙소 검색/, "Shift+Tab");
	await keys.press("Enter");
	await page.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).waitFor();
	await expect.poll(async () => (await keys.focus()).role).toBe("combobox");
	await keys.press("Control+A");
	await keys.type("부산");
	await page.getByRole("option", { name: BUSAN }).waitFor();
	await keys.press("ArrowDown", "Enter");
	// A week later than suggested, for two nights.
	await untilFocused(keys, /\d+월 \d+일/);
	await keys.press("ArrowDown", "Enter", "ArrowRight", "ArrowRight", "Enter");
	await keys.tabTo("확인");
	await keys.press("Enter");
	await page.getByRole("heading", { name: "누구와 함께하세요?" }).waitFor({ state: "attached" });
	await untilInDialog(page);
	await keys.tabTo("확인");
	await keys.press("Enter");
	// Nothing is left to announce: the focus moves on to the search button.
	await untilFocused(keys, /^검색$/);
	await keys.press("Enter");
	await page.waitForURL("**/search?**cityCode=BUSAN**");
	await page.getByRole("heading", { name: "부산 숙소", level: 1 }).waitFor();
	await keys.tabTo(/호텔 바람결 서면(?! 찜| 비교)/);
	const [stay] = await Promise.all([page.context().waitForEvent("page"), keys.press("Enter")]);
	return stay;
}

async function book(page: Page, keys: Keyboard): Promise<void> {
	await page.waitForURL(`**/products/${STAY}?**`);
	await untilHydrated(page);
	await page
		.getByRole("link", { name: /선택하기$/ })
		.or(page.getByRole("button", { name: /선택하기$/ }))
		.first()
		.waitFor();
	await keys.tabTo(/선택하기$/);
	await keys.press("Enter");
	await page
		.getByRole("dialog")
		.getByRole("link", { name: /예약하기$/ })
		.waitFor();
	await keys.tabTo(/예약하기$/);
	await keys.press("Enter");
	await page.waitForURL("**/login?returnUrl=**");
	await untilHydrated(page);
	await page.getByLabel("이메일").waitFor();
	await keys.tabTo(/^이메일/);
	await keys.type("upgraded@example.com");
	await keys.tabTo(/^비밀번호/);
	await keys.type("Awesome1!");
	await keys.press("Enter");
	await page.waitForURL("**/booking/**");
	await page.getByRole("radio", { name: "신용카드" }).waitFor({ state: "attached" });
	await untilTotal(page);
	await keys.tabTo("신용카드");
	await keys.press("Space");
	await keys.tabTo(/^필수 항목에 모두 동의/);
	await keys.press("Space");
	await keys.tabTo(/원 결제하기$/);
	await keys.press("Enter");
	await page.waitForURL("**/pg/**");
	await keys.tabTo(/결제하기$/);
	await keys.press("Enter");
	await page.waitForURL("**/payments/complete/**");
}

async function cancelAndUndo(page: Page, keys: Keyboard): Promise<void> {
	await page.getByRole("link", { name: "예약 상세 보기" }).waitFor();
	await keys.tabTo("예약 상세 보기");
	await keys.press("Enter");
	await page.waitForURL("**/mypage/books/*");
	await page.getByRole("button", { name: "예약 취소" }).waitFor();
	await keys.tabTo("예약 취소");
	await keys.press("Enter");
	await page.getByText("돌려받는 금액").first().waitFor();
	await untilInDialog(page);
	await keys.press("Escape");
	await untilFocused(keys, /^예약 취소$/);
	await keys.press("Enter");
	await page.getByText("돌려받는 금액").first().waitFor();
	await keys.tabTo("일정이 바뀌었어요");
	await keys.press("Space");
	await keys.tabTo(/취소하기$/);
	await keys.press("Enter");
	await page.getByRole("button", { name: "취소 되돌리기" }).waitFor();
	// The pressed button is gone; the focus stays where it was on the page instead of jumping to the top.
	await keys.tabTo("취소 되돌리기");
	await keys.press("Enter");
	await page.getByRole("button", { name: "예약 취소" }).waitFor();
}

it.each([820, 1440] as const)(
	"no open panel covers the focused element at %i px: moving focus on to the page closes the panel",
	async (width) => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		try {
			await open(visitor, "/");
			const keys = new Keyboard(page);
			await keys.tabTo(/^체크인/);
			await keys.press("Enter");
			await untilInDialog(page);
			const isOpen = () => page.evaluate(() => document.querySelector("dialog[open]") !== null);
			for (let stop = 0; stop < 40 && (await isOpen()); stop++) await keys.press("Tab");
			expect(await isOpen()).toBe(false);
			expect((await keys.focus()).isInView).toBe(true);
			expect(
				await page.evaluate(() => document.activeElement?.closest("main section, main search") !== null),
			).toBe(true);
		} finally {
			await visitor.close();
		}
	},
);

it("shows every filter beside the results while it has the focus, and keeps the list where it is", async () => {
	const visitor = await stage.visit({ width: 1440 });
	try {
		await open(visitor, "/search?cityCode=SEOUL&nationCode=KR&searchText=%EC%84%9C%EC%9A%B8");
		const keys = new Keyboard(visitor.page);
		await keys.tabTo(/^\d+개 더 보기/);
		expect(keys.unseen).toEqual([]);
		expect(await visitor.page.evaluate(() => scrollY / innerHeight)).toBeLessThan(1);
	} finally {
		await visitor.close();
	}
});

describe.each(widths)("with the keyboard alone at %i px", (width) => {
	it("searches, books, pays, cancels and withdraws the cancel request, with focus visible throughout [PROD-05] [DEC-177] [DEC-182]", async () => {
		const visitor = await stage.visit({ width });
		try {
			await open(visitor, "/");
			const home = new Keyboard(visitor.page);
			const page = await search(visitor.page, home);
			const keys = new Keyboard(page);
			await book(page, keys);
			await cancelAndUndo(page, keys);
			expect([...home.unseen, ...keys.unseen]).toEqual([]);
			expect(await visitor.problems()).toEqual([]);
		} finally {
			await visitor.close();
		}
	});
});
