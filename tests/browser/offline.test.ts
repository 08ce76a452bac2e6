import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
	go,
	open,
	untilHydrated,
	untilIdle,
	type Visit,
	type Width,
	widths,
} from "#tests/browser/support/browser.ts";
import { logIn, signIn } from "#tests/browser/support/members.ts";
import { joinStage } from "#tests/browser/support/stage.ts";

const stage = joinStage("readers");

/** A visitor whose service worker controls the page. */
async function installed(width: Width = 390): Promise<Visit> {
	const visitor = await stage.visit({ width, serviceWorkers: "allow" });
	await open(visitor, "/");
	await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	return visitor;
}

async function enter({ page }: Visit, account: string, target: string): Promise<void> {
	await go(page, `/login?returnUrl=${encodeURIComponent(target)}`);
	await logIn(page, account);
	await page.waitForURL(`**${target}`);
}

/** Opens the first booking in the list, waits until its copy is saved and returns its path. */
async function openVoucher({ page }: Visit): Promise<string> {
	await page.locator('a[href^="/mypage/books/"]').first().click();
	await page.getByRole("button", { name: "바우처 인쇄" }).waitFor();
	const path = new URL(page.url()).pathname;
	await page.waitForFunction(async (kept) => (await caches.match(kept)) !== undefined, path);
	return path;
}

