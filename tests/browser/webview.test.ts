import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostPath, type NativeHost, startHost } from "#tests/browser/host/startHost.ts";
import {
	joinBrowser,
	untilLayersOpen,
	type Visit,
	visit,
	type Width,
} from "#tests/browser/support/browser.ts";
import { freePort, type Product, startProduct } from "#tests/browser/support/server.ts";
import { STAY, searchBusan } from "#tests/browser/support/travel.ts";

interface Message {
	readonly event: string;
	readonly payload: { readonly path?: string; readonly url?: string };
}

declare global {
	interface Window {
		received?: Message[];
		comeBack?: (address: string, isEnded: boolean) => void;
	}
}

/** Each has an account of its own, so nobody has booked another's room. */
const people = [
	{ width: 390, account: "bronze" },
	{ width: 820, account: "silver" },
	{ width: 1440, account: "gold" },
] as const;

let browser: Browser;
let product: Product;
let host: NativeHost;
let shy: NativeHost;

beforeAll(async () => {
	const [port, shyPort] = [await freePort(), await freePort()];
	[browser, product] = await Promise.all([
		joinBrowser(),
		startProduct({ world: "small", env: { PUBLIC_URL: `http://localhost:${port}` } }),
	]);
	host = await startHost({ productPort: product.port, port });
	shy = await startHost({ productPort: product.port, port: shyPort, sendsHeader: false });
});
afterAll(async () => {
	await Promise.all([host?.close(), shy?.close()]);
	await product?.remove();
});

/** Opens the app with its first web view. */
async function openApp(address: string, path: string, width: Width): Promise<Visit> {
	const visitor = await visit(browser, { address, width });
	await visitor.page.goto(`${hostPath}?path=${encodeURIComponent(path)}`);
	return visitor;
}

/** Returns the web view in front. */
const front = (page: Page): FrameLocator => page.frameLocator("#screens > iframe:last-child");

/** Waits until the page in front runs as part of the app, and returns it. */
async function ready(page: Page, path: RegExp): Promise<FrameLocator> {
	const frame = await page
		.waitForSelector("#screens > iframe:last-child")
		.then((element) => element.contentFrame());
	await frame?.waitForURL(path);
	await frame?.waitForFunction(() => window.__accompanied === true);
	await frame?.waitForSelector('meta[name="client-interface"][content="WebView"]', { state: "attached" });
	return front(page);
}

/** Waits until the web view in front has a layer that the device's back button closes. */
async function untilOpen(page: Page): Promise<void> {
	const frame = await (await page.waitForSelector("#screens > iframe:last-child")).contentFrame();
	if (frame) await untilLayersOpen(frame);
}

const address = async (page: Page): Promise<string> => {
	const path = await front(page)
		.locator("html")
		.evaluate(() => location.pathname + location.search);
	return path;
};

/** Pays in a card issuer's own app, during which the device terminates ours: the provider's answer relaunches it. */
async function payByApp(page: Page, form: FrameLocator, answer: "승인" | "거절"): Promise<void> {
	await form.getByRole("radio", { name: "신용카드" }).check();
	await form.getByRole("checkbox", { name: "필수 항목에 모두 동의" }).check();
	await form
		.getByRole("button", { name: /원 결제하기$/ })
		.first()
		.click();
	await front(page).getByRole("link", { name: "카드 앱에서 결제하기" }).click();
	await page.getByRole("checkbox", { name: "그동안 기기가 앱을 끝냄" }).check();
	await page.getByRole("button", { name: `카드 앱에서 ${answer}` }).click();
}

const messages = (page: Page) => page.evaluate(() => window.received ?? []);
const screens = (page: Page) => page.locator("#screens > *").count();
const back = (page: Page) => page.getByRole("button", { name: "뒤로", exact: true }).click();

