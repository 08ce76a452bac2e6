import type { Page } from "playwright-core";

/** A stay of the product's own channel in Busan, which confirms at once and whose cancel can be undone. */
export const STAY = 3;

/** From a stay's page to the booking form of its first plan; a visitor is asked to log in on the way. */
export async function chooseRoom(page: Page): Promise<void> {
	await page.locator(`a[href*="/options"][href*="accoms=${STAY}&"]`).first().click();
	await page.waitForURL("**/options?**");
	await page.getByRole("link", { name: "예약하기" }).first().click();
}

/** Agrees, takes a card and goes to the provider's page. */
export async function pay(page: Page): Promise<void> {
	await page.getByRole("radio", { name: "신용카드" }).check({ force: true });
	await agree(page);
	await page
		.getByRole("button", { name: /원 결제하기$/ })
		.first()
		.click();
	await page.waitForURL("**/pg/**");
}

export const agree = (page: Page): Promise<void> =>
	page.getByRole("checkbox", { name: "필수 항목에 모두 동의" }).check({ force: true });

/** Lets the provider take the money. */
export async function approve(page: Page): Promise<void> {
	await page.getByRole("button", { name: /원 결제하기$/ }).click();
	await page.waitForURL("**/payments/complete/**");
}

/** The total a page names, as '88,030원'; empty before it is there. */
export async function total(page: Page): Promise<string> {
	const text = await page.locator("main").innerText();
	return /총 결제 금액\s*([\d,]+원)/.exec(text)?.[1] ?? "";
}
