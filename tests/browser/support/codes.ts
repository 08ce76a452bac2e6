import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilHydrated } from "./browser.ts";

/** The last code sent to a destination, as shown in the development inbox; empty before the first. */
async function lastCode(page: Page, dest: string): Promise<string> {
	const inbox = await fetch(new URL(`/dev/inbox?dest=${encodeURIComponent(dest)}`, page.url()));
	return /인증번호 (\d{6})/.exec(await inbox.text())?.[1] ?? "";
}

/** Requests a code next to the filled-in field, types it and confirms it. */
export async function prove(page: Page, dest: string): Promise<void> {
	await untilHydrated(page);
	const before = await lastCode(page, dest);
	await page.getByRole("button", { name: "인증번호 받기", disabled: false }).click();
	const field = page.getByLabel("인증번호", { exact: true });
	await field.waitFor();
	await expect.poll(() => lastCode(page, dest)).not.toBe(before);
	await field.fill(await lastCode(page, dest));
	await page.getByRole("button", { name: "확인하기" }).click();
	await field.waitFor({ state: "detached" });
}
