import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page, type Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { beside, go, open, untilHydrated, untilIdle, type Visit } from "#tests/browser/support/browser.ts";
import { chromiumPath } from "#tests/browser/support/chromiumPath.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";
import { agree, BUSAN, chooseRoom, STAY, searchBusan, untilTotal } from "#tests/browser/support/travel.ts";

const stage = joinStage("bookers");

async function visitor(account?: string): Promise<Visit> {
	const visit_ = await stage.visit({ width: 390 });
	if (account) await signIn(visit_.page.context(), stage.product.address, account);
	return visit_;
}

const popups = (page: Page) => page.getByRole("alertdialog").count();

const count = (page: Page, path: RegExp): (() => readonly Request[]) => {
	const seen: Request[] = [];
	page.context().on("request", (request) => {
		if (path.test(new URL(request.url()).pathname)) seen.push(request);
	});
	return () => seen;
};

/** Returns the filled-in booking form for the first plan of the stay of our own channel. */
async function bookingForm(visit_: Visit): Promise<Page> {
	const { page } = visit_;
	await open(visit_, `/products/${STAY}`);
	await chooseRoom(page);
	await page.waitForURL("**/booking/**");
	await untilTotal(page);
	await page.getByRole("radio", { name: "신용카드" }).check();
	await agree(page);
	await page.getByLabel("숙소 요청 사항").fill("늦게 도착해요.");
	return page;
}

const payButton = (page: Page) => page.getByRole("button", { name: /원 결제하기$/ }).first();

