import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilAlive } from "./browser.ts";

/** The last code that was sent to somebody, as the development inbox shows it; empty before the first. */
async function lastCode(page: Page, dest: string): Promise<string> {
	const inbox = await fetch(new URL(`/dev/inbox?dest=${encodeURIComponent(dest)}`, page.url()));
	return /인증번호 (\d{6})/.exec(await inbox.text())?.[1] ?? "";
}

/** Asks for a code beside the field that was filled, types it and proves it. */
export async function prove(page: Page, dest: string): Promise<void> {
	await untilAlive(page);
	const before = await lastCode(page, dest);
	await page.getByRole("button", { name: "인증번호 받기", disabled: false }).click();
	const field = page.getByLabel("인증번호", { exact: true });
	await field.waitFor();
	await expect.poll(() => lastCode(page, dest)).not.toBe(before);
	await field.fill(await lastCode(page, dest));
	await page.getByRole("button", { name: "확인하기" }).click();
	await field.waitFor({ state: "detached" });
}