describe.each(people)("the product inside the app at $width px", ({ width, account }) => {
	it("searches, books and pays in a card app even if the device kills ours; the app opens stays and inquiries; no top bar [PROD-15] [BRIDGE-01] [BRIDGE-03] [BRIDGE-05] [ROUTE-05] [ROUTE-21] [UI-TOPBAR-05] [E08]", async () => {
		const visitor = await openApp(host.address, "/", width);
		const { page } = visitor;
		const paid: string[] = [];
		page.on("request", (request) => {
			if (/\/payments\/return\?.*result=success/.test(request.url())) paid.push(request.url());
		});
		const home = await ready(page, /\/$/);
		await searchBusan(home);

		const results = await ready(page, /\/search\?/);
		await results.locator("article h3 button").first().waitFor();
		expect(await results.getByRole("banner").count()).toBe(0);
		await results.getByRole("button", { name: "검색 조건 바꾸기" }).click();
		await results.getByRole("button", { name: "검색", exact: true }).waitFor();
		await results.getByRole("button", { name: "검색", exact: true }).press("Escape");
		expect(await results.locator('a[target="_blank"][href^="/products/"]').count()).toBe(0);
		const stay = await page.evaluate(async (id) => {
			const answer = await fetch(`/products/${id}`);
			return /<h1[^>]*>([^<]+)/.exec(await answer.text())?.[1] ?? "";
		}, STAY);
		await results.getByRole("button", { name: stay, exact: true }).click();
		await expect
			.poll(async () => (await messages(page)).at(-1))
			.toEqual({
				event: "push",
				payload: { path: expect.stringMatching(new RegExp(`^/accom/${STAY}\\?checkInDate=`)) },
			});
		expect(await screens(page)).toBe(2);

		const stayPage = await ready(page, new RegExp(`/accom/${STAY}\\?`));
		await stayPage
			.getByRole("button", { name: /선택하기$/ })
			.first()
			.click();
		await expect
			.poll(async () => (await messages(page)).at(-1)?.payload.path)
			.toMatch(new RegExp(`^/accom/${STAY}/options\\?`));
		const options = await ready(page, /\/options\?/);
		// Every bar belongs to the app, on every page along the way [DEC-190].
		for (const bar of ["banner", "navigation"] as const) expect(await options.getByRole(bar).count()).toBe(0);
		expect(await options.getByRole("heading", { level: 1 }).count()).toBe(1);
		await options.getByRole("link", { name: "예약하기" }).first().click();

		const login = await ready(page, /\/login\?returnUrl=/);
		await login.getByLabel("이메일").fill(`${account}@example.com`);
		await login.getByRole("textbox", { name: "비밀번호" }).fill("Awesome1!");
		await login.getByRole("button", { name: "로그인하기", exact: true }).click();
		const form = await ready(page, /\/booking\//);
		await expect.poll(async () => (await messages(page)).at(-1)).toEqual({ event: "loggedIn", payload: {} });
		await payByApp(page, form, "거절");
		const failed = await ready(page, /\/payments\/fail/);
		await failed.getByText("같은 예약을 다시 결제할 수 있어요.").waitFor();
		await failed.getByRole("link", { name: "다시 결제하기" }).click();
		await payByApp(page, await ready(page, /\/booking\//), "승인");
		const receipt = /\/payments\/complete\//;
		await ready(page, receipt);
		// The card issuer's app opens ours with its answer a second time.
		await page.evaluate(([answer = ""]) => window.comeBack?.(answer, true), paid);
		const complete = await ready(page, receipt);
		await complete.getByRole("link", { name: "예약 상세 보기" }).click();
		const booking = await ready(page, /\/mypage\/books\/\d+/);
		await booking.getByRole("link", { name: "숙소 페이지 보기" }).click();
		await expect
			.poll(async () => (await messages(page)).at(-1))
			.toEqual({ event: "push", payload: { path: `/accom/${STAY}` } });
		await back(page);

		const before = await address(page);
		await front(page).getByRole("contentinfo").getByRole("button", { name: "1:1 문의 내역" }).click();
		await page.getByRole("heading", { name: "앱의 1:1 문의 내역" }).waitFor();
		await expect
			.poll(async () => (await messages(page)).at(-1))
			.toEqual({ event: "push", payload: { path: "/my/inquiry" } });
		await back(page);
		expect(await address(page)).toBe(before);
		expect(JSON.stringify(await messages(page))).not.toMatch(/token/i);
		expect(await visitor.problems()).toEqual([]);
		await visitor.close();
	});

	it("closes open layers first on the device's Back: panels, calendar, guests, photos [PROD-15]", async () => {
		const visitor = await openApp(host.address, "/", width);
		const { page } = visitor;
		const home = await ready(page, /\/$/);
		for (const field of [/여행지 또는 숙소 검색/, /날짜|체크인/, /인원/]) {
			await home.getByRole("button", { name: field }).first().click();
			await untilOpen(page);
			await back(page);
			await home.getByRole("dialog").waitFor({ state: "detached" });
		}
		expect([await address(page), await screens(page)]).toEqual(["/", 1]);
		await visitor.close();

		const second = await openApp(host.address, `/accom/${STAY}`, width);
		const stay = await ready(second.page, /\/accom\//);
		await stay.getByRole("button", { name: /사진/ }).first().click();
		await untilOpen(second.page);
		await back(second.page);
		await stay.getByRole("dialog").waitFor({ state: "detached" });
		expect(await address(second.page)).toBe(`/accom/${STAY}`);
		await second.close();
	});

	it("recognises an app without the header by its bridge, and hands it stays and phone numbers [BRIDGE-02] [BRIDGE-03] [E02]", async () => {
		const visitor = await openApp(shy.address, "/", width);
		const { page } = visitor;
		const home = await ready(page, /\/$/);
		await home.locator("article h3 button").first().click();
		await expect.poll(() => screens(page)).toBe(2);
		await ready(page, /\/(accom|products)\/\d+/);
		await back(page);
		await home.getByRole("button", { name: "전화 문의" }).first().click();
		await expect.poll(async () => (await messages(page)).length).toBe(2);
		const [stay, call] = await messages(page);
		expect(stay).toMatchObject({ event: "push", payload: { path: expect.stringMatching(/^\/accom\/\d+/) } });
		expect(call).toMatchObject({ event: "openExternal", payload: { url: expect.stringMatching(/^tel:/) } });
		await visitor.close();
	});
});
