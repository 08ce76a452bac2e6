import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, untilHydrated, type Visit } from "#tests/browser/support/browser.ts";
import { prove } from "#tests/browser/support/codes.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { setStage } from "#tests/browser/support/stage.ts";

const stage = setStage({ env: { SOCIAL_STAND_IN: "kakao,naver,apple" } });

const people = [
	{ width: 390, account: "bronze", phone: "01077770390" },
	{ width: 820, account: "new", phone: "01077770820" },
	{ width: 1440, account: "unpaid", phone: "01077771440" },
] as const;

/** Presses a provider's button on the login page and answers on the provider's page. */
async function goTo(
	{ page }: Visit,
	provider: string,
	person: Readonly<Record<string, string>>,
	answer: "agree" | "cancel" | "broken" = "agree",
): Promise<void> {
	await page.getByRole("link", { name: `${provider}로 로그인` }).click();
	await page.waitForURL("**/social/stand-in/**");
	for (const [field, value] of Object.entries(person)) await page.locator(`[name=${field}]`).fill(value);
	await page.locator(`button[value=${answer}]`).click();
}

describe.each(people)("a social account at $width px", ({ width, account, phone }) => {
	it("signs up without a password, and logs in directly the next time [CALL-AUTH-01, DEC-140, DEC-144]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, `/login?returnUrl=${encodeURIComponent("/mypage/wishes")}`);
		await goTo(visitor, "카카오", { id: `kakao-${width}`, email: `haneul.${width}@example.com` });
		await page.waitForURL("**/login/signup?provider=kakao**");
		await expect.poll(() => page.getByLabel("이메일").inputValue()).toBe(`haneul.${width}@example.com`);
		expect(await page.getByLabel("비밀번호").count()).toBe(0);
		await page.reload({ waitUntil: "domcontentloaded" });
		await untilHydrated(page);
		await page.getByLabel("전체 동의").check();
		await page.getByLabel("휴대폰 번호").fill(phone);
		await prove(page, phone);
		await page.getByRole("button", { name: "가입하기" }).click();
		await page.getByRole("alertdialog").getByRole("button").last().click();
		await page.waitForURL("**/mypage/wishes");
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();

		const again = await stage.visit({ width });
		await open(again, "/login?returnUrl=%2Ffaq");
		await goTo(again, "카카오", { id: `kakao-${width}`, email: "" });
		await again.page.waitForURL("**/faq");
		expect((await again.page.context().cookies()).find(({ name }) => name === "socialLogin")).toBeUndefined();
		await open(again, "/mypage/user");
		await again.page.getByText(`haneul.${width}@example.com`).first().waitFor();
		expect(await again.problems()).toEqual([]);
		await again.close();
	});

	it("is linked to an existing account by verifying the e-mail [DEC-139, DEC-140]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, "/login");
		await goTo(visitor, "네이버", { id: `naver-${width}`, email: `${account}@example.com` });
		await page.waitForURL("**/login/connect");
		await prove(page, `${account}@example.com`);
		await page.getByRole("button", { name: "연결하고 로그인하기" }).click();
		await page.getByText("네이버 계정을 연결했어요.").waitFor();
		await page.getByRole("alertdialog").getByRole("button").last().click();
		await page.waitForURL((url) => url.pathname === "/");
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});
});