/** Everything the browser has stored: the URLs in its caches and all texts that scripts can read. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		const entries: { url: string; text: string }[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const text = await (await cache.match(request))?.text();
				entries.push({ url: new URL(request.url).pathname, text: text ?? "" });
			}
		}
		return { entries, stores: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]) };
	});

describe("the installed app", () => {
	it("has everything a home screen needs: names, both kinds of icons and shortcuts", async () => {
		const answer = await fetch(`${stage.product.address}/manifest.webmanifest`);
		const manifest = (await answer.json()) as {
			name: string;
			display: string;
			start_url: string;
			icons: { src: string; sizes: string; purpose: string }[];
		};
		expect(manifest).toMatchObject({ name: "어썸스테이", display: "standalone", start_url: "/" });
		const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
		expect(icons).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
		const html = await (await fetch(stage.product.address)).text();
		const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? "";
		const share = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
		expect(share).toBe(`${stage.product.address}/og.jpg`);
		for (const path of [...manifest.icons.map(({ src }) => src), touch, new URL(share).pathname]) {
			const image = await fetch(stage.product.address + path);
			expect([image.status, image.headers.get("content-type")]).toEqual([
				200,
				expect.stringContaining("image/"),
			]);
		}
		expect((await fetch(`${stage.product.address}/sw.js`)).headers.get("cache-control")).toBe("no-cache");
	});

	it("says in Korean that it is offline, and recovers when the network is back", async () => {
		const visitor = await installed();
		const { page } = visitor;
		await page.context().setOffline(true);
		await page.goto("/notice").catch(() => undefined);
		await page.getByRole("heading", { name: "인터넷에 연결되어 있지 않아요" }).waitFor();
		expect(await page.getByRole("link", { name: "저장된 예약 확인서 보기" }).isHidden()).toBe(true);
		await page.context().setOffline(false);
		// Until its stylesheet is there, a page shows both the phone heading and the one for larger screens.
		await untilHydrated(page);
		await page.getByRole("heading", { name: "공지사항", level: 1 }).waitFor();
		await visitor.close();
	});

	it.each(widths)(
		"shows an opened voucher offline at %i px, caches no other personal data, and deletes it at logout [DEC-181] [B12]",
		async (width) => {
			const visitor = await installed(width);
			const { page } = visitor;
			await enter(visitor, "silver", "/mypage/books");
			const path = await openVoucher(visitor);
			const stay = (await page.locator("main h2, main p").allInnerTexts()).join(" ");
			const ownEntries = async () => {
				const { entries } = await kept(page);
				return entries.filter(({ url }) => !url.startsWith("/assets/"));
			};
			await expect
				.poll(async () => (await ownEntries()).map(({ url }) => url).sort())
				.toEqual(
					[
						"/favicon.svg",
						"/mypage/books",
						path,
						"/offline.css",
						"/offline.html",
						"/offline.js",
						"/offline/vouchers.json",
					].sort(),
				);
			const own = await ownEntries();
			expect(own.some(({ text }) => /silver@example\.com|010-?\d{4}-?\d{4}/.test(text))).toBe(false);

			await page.context().setOffline(true);
			await page.goto("/mypage/books");
			await page.getByRole("heading", { name: "저장된 예약 확인서" }).waitFor();
			await page.locator(`a[href="${path}"]`).click();
			await page.getByText("예약번호").waitFor();
			const name = await page.getByRole("heading", { level: 1 }).innerText();
			expect(stay).toContain(name);
			expect(await page.locator("dl").innerText()).toMatch(/체크인[\s\S]*주소/);
			expect(
				await page.evaluate(
					() => getComputedStyle(document.body.querySelector("dl") as Element).borderTopWidth,
				),
			).toBe("1px");

			await page.context().setOffline(false);
			await open(visitor, "/");
			await page.getByRole("button", { name: "메뉴 열기" }).click();
			await page.getByRole("button", { name: "로그아웃" }).click();
			await page.waitForFunction(async () => !(await caches.has("vouchers")));
			await expect
				.poll(async () => (await kept(page)).stores)
				.not.toMatch(/accessToken|refreshToken|userInfo|device-owner|returnUrl/);
			expect(JSON.stringify(await kept(page))).not.toContain(name);
			await page.context().setOffline(true);
			await go(page, path);
			await page.getByRole("heading", { name: "인터넷에 연결되어 있지 않아요" }).waitFor();
			await visitor.close();
		},
	);

	it("deletes the previous member's vouchers when another member logs in on the device", async () => {
		const visitor = await installed();
		const { page } = visitor;
		await enter(visitor, "silver", "/mypage/books");
		const path = await openVoucher(visitor);
		await page.context().clearCookies(); // The login expired.
		await enter(visitor, "silver", "/mypage");
		expect((await kept(page)).entries.map(({ url }) => url)).toContain(path);
		await page.context().clearCookies();
		await enter(visitor, "gold", "/mypage");
		await expect.poll(() => page.evaluate(() => caches.has("vouchers"))).toBe(false);
		await visitor.close();
	});
});

describe("a browser in which a login was ended from elsewhere", () => {
	it("loses the vouchers with the next call, as it may be another person's [DEC-181, DEC-195]", async () => {
		const visitor = await installed();
		const { page } = visitor;
		await enter(visitor, "silver", "/mypage/books");
		const path = await openVoucher(visitor);
		const sessions = `${stage.product.address}/api/auth/sessions`;
		const { data } = await (await page.context().request.get(sessions)).json();
		const { id } = data.sessions.find(({ isCurrent }: { readonly isCurrent: boolean }) => isCurrent);
		const elsewhere = await stage.visit({ width: 390 });
		await signIn(elsewhere.page.context(), stage.product.address, "silver");
		const end = await elsewhere.page.context().request.post(`${sessions}/end`, {
			data: { id },
			headers: { origin: stage.product.address },
		});
		expect(end.status()).toBe(200);
		await elsewhere.close();
		await page.goto("/mypage/books");
		await expect.poll(() => page.evaluate(() => caches.has("vouchers"))).toBe(false);
		await page.context().setOffline(true);
		await page.goto(path).catch(() => undefined);
		await expect
			.poll(() => page.evaluate(() => document.body.innerText).catch(() => ""))
			.not.toContain("예약번호");
		await visitor.close();
	});
});

describe("a tab older than the deployed version", () => {
	/** Simulates a new deployment: the old files are gone. */
	const replaceFiles = ({ page }: Visit) =>
		page.context().route("**/assets/**", (route) => route.fulfill({ status: 404, body: "" }));

	it("finds every chunk it has not loaded yet in the service worker's cache", async () => {
		const visitor = await installed();
		const { page } = visitor;
		// They are cached one after another, in the order of their names.
		const hasAll = async () =>
			(await kept(page)).entries.some(({ url }) => url.startsWith("/assets/wishes.route"));
		expect(await hasAll()).toBe(false);
		// A returning visitor gets the rest.
		await open(visitor, "/");
		await expect.poll(hasAll).toBe(true);
		await replaceFiles(visitor);
		await page.evaluate(() => Object.assign(window, { isOldPage: true }));
		await page.locator('footer a[href="/faq"]').click();
		await page.getByRole("heading", { name: "자주 묻는 질문", level: 1 }).waitFor();
		expect(await page.evaluate(() => "isOldPage" in window)).toBe(true);
		await visitor.close();
	});

	it("does a full page load for its next page when nothing is cached [C19]", async () => {
		const visitor = await stage.visit({ width: 390, isFirst: true });
		const { page } = visitor;
		await open(visitor, "/");
		// Everything the page loads while scrolling down is there before the files are removed.
		await page.locator('footer a[href="/faq"]').scrollIntoViewIfNeeded();
		await untilIdle(visitor);
		await page.evaluate(() => Object.assign(window, { isOldPage: true }));
		await replaceFiles(visitor);
		await page.locator('footer a[href="/faq"]').click();
		await page.waitForFunction(() => !("isOldPage" in window));
		expect(new URL(page.url()).pathname).toBe("/faq");
		await page.context().unroute("**/assets/**");
		await page.reload();
		await page.getByRole("heading", { name: "자주 묻는 질문", level: 1 }).waitFor();
		await visitor.close();
	});
});
