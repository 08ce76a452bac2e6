import type { BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, untilHydrated, type Visit, widths } from "#tests/browser/support/browser.ts";
import { logIn, signIn } from "#tests/browser/support/members.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";
import {
	chooseRoom,
	goToPayment,
	nightIn,
	STAY,
	searchBusan,
	total,
	untilTotal,
} from "#tests/browser/support/travel.ts";

const PASSWORD = "Awesome1!";

const stage = joinStage("bookers");

/** Goes from the home page through the three panels to the stay's own page. */
async function searchForStay({ page }: Visit): Promise<Page> {
	await searchBusan(page);
	await page.waitForURL("**/search?**cityCode=BUSAN**");
	await page.getByRole("heading", { name: "부산 숙소", level: 1 }).waitFor();
	const [stay] = await Promise.all([
		page.context().waitForEvent("page"),
		page.locator(`a[href^="/products/${STAY}?"]`).click(),
	]);
	await stay.waitForURL(`**/products/${STAY}?**`);
	return stay;
}

async function chooseAndLogIn(page: Page, account: string): Promise<void> {
	await chooseRoom(page);
	await logIn(page, account);
	await page.waitForURL("**/booking/**");
}

/** Each grade and member type on a different screen size: prices, points and menus differ, the flow does not. */
const people = [
	{ width: 390, account: "bronze", other: "gold" },
	{ width: 820, account: "silver", other: "corp-gold" },
	{ width: 1440, account: "corp", other: "upgraded" },
] as const;

describe.each(people)("the main journey at $width px, as $account", ({ width, account, other }) => {
	it("searches, books, pays, cancels and withdraws the request at one price [PROD-05] [PROD-09] [PROD-11] [DEC-177] [DEC-179]", async () => {
		await play(stage, { width }, async (visitor) => {
			await open(visitor, "/");
			const page = await searchForStay(visitor);
			await chooseAndLogIn(page, account);
			await page.getByRole("heading", { name: "예약하기", level: 1 }).waitFor();
			const price = await untilTotal(page);
			await goToPayment(page);
			expect(await page.locator("main").innerText()).toContain(price);
			await page.getByRole("button", { name: `${price} 결제하기` }).click();
			await page.waitForURL("**/payments/complete/**");
			await expect.poll(() => total(page)).toBe(price);
			await page.getByRole("link", { name: "예약 상세 보기" }).click();
			await page.waitForURL("**/mypage/books/*");
			await expect.poll(() => total(page)).toBe(price);

			await page.getByRole("button", { name: "예약 취소" }).click();
			await page.getByText("돌려받는 금액").first().waitFor();
			await page.getByRole("radio", { name: "일정이 바뀌었어요" }).check();
			await page.getByRole("button", { name: /취소하기$/ }).click();
			await page.getByText("취소 요청").first().waitFor();
			await page.getByRole("button", { name: "취소 되돌리기" }).click();
			await page.getByText("예약 완료").first().waitFor();
			await page.getByRole("button", { name: "예약 취소" }).waitFor();
		});
	});

	it("reports a declined payment and lets the traveller retry with every input kept [DEC-016] [ERR-HTTP-08]", async () => {
		await play(stage, { width }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, `/products/${STAY}${nightIn(5 + widths.indexOf(width))}`);
			await chooseAndLogIn(page, other);
			await untilTotal(page);
			await page.getByLabel("숙소 요청 사항").fill("늦게 도착해요.");
			await goToPayment(page);
			await page.getByRole("button", { name: "카드사 거절" }).click();
			await page.waitForURL("**/payments/fail**");
			await page.getByText("결제가 승인되지 않았습니다").first().waitFor();
			await page.getByRole("link", { name: /다시/ }).first().click();
			await page.waitForURL("**/booking/**");
			await expect.poll(() => page.getByLabel("숙소 요청 사항").inputValue()).toBe("늦게 도착해요.");
		});
	});
});

