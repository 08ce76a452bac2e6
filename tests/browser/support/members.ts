import type { BrowserContext, Page } from "playwright-core";
import { untilHydrated } from "./browser.ts";

const PASSWORD = "Awesome1!";

/** Signs in a demo account without the form, as fast as one call. */
export async function signIn(context: BrowserContext, address: string, account: string): Promise<void> {
	const answer = await context.request.post(`${address}/api/auth/login`, {
		data: { loginType: "EMAIL", id: `${account}@example.com`, pwd: PASSWORD },
		headers: { origin: address },
	});
	if (!answer.ok()) throw new Error(`${account} cannot log in: ${await answer.text()}`);
}

/** Fills in the login form and submits it once the page is interactive; before that, the browser itself would submit it. */
export async function logIn(page: Page, account: string): Promise<void> {
	await page.waitForURL("**/login?**");
	await untilHydrated(page);
	await page.getByLabel("이메일").fill(`${account}@example.com`);
	await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
	await page.getByRole("button", { name: "로그인하기", exact: true }).click();
}