describe.each([
	{ width: 390, account: "bronze" },
	{ width: 820, account: "silver" },
	{ width: 1440, account: "gold" },
] as const)("linked accounts on the profile at $width px", ({ width, account }) => {
	/** Agrees or cancels on the provider's page. */
	const answer = async (page: Page, how: "agree" | "cancel") => {
		await page.waitForURL("**/social/stand-in/kakao**");
		await page.locator("[name=id]").fill(`linked-${width}`);
		await page.locator(`button[value=${how}]`).click();
	};

	it("are linked and unlinked by the re-authenticated owner, and log in while linked [DEC-140, DEC-195]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await signIn(page.context(), stage.product.address, account);
		await open(visitor, "/mypage/user");
		await page.getByRole("button", { name: "카카오 계정 연결하기" }).click();
		const proof = page.getByRole("dialog", { name: "본인 확인" });
		await proof.getByRole("textbox", { name: "현재 비밀번호" }).fill("Awesome1!");
		await proof.getByRole("button", { name: "확인하기", exact: true }).click();
		await answer(page, "cancel");
		await page.getByText("카카오 계정 연결을 취소했어요.").waitFor();
		await page.getByRole("link", { name: "내 정보로 돌아가기" }).click();
		await page.waitForURL("**/mypage/user");
		await page.getByRole("button", { name: "카카오 계정 연결하기" }).click();
		await proof.getByRole("textbox", { name: "현재 비밀번호" }).fill("Awesome1!");
		await proof.getByRole("button", { name: "확인하기", exact: true }).click();
		await answer(page, "agree");
		await page.getByText("카카오 계정을 연결했어요.").waitFor();
		await page.getByRole("alertdialog").getByRole("button").last().click();
		await page.waitForURL("**/mypage/user");
		await page.getByRole("button", { name: "카카오 연결 해제" }).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

		const again = await stage.visit({ width });
		await open(again, "/login?returnUrl=%2Fmypage%2Fuser");
		await goTo(again, "카카오", { id: `linked-${width}`, email: "" });
		await again.page.waitForURL("**/mypage/user");
		await again.page.getByText(`${account}@example.com`).first().waitFor();
		await again.close();

		await page.getByRole("button", { name: "카카오 연결 해제" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
		await proof.getByRole("textbox", { name: "현재 비밀번호" }).fill("Awesome1!");
		await proof.getByRole("button", { name: "확인하기", exact: true }).click();
		await page.getByText("계정 연결을 해제했어요.").waitFor();
		await page.getByRole("button", { name: "카카오 계정 연결하기" }).waitFor();
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});
});

describe("social login", () => {
	it("returns from a cancelled and a failed login with the destination kept [DEC-140]", async () => {
		const visitor = await stage.visit({ width: 390 });
		const { page } = visitor;
		await open(visitor, "/login?returnUrl=%2Ffaq");
		await goTo(visitor, "Apple", {}, "cancel");
		await page.getByText("Apple 로그인을 취소했어요.").waitFor();
		await page.getByRole("link", { name: "로그인으로 돌아가기" }).click();
		await page.waitForURL("**/login?returnUrl=%2Ffaq");
		await goTo(visitor, "카카오", {}, "broken");
		await page.getByText("카카오 계정으로 로그인하지 못했어요.").waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		await visitor.close();
	});

	it.each(["/login/callback/kakao", "/login/signup?provider=apple"])(
		"redirects %s to the login when no login was started here [DEC-139, ERR-ACCT-14]",
		async (path) => {
			const visitor = await stage.visit({ width: 390 });
			const { page } = visitor;
			await page.goto(path);
			await page.getByText("잘못된 접근입니다.").waitFor();
			await page.getByRole("alertdialog").getByRole("button").last().click();
			await page.waitForURL((url) => url.pathname === "/login");
			await visitor.close();
		},
	);

	it("revokes an Apple login before its member leaves for good [CALL-AUTH-05, CALL-AUTH-17, DEC-148]", async () => {
		const visitor = await stage.visit({ width: 1440 });
		const { page } = visitor;
		await open(visitor, "/login?returnUrl=%2Fmypage%2Fuser");
		await goTo(visitor, "Apple", { id: "9003", email: "leaving@example.com" });
		await page.waitForURL("**/login/signup?provider=apple**");
		await untilHydrated(page);
		await page.getByLabel("전체 동의").check();
		await page.getByLabel("휴대폰 번호").fill("01077770002");
		await prove(page, "01077770002");
		await page.getByRole("button", { name: "가입하기" }).click();
		await page.getByRole("alertdialog").getByRole("button").last().click();
		await page.waitForURL("**/mypage/user");
		await page.getByRole("button", { name: /탈퇴/ }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
		await page.waitForURL("**/social/stand-in/apple**");
		await page.locator("[name=id]").fill("9003");
		await page.locator("button[value=agree]").click();
		await page.waitForURL((url) => url.pathname === "/");
		await open(visitor, "/login");
		await goTo(visitor, "Apple", { id: "9003", email: "leaving@example.com" });
		await page.waitForURL("**/login/signup?provider=apple**");
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});
});