/** Records which fields a visitor types into, across pages. */
async function watch(context: BrowserContext): Promise<ReadonlySet<string>> {
	const written = new Set<string>();
	await context.exposeFunction("tellField", (name: string) => written.add(name));
	await context.addInitScript(() => {
		const told = window as unknown as { tellField(name: string): void };
		window.addEventListener(
			"input",
			({ target }) => {
				const isText = target instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(target.type);
				if (isText || target instanceof HTMLTextAreaElement) told.tellField(target.ariaLabel ?? target.name);
			},
			true,
		);
	});
	return written;
}

describe("a member with a phone", () => {
	it("gets from home to a paid booking in at most nine taps, and types nothing but the place [PROD-05] [DEC-193]", async () => {
		await play(stage, { width: 390 }, async ({ page }) => {
			const context = page.context();
			await signIn(context, stage.product.address, "bronze");
			const written = await watch(context);
			let taps = 0;
			// Counted here, because on a busy page the driver may dispatch two taps for one.
			const tap = (target: Locator): Promise<void> => {
				taps += 1;
				return target.tap();
			};
			await page.goto("/");
			await untilHydrated(page);
			await tap(page.getByRole("button", { name: /여행지 또는 숙소 검색/ }));
			const place = page.getByRole("combobox", { name: "여행지 또는 숙소 검색" });
			await place.pressSequentially("부산");
			await place.press("Enter");
			// A key on a phone's keyboard counts as a tap like any other.
			taps += 1;
			await page.waitForURL("**/search?**");
			const [stay] = await Promise.all([
				context.waitForEvent("page"),
				tap(page.locator("main article a").first()),
			]);
			await untilHydrated(stay);
			await tap(stay.getByRole("link", { name: /선택하기$/ }).first());
			await tap(stay.getByRole("dialog").getByRole("link", { name: "예약하기" }));
			await stay.waitForURL("**/booking/**");
			await untilTotal(stay);
			await tap(stay.getByText("신용카드", { exact: true }));
			await tap(stay.locator("label", { hasText: "필수 항목에 모두 동의" }).first());
			await tap(stay.getByRole("button", { name: /원 결제하기$/ }).first());
			await stay.waitForURL("**/pg/**");
			await tap(stay.getByRole("button", { name: /원 결제하기$/ }));
			await stay.waitForURL("**/payments/complete/**");
			expect(taps).toBeLessThanOrEqual(9);
			expect([...written]).toEqual(["여행지 또는 숙소 검색"]);
		});
	});
});

describe.each(widths)("a browser session at %i px", (width) => {
	it("rejects a wrong password, logs in with the right one, and logs out from the menu [AUTH-SESSION-04] [AUTH-SESSION-05] [UI-MENU-12]", async () => {
		await play(stage, { width, refused: 1 }, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/login?returnUrl=%2Fsearch");
			await page.getByLabel("이메일").fill("silver@example.com");
			await page.getByRole("textbox", { name: "비밀번호" }).fill("wrong-1!");
			const refused = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/login"));
			await page.getByRole("button", { name: "로그인하기", exact: true }).click();
			expect((await refused).status()).toBe(400);
			await page.getByText("일치하는 회원 정보를 찾을 수 없습니다").waitFor();
			await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
			await page.getByRole("button", { name: "로그인하기", exact: true }).click();
			await page.waitForURL("**/search**");
			// The URL changes before the page does, and a new page closes an open menu.
			await page.getByRole("main").getByRole("article").first().waitFor();
			await page.getByRole("button", { name: "메뉴 열기" }).click();
			await page.getByText("silver@example.com").or(page.getByText("멤버십 관리")).first().waitFor();
			await page.getByRole("button", { name: "로그아웃" }).click();
			await page
				.getByRole("link", { name: /로그인/ })
				.first()
				.waitFor();
			expect(new URL(page.url()).pathname).toBe("/");
			const own = ["accessToken", "refreshToken", "session", "userInfo"];
			const kept = async () => {
				const names = (await page.context().cookies()).map(({ name }) => name);
				return names.filter((name) => own.includes(name));
			};
			await expect.poll(kept).toEqual([]);
		});
	});
});
