import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open, untilHydrated, type Visit, type Width, widths } from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";
import { agree, chooseRoom, STAY, untilTotal } from "#tests/browser/support/travel.ts";

const results = "/search?searchText=%EC%84%9C%EC%9A%B8&cityCode=SEOUL";
const wishCall = "**/api/content/v1/wishs/products/*";

const stage = joinStage("readers");

/** The result list as a member sees it when the wish-list calls fail in the given way. */
async function asMember(
	{ account, width }: { readonly account: string; readonly width: Width },
	failure: { readonly status: number; readonly code: number },
	work: (page: Page, visitor: Visit) => Promise<void>,
): Promise<void> {
	const visitor = await stage.visit({ width });
	try {
		await signIn(visitor.page.context(), stage.product.address, account);
		await visitor.page.route(wishCall, (route) =>
			route.fulfill({
				status: failure.status,
				json: { result: "FAIL", code: failure.code, message: "다시 로그인해 주세요.", data: null },
			}),
		);
		await open(visitor, results);
		await work(visitor.page, visitor);
	} finally {
		await visitor.close();
	}
}

/** Presses up to `most` hearts in one go, once there are any. */
async function pressHearts(page: Page, most: number): Promise<void> {
	const hearts = page.getByRole("button", { name: /찜/ });
	await hearts.first().waitFor();
	await hearts.evaluateAll((buttons, count) => {
		for (const button of buttons.slice(0, count)) (button as HTMLElement).click();
	}, most);
}

const popup = (page: Page) => page.getByRole("alertdialog");
const isLoggedIn = async (page: Page): Promise<boolean> =>
	(await page.context().cookies()).some(({ name }) => name === "session");

/** Reads the single open popup and accepts it. */
async function accept(page: Page): Promise<string> {
	await popup(page).waitFor();
	const text = (await popup(page).innerText()).split("\n")[0] ?? "";
	await popup(page).getByRole("button", { name: "확인" }).click();
	return text;
}

describe.each(widths)("a session that ends at %i px", (width) => {
	it("is reported once, however many calls learn that the member has changed, and leads to the login [ERR-HTTP-10] [C05]", () =>
		asMember({ account: "bronze", width }, { status: 499, code: -2 }, async (page) => {
			await pressHearts(page, 10);
			expect(await accept(page)).toBe("회원 정보가 변경되어 다시 로그인이 필요합니다.");
			await page.waitForURL("**/login?**");
			await expect.poll(() => isLoggedIn(page)).toBe(false);
			await expect.poll(() => popup(page).count()).toBe(0);
		}));

	it.each(width === 390 ? [200, 400] : [400])(
		"reloads once when the login has expired (HTTP %i), and not again within 30 seconds [ERR-HTTP-11] [DEC-111] [C06]",
		(status) =>
			asMember({ account: "silver", width }, { status, code: -3 }, async (page, visitor) => {
				let documents = 0;
				page.on("request", (request) => {
					if (request.isNavigationRequest()) documents += 1;
				});
				await pressHearts(page, 3);
				expect(await accept(page)).toBe("로그인이 만료되었습니다. 다시 로그인해 주세요.");
				await expect.poll(() => documents).toBe(1);
				await untilHydrated(page);
				await expect.poll(() => isLoggedIn(page)).toBe(false);

				await signIn(page.context(), stage.product.address, "silver");
				await open(visitor, results);
				documents = 0;
				await pressHearts(page, 1);
				await accept(page);
				await page.waitForURL("**/login?**");
				expect(documents).toBe(0);
			}),
	);

	it("survives a refresh that the server could not answer, and ends with one it refused [AUTH-SESSION-12] [C03]", () =>
		asMember({ account: "gold", width }, { status: 401, code: -4 }, async (page) => {
			const answer = { status: 503 };
			let refused = 0;
			let pressed = 0;
			page.on("requestfinished", (request) => {
				if (request.url().includes("/wishs/products/")) refused += 1;
			});
			await page.route("**/api/auth/refresh", async (route) => {
				// Both calls wait for this answer; a call refused later would request a refresh of its own.
				await expect.poll(() => refused).toBe(pressed);
				await route.fulfill({ ...answer, json: { result: "FAIL", code: -1, message: "", data: null } });
			});
			pressed = 2;
			await pressHearts(page, 2);
			expect(await accept(page)).toBe("서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.");
			expect(await isLoggedIn(page)).toBe(true);
			expect(new URL(page.url()).pathname).toBe("/search");
			answer.status = 400;
			pressed = refused + 2;
			await pressHearts(page, 2);
			await page.waitForURL("**/login?**");
			await expect.poll(() => isLoggedIn(page)).toBe(false);
			// A message still open about the first failure disappears with the page it was shown on.
			await expect.poll(() => popup(page).count()).toBe(0);
		}));
});

