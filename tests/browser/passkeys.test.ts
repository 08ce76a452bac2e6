import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilHydrated, widths } from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("bookers");
const accounts = { 390: "bronze", 820: "silver", 1440: "gold" } as const;

/** Adds a virtual authenticator whose fingerprint check always succeeds. */
async function putDeviceIn(page: Page): Promise<void> {
	const tools = await page.context().newCDPSession(page);
	await tools.send("WebAuthn.enable");
	await tools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

async function openAt(page: Page, path: string): Promise<void> {
	await page.goto(stage.product.address + path);
	await untilHydrated(page);
}

describe.each(widths)("a passkey at %i px", (width) => {
	it("is registered, renamed, logs in without a password, re-authenticates its owner and is removed [DEC-195]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		try {
			await putDeviceIn(page);
			await signIn(page.context(), stage.product.address, accounts[width]);
			await openAt(page, "/mypage/user");
			await page.getByRole("button", { name: "패스키 등록하기" }).click();
			const proof = page.getByRole("dialog", { name: "본인 확인" });
			await proof.getByRole("textbox", { name: "현재 비밀번호" }).fill("Awesome1!");
			await proof.getByRole("button", { name: "확인하기", exact: true }).click();
			await page.getByText("패스키를 등록했어요.").waitFor();
			await page.getByRole("button", { name: /이름 바꾸기$/ }).click();
			await page.getByRole("textbox", { name: "패스키 이름" }).fill("내 열쇠");
			await page.getByRole("button", { name: "저장하기" }).click();
			await page.getByText("패스키 이름을 바꿨어요.").waitFor();

			await page.context().clearCookies();
			await openAt(page, "/login?returnUrl=%2Fmypage%2Fuser");
			await page.getByRole("button", { name: "패스키로 로그인하기" }).click();
			await page.waitForURL("**/mypage/user");

			await page.getByRole("button", { name: "내 열쇠 삭제하기" }).click();
			await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
			await proof.getByRole("button", { name: "패스키로 확인하기" }).click();
			await page.getByText("패스키를 삭제했어요.").waitFor();
			await page.getByText("등록한 패스키가 없어요.").waitFor();

			await page.context().clearCookies();
			await openAt(page, "/login");
			await page.getByRole("button", { name: "패스키로 로그인하기" }).click();
			await page.getByText("패스키로 로그인하지 못했어요. 다른 방법으로 로그인해 주세요.").waitFor();
			expect(new URL(page.url()).pathname).toBe("/login");
		} finally {
			await visitor.close();
		}
	});
});

it("passkeys are not offered by a browser that does not support them [DEC-195]", async () => {
	const visitor = await stage.visit({ width: 390 });
	const { page } = visitor;
	try {
		await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
		await signIn(page.context(), stage.product.address, "bronze");
		await openAt(page, "/mypage/user");
		await page.getByText("이 브라우저에서는 패스키를 등록할 수 없어요.").waitFor();
		expect(await page.getByRole("button", { name: "패스키 등록하기" }).count()).toBe(0);
		await page.context().clearCookies();
		await openAt(page, "/login");
		await page.getByRole("button", { name: "로그인하기", exact: true }).waitFor();
		// The server-rendered page does not know yet what its browser supports.
		await page.getByRole("button", { name: "패스키로 로그인하기" }).waitFor({ state: "detached" });
	} finally {
		await visitor.close();
	}
});