describe("a booking on an unreliable connection", () => {
	it("keeps the input, reports the failure without a popup, and makes only one order when resubmitted [C10] [C16] [C18] [B06]", async () => {
		const visit_ = await visitor("bronze");
		const page = await bookingForm(visit_);
		const orders = count(page, /\/v1\/books\/\d+\/order-type\//);
		await page.context().setOffline(true);
		await payButton(page).click();
		await page.getByText("연결이 끊겼어요. 다시 누르면").filter({ visible: true }).first().waitFor();
		expect(await popups(page)).toBe(0);
		expect(await page.getByLabel("숙소 요청 사항").inputValue()).toBe("늦게 도착해요.");

		await page.context().setOffline(false);
		const seen = Promise.withResolvers<void>();
		await page.context().route("**/v1/books/**", async (route) => {
			await seen.promise;
			await route.continue();
		});
		await payButton(page).evaluate((button: HTMLButtonElement) => {
			button.click();
			button.click();
			button.click();
		});
		await page.locator('button[aria-busy="true"]').filter({ visible: true }).first().waitFor();
		seen.resolve();
		await page.waitForURL("**/pg/**");
		await page.context().unroute("**/v1/books/**");
		const keys = orders()
			.filter((request) => request.method() === "POST")
			.map((request) => request.headers()["idempotency-key"]);
		const created = keys.filter((key) => key === keys[0]);
		expect(created).toHaveLength(2); // Once without a network, once with.

		// The tab's storage is gone when the traveller returns from the provider.
		const confirms = count(page, /\/payments\/approve$/);
		await page.evaluate(() => sessionStorage.clear());
		await page.getByRole("button", { name: /원 결제하기$/ }).click();
		await page.waitForURL("**/payments/complete/**");
		await page.getByRole("link", { name: "예약 상세 보기" }).waitFor();
		const after = confirms().length;
		await page.reload();
		await page.getByRole("link", { name: "예약 상세 보기" }).waitFor();
		await page.getByRole("link", { name: "예약 상세 보기" }).click();
		await page.waitForURL("**/mypage/books/*");
		await page.goBack();
		await page.getByRole("link", { name: "예약 상세 보기" }).waitFor();
		expect(confirms()).toHaveLength(after);
		await go(page, "/mypage/books");
		await page.locator('a[href^="/mypage/books/"]').first().waitFor();
		await visit_.close();
	});
});

describe("failing calls", () => {
	it("in five tabs share one refresh [C02] [DEC-109]", async () => {
		const visit_ = await visitor("silver");
		const context = visit_.page.context();
		const pages = [visit_.page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
		await Promise.all(
			pages.map(async (page) => {
				await page.goto("/", { waitUntil: "domcontentloaded" });
				await untilHydrated(page);
			}),
		);
		const refreshes = count(visit_.page, /\/api\/auth\/refresh$/);
		await context.clearCookies({ name: "accessToken" });
		await Promise.all(
			pages.map(async (page) => {
				await page.getByRole("button", { name: "메뉴 열기" }).click();
				await page.locator('dialog a[href="/mypage/books"]').click();
				await page.locator('main a[href^="/mypage/books/"]').first().waitFor();
			}),
		);
		expect(refreshes()).toHaveLength(1);
		for (const page of pages) expect(await popups(page)).toBe(0);
		await visit_.close();
	});

	it("are cancelled without an error message when the page is left [C09]", async () => {
		const visit_ = await visitor("silver");
		const { page } = visit_;
		await open(visit_, "/");
		const left = Promise.withResolvers<void>();
		await page.route("**/v1/books/**", async (route) => {
			await left.promise;
			await route.continue().catch(() => undefined);
		});
		const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("/books/status/"));
		await page.getByRole("button", { name: "메뉴 열기" }).click();
		const asked = page.waitForRequest("**/v1/books/**");
		await page.locator('dialog a[href="/mypage/books"]').click();
		await asked;
		await page.locator('footer a[href="/policy/terms"]').click();
		await page.getByRole("heading", { name: "이용약관", level: 1 }).waitFor();
		expect((await aborted).failure()?.errorText).toContain("ABORTED");
		left.resolve();
		await expect.poll(() => page.locator("[data-loading], dialog[open]").count()).toBe(0);
		expect(await popups(page)).toBe(0);
		await visit_.close();
	});

	it("in the background hide their part of the page, without a popup [C14] [HTTP-07]", async () => {
		const visit_ = await visitor();
		const { page } = visit_;
		await page
			.context()
			.route("**/api/**", (route) => route.fulfill({ status: 500, body: "<html>no</html>" }));
		for (const path of ["/", `/products/${STAY}`, "/search"]) {
			await open(visit_, path);
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			await untilIdle(visit_);
			expect(await popups(page)).toBe(0);
			expect(await page.locator("h1").count()).toBe(1);
		}
		expect((await visit_.problems()).filter((problem) => !problem.includes("status of 500"))).toEqual([]);
		await visit_.close();
	});
});

describe("a device with broken storage or clock", () => {
	it("keeps searching when its storage is full [B04]", async () => {
		const visit_ = await visitor();
		const { page } = visit_;
		await open(visit_, "/");
		await page.evaluate(() => {
			for (const store of [localStorage, sessionStorage]) {
				store.clear();
				for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
					try {
						for (let turn = 0; turn < 10; turn++) store.setItem(`fill-${size}-${turn}`, "x".repeat(size));
					} catch {}
				}
			}
		});
		await searchBusan(page);
		await page.waitForURL("**/search?**cityCode=BUSAN**");
		await page.locator("article").first().waitFor();
		expect(await popups(page)).toBe(0);
		expect(await visit_.problems()).toEqual([]);
		await visit_.close();
	});

	it("shows pages without cookies and storage, and explains once at login what is missing [B05]", async () => {
		const folder = mkdtempSync(join(tmpdir(), "no-cookies-"));
		mkdirSync(join(folder, "Default"));
		const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
		writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(preferences));
		const context = await chromium.launchPersistentContext(folder, {
			executablePath: chromiumPath() ?? "",
			args: ["--no-sandbox", "--disable-gpu"],
			baseURL: stage.product.address,
			viewport: { width: 390, height: 844 },
			locale: "ko-KR",
			serviceWorkers: "block",
		});
		const page = await context.newPage();
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(String(error)));
		for (const path of ["/", "/search", `/products/${STAY}`, "/login"]) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await untilHydrated(page);
		}
		await page.getByLabel("이메일").fill("silver@example.com");
		await page.getByRole("textbox", { name: "비밀번호" }).fill("Awesome1!");
		await page.getByRole("button", { name: "로그인하기", exact: true }).click();
		await page.getByText("쿠키를 허용해 주세요").waitFor();
		expect(await popups(page)).toBe(1);
		await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
		await expect.poll(() => popups(page)).toBe(0);
		expect(new URL(page.url()).pathname).toBe("/login");
		expect(errors).toEqual([]);
		await context.close();
		rmSync(folder, { recursive: true, force: true });
	});

	it("shows recent searches from another tab [B10]", async () => {
		const visit_ = await visitor();
		const { page } = visit_;
		await open(visit_, "/");
		const visitOfOther = await beside(visit_);
		await open(visitOfOther, "/");
		const other = visitOfOther.page;
		await page.getByRole("button", { name: /여행지 또는 숙소 검색/ }).click();
		await other.getByRole("button", { name: /여행지 또는 숙소 검색/ }).click();
		await other.getByRole("combobox", { name: "여행지 또는 숙소 검색" }).fill("부산");
		await other.getByRole("option", { name: BUSAN }).click();
		await page.getByRole("dialog").getByText("부산").first().waitFor();
		await expect
			.poll(() => page.evaluate(() => localStorage.getItem("recent-location") ?? ""))
			.toContain("부산");
		await visit_.close();
	});

	it.each([
		["a year ahead", 366],
		["a day behind", -1],
	])("determines the day and keeps its login with a clock that is %s [B13]", async (_, days) => {
		const visit_ = await visitor("silver");
		const { page } = visit_;
		await page.clock.install({ time: Date.now() + days * 86_400_000 });
		const refreshes = count(page, /\/api\/auth\/refresh$/);
		await open(visit_, "/");
		await page.getByRole("button", { name: "메뉴 열기" }).click();
		await page.locator('dialog a[href="/mypage/books"]').click();
		await page.locator('main a[href^="/mypage/books/"]').first().waitFor();
		expect(refreshes()).toEqual([]);
		const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
		await expect
			.poll(() => page.evaluate(() => localStorage.getItem("default-dates") ?? ""))
			.toContain(`"madeOn":"${today}"`);
		await visit_.close();
	});
});