describe.each(widths)("a member's screen at %i px", (width) => {
	it("leads to the login when the session was ended elsewhere, even if it handles its own failures [ERR-HTTP-10] [DEC-110]", async () => {
		const visitor = await stage.visit({ width });
		try {
			const { page } = visitor;
			await signIn(page.context(), stage.product.address, "bronze");
			await page.route("**/api/**", (route) =>
				route.request().method() === "DELETE"
					? route.continue()
					: route.fulfill({
							status: 499,
							json: { result: "FAIL", kind: "memberChanged", code: -6, message: "", data: null },
						}),
			);
			await page.goto(`${stage.product.address}/mypage`);
			expect(await accept(page)).toBe("회원 정보가 변경되어 다시 로그인이 필요합니다.");
			await page.waitForURL("**/login?**");
			await expect.poll(() => isLoggedIn(page)).toBe(false);
		} finally {
			await visitor.close();
		}
	});

	it("keeps its member while the server cannot resolve the session, and recovers once it can [DEC-186]", async () => {
		const visitor = await stage.visit({ width });
		try {
			const { page } = visitor;
			await signIn(page.context(), stage.product.address, "bronze");
			await open(visitor, "/faq");
			const context = page.context();
			const { name, value, domain, path } = (await context.cookies()).find(
				(cookie) => cookie.name === "session",
			)!;
			// The access token has expired: its cookie is gone, and the marker says so.
			await context.clearCookies({ name: "accessToken" });
			await context.clearCookies({ name: "userInfo" });
			await context.addCookies([{ name, value: "1", domain, path, expires: Date.now() / 1000 + 86_400 }]);
			const isDown = { value: true };
			await page.route("**/api/auth/refresh", (route) =>
				isDown.value
					? route.fulfill({
							status: 503,
							json: { result: "FAIL", kind: "busy", code: -9, message: "", data: null },
						})
					: route.continue(),
			);
			expect(value).not.toBe("1");
			// The document from a server that could not renew the session either.
			await page.route("**/faq", async (route) => {
				const headers = { ...route.request().headers(), cookie: "" };
				await route.fulfill({ response: await route.fetch({ headers }) });
			});
			await page.reload();
			await untilHydrated(page);
			await expect.poll(() => isLoggedIn(page)).toBe(true);
			expect((await context.cookies()).map((cookie) => cookie.name)).toContain("refreshToken");
			expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("accessToken");
			isDown.value = false;
			await page.evaluate(() => window.dispatchEvent(new Event("focus")));
			await expect
				.poll(async () => (await context.cookies()).map((cookie) => cookie.name))
				.toContain("accessToken");
		} finally {
			await visitor.close();
		}
	});
});

describe.each(widths)("a session that its member ends at %i px", (width) => {
	it("stays over when going back: its pages lead to the login, and the next Back to the page before them [AUTH-SESSION-05] [UI-TOPBAR-02]", async () => {
		const visitor = await stage.visit({ width });
		const { page } = visitor;
		try {
			await open(visitor, "/faq");
			await signIn(page.context(), stage.product.address, "silver");
			await open(visitor, "/mypage");
			await page.getByRole("main").getByRole("button", { name: "로그아웃" }).click();
			await page.waitForURL((url) => url.pathname === "/");
			await page
				.getByRole("banner")
				.getByRole("link", { name: /^로그인/ })
				.waitFor();
			expect(await isLoggedIn(page)).toBe(false);
			await page.goBack();
			await page.waitForURL("**/login?returnUrl=%2Fmypage");
			await page.goBack();
			await page.waitForURL("**/faq");
		} finally {
			await visitor.close();
		}
	});
});

describe.each(widths)("a slow server at %i px", (width) => {
	it("leaves the traveller in control: the button turns busy at once, and navigation stays available [C15]", () =>
		asMember({ account: "upgraded", width }, { status: 500, code: -9 }, async (page, visitor) => {
			await open(visitor, `/products/${STAY}`);
			await chooseRoom(page);
			await page.waitForURL("**/booking/**");
			await untilTotal(page);
			await page.getByRole("radio", { name: "신용카드" }).check();
			await agree(page);
			let orders = 0;
			await page.route("**/v1/books/**", () => {
				orders += 1;
			});
			const button = page.getByRole("button", { name: /원 결제하기$/ }).first();
			// The call is never answered: what is shown is shown immediately.
			await button.evaluate((pay: HTMLButtonElement) => {
				for (let press = 0; press < 3; press += 1) pay.click();
			});
			await page.locator('button[aria-busy="true"]').filter({ visible: true }).first().waitFor();
			await expect.poll(() => orders).toBe(1);
			await page.goBack();
			await page.waitForURL((url) => url.pathname === `/products/${STAY}`);
			expect(orders).toBe(1);
		}));
});
