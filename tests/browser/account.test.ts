import { expect, it } from "vitest";
import { open, type Width, widths } from "#tests/browser/support/browser.ts";
import { prove } from "#tests/browser/support/codes.ts";
import { logIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("bookers");

/** One person per width and attempt: an e-mail and a phone number can be registered only once, even by an attempt that failed later. */
const personOf = (width: Width, attempt: number) => {
	const place = String(width).padStart(4, "0");
	return {
		email: `walk${width}.${attempt}@example.com`,
		phone: `0107${attempt}77${place}`,
		typed: `010-7${attempt}77-${place}`,
		mistyped: `010-7${attempt}78-${place}`,
	};
};

it.for(widths)(
	"at %i px a visitor signs up on the way to a page, then recovers a forgotten e-mail and password [DEC-027] [DEC-028] [DEC-094] [DEC-137]",
	async (width, { task }) => {
		const { email, phone, typed, mistyped } = personOf(width, task.result?.retryCount ?? 0);
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, "/mypage/wishes");
		await page.waitForURL("**/login?**");
		await page.getByRole("link", { name: "회원가입", exact: true }).click();
		await page.waitForURL("**/login/signup**");
		await page.getByRole("button", { name: "가입하기" }).click();
		await page.getByText("필수 항목에 동의해 주세요.").waitFor();
		const all = page.getByRole("checkbox", { name: "전체 동의" });
		await expect.poll(() => all.evaluate((box) => box === document.activeElement)).toBe(true);
		for (const required of [/이용약관 동의/, /개인정보 수집·이용 동의/, /만 14세 이상/]) {
			await page.getByRole("checkbox", { name: required }).check();
		}
		await page.getByLabel("이메일").fill(email);
		await prove(page, email);
		await page.getByLabel("비밀번호", { exact: true }).fill("tulip#73rain");
		await page.getByLabel("비밀번호 확인").fill("tulip#73rain");
		await page.getByLabel("이름").fill("나들이");
		// A code in flight to a number that is then corrected proves nothing; the corrected number gets a new code.
		const number = page.getByLabel("휴대폰 번호");
		await number.fill(mistyped);
		await page.getByRole("button", { name: "인증번호 받기", disabled: false }).click();
		await number.fill(typed);
		await prove(page, phone);
		await page.getByRole("button", { name: "가입하기" }).click();
		await page.getByText("가입을 마쳤어요.").waitFor();
		await page.getByRole("alertdialog").getByRole("button").last().click();
		await page.waitForURL("**/mypage/wishes");
		await page.getByText("찜한 숙소가 없어요.").waitFor();
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();

		const again = await stage.visit({ width });
		await open(again, "/login");
		await again.page.getByRole("link", { name: "아이디 찾기" }).click();
		await again.page.getByLabel("이름").fill("나들이");
		await again.page.getByLabel("휴대폰 번호").fill(phone);
		await prove(again.page, phone);
		await again.page.getByText("가입된 아이디(이메일)를 찾았어요.").waitFor();
		await again.page.getByRole("link", { name: "비밀번호 찾기" }).click();
		await again.page.getByLabel("이메일").fill(email);
		await prove(again.page, email);
		await again.page.getByLabel("새 비밀번호", { exact: true }).fill("Gw!42-ocean");
		await again.page.getByLabel("새 비밀번호 확인").fill("Gw!42-ocean");
		await again.page.getByRole("button", { name: "비밀번호 변경하기" }).click();
		await again.page.getByRole("alertdialog").getByRole("button").last().click();
		// The forgotten-password page has a field with the same name, and its URL starts the same way.
		const enter = again.page.getByRole("button", { name: "로그인하기", exact: true });
		await enter.waitFor();
		await again.page.getByLabel("이메일").fill(email);
		await again.page.getByRole("textbox", { name: "비밀번호" }).fill("Gw!42-ocean");
		await enter.click();
		await again.page.waitForURL((url) => url.pathname === "/");
		expect(await again.problems()).toEqual([]);
		await again.close();
	},
);

it.each([
	{ width: 390, account: "bronze", stay: 21 },
	{ width: 820, account: "silver", stay: 22 },
	{ width: 1440, account: "gold", stay: 23 },
] as const)(
	"at $width px a pending wish is still saved after every detour between login, sign-up and e-mail recovery [DEC-094]",
	async ({ width, account, stay }) => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		await open(visitor, `/products/${stay}`);
		await page.getByRole("button", { name: "찜하기", exact: true }).first().click();
		await page.waitForURL("**/login?**");
		const target = new URL(page.url()).searchParams.get("returnUrl");
		expect(target).toContain(`/products/${stay}`);
		const back = /로그인하기$|^로그인으로/;
		for (const turn of ["회원가입", back, "아이디 찾기", back, "비밀번호 찾기", back]) {
			await page.getByRole("main").getByRole("link", { name: turn }).click();
			await page.waitForURL((url) => url.searchParams.get("returnUrl") === target);
			await page.getByRole("heading", { level: 1 }).waitFor();
		}
		await logIn(page, account);
		await page.waitForURL(`**/products/${stay}**`);
		await page.getByRole("button", { name: "찜 해제", exact: true }).waitFor();
		expect(new URL(page.url()).searchParams.has("idx")).toBe(false);
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	},
);
