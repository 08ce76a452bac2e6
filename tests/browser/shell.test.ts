import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
	beside,
	go,
	open,
	untilHydrated,
	untilIdle,
	type Visit,
	type Width,
} from "#tests/browser/support/browser.ts";
import { logIn, signIn } from "#tests/browser/support/members.ts";
import { joinStage, play } from "#tests/browser/support/stage.ts";

/** The shell around the screens, where only a browser can tell: storage, tabs, the browser's own Back, the network. */
const stage = joinStage("readers");

const withVisitor = (width: Width, work: (visitor: Visit) => Promise<void>): Promise<void> =>
	play(stage, { width }, work);

interface Entry {
	readonly event: string;
	readonly path?: string;
}

/** Returns the entries of one event once there are `count` of them. */
async function reported(page: Page, event: string, count: number): Promise<readonly Entry[]> {
	const read = () =>
		page.evaluate(
			(wanted) => ((window.dataLayer as Entry[] | undefined) ?? []).filter((entry) => entry.event === wanted),
			event,
		);
	await expect.poll(async () => (await read()).length).toBe(count);
	return read();
}

/** Waits until the part of the shell that watches the network and other tabs is loaded; it also reports the page view. */
const untilFollowing = (page: Page) => page.waitForFunction(() => "dataLayer" in window);

const wayBack = (page: Page) => page.evaluate(() => sessionStorage.getItem("url-history"));

describe("the shell in a browser", () => {
	it("reports page views, searches, stays and wishes once each, however they were triggered [TRACK-01] [TRACK-02] [DEC-005]", () =>
		withVisitor(1440, async (visitor) => {
			const { page } = visitor;
			await signIn(page.context(), stage.product.address, "gold");
			await open(visitor, "/search");
			await page.getByRole("link", { name: "자주 묻는 질문" }).first().click();
			await page.waitForURL("**/faq");
			expect((await reported(page, "page_view", 2)).map(({ path }) => path)).toEqual(["/search", "/faq"]);
			expect(await reported(page, "search", 1)).toMatchObject([{ searchText: "서울", adtCnt: 2, chdCnt: 0 }]);
			await open(visitor, "/products/5");
			expect(await reported(page, "view_item", 1)).toMatchObject([{ productIdx: 5 }]);
			await page.locator("main").getByRole("button", { name: /찜/ }).first().click();
			expect(await reported(page, "add_to_wishlist", 1)).toMatchObject([{ productIdx: 5, wished: true }]);
			await reported(page, "page_view", 1);
		}));

	it("works the same when the tag manager throws [TRACK-03]", () =>
		withVisitor(1440, async (visitor) => {
			const { page } = visitor;
			await page.addInitScript(() => {
				window.dataLayer = {
					push() {
						throw new Error("blocked");
					},
				};
			});
			await open(visitor, "/");
			await page.getByRole("link", { name: "자주 묻는 질문" }).first().click();
			await page.getByRole("heading", { name: "자주 묻는 질문", level: 1 }).waitFor();
			await expect.poll(() => wayBack(page)).toBe('["/"]');
		}));

	it("returns by a phone's top bar to the last position, and home from a page opened directly [UI-TOPBAR-02] [STORE-HIST-03] [STORE-HIST-04] [DEC-119]", () =>
		withVisitor(390, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/notice");
			await page.locator('main a[href^="/notice/"]').first().click();
			await page.waitForURL("**/notice/*");
			await expect.poll(() => wayBack(page)).toBe('["/notice"]');
			await page.getByRole("button", { name: "뒤로" }).click();
			await page.waitForURL("**/notice");
			await expect.poll(() => wayBack(page)).toBe("[]");
			expect(await page.evaluate(() => sessionStorage.getItem("history"))).toBeNull();
			await page.getByRole("button", { name: "뒤로" }).click();
			await page.waitForURL(`${stage.product.address}/`);
		}));

	it.each([
		[390, "/search", 68],
		[820, "/", 80],
		[1440, "/search", 68],
	] as const)(
		"slides the header of %i px out on scrolling down in %s, and back in on scrolling up [SCROLL-01] [SCROLL-02] [UI-TOTOP-03] [UI-HEADER-07]",
		(width, path, height) =>
			withVisitor(width, async (visitor) => {
				const { page } = visitor;
				await open(visitor, path);
				const header = page.locator("header").first();
				const bottom = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
				expect(await bottom()).toBe(height);
				const content = await header.locator("> *").first().boundingBox();
				expect(content?.width).toBeLessThanOrEqual(1200);
				const toTop = page.getByRole("button", { name: "맨 위로" });
				expect(await toTop.count()).toBe(0);
				await page.evaluate(() => window.scrollTo(0, 600));
				await expect.poll(bottom).toBe(0);
				await page.evaluate(() => window.scrollTo(0, 500));
				await expect.poll(bottom).toBe(height);
				await toTop.click();
				await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
				await expect.poll(() => toTop.count()).toBe(0);
			}),
	);

	it.each([
		[390, 1],
		[390, 1.25],
		[390, 2],
		[820, 2],
		[1440, 2],
	] as const)(
		"fits the whole search at %i px with text at %d times its size [UI-HEADER-02] [UI-SUM-01]",
		(width, times) =>
			withVisitor(width, async (visitor) => {
				const { page } = visitor;
				await open(visitor, "/search");
				const found = await page.evaluate((larger) => {
					document.documentElement.style.fontSize = `${larger * 100}%`;
					const header = document.querySelector("header")?.getBoundingClientRect();
					const texts = [...document.querySelectorAll("header button[aria-expanded] span span")];
					const boxes = texts.map((text) => text.getBoundingClientRect());
					return {
						above: boxes.some(({ top }) => top < 0),
						below: boxes.some(({ bottom }) => bottom > (header?.bottom ?? 0)),
						cut: texts.filter((text) => text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1)
							.length,
						texts: texts.length,
					};
				}, times);
				expect(found).toMatchObject({ above: false, below: false, cut: 0 });
				expect(found.texts).toBeGreaterThan(4);
			}),
	);

	it("does not move the page while a sheet covers a phone and off-screen content is skipped", () =>
		withVisitor(390, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/");
			const look = () =>
				page.evaluate(() => {
					const parts = [...document.querySelectorAll("main section, main li, footer")].filter(
						(part) => !part.closest("dialog"),
					);
					return {
						height: document.documentElement.scrollHeight,
						scrolled: window.scrollY,
						places: parts.map((part) => JSON.stringify(part.getBoundingClientRect())),
						leftOut: parts.filter((part) => getComputedStyle(part).contentVisibility === "hidden").length,
					};
				});
			await page.evaluate(() => window.scrollTo(0, 150));
			await expect.poll(async () => (await look()).scrolled).toBe(150);
			// Content that has come near the viewport gets its real size within the next frames, which may be late on a busy machine.
			let before = await look();
			const rest = async () => {
				await untilIdle(visitor);
				const earlier = before;
				before = await look();
				return JSON.stringify(before) === JSON.stringify(earlier);
			};
			await expect.poll(rest).toBe(true);
			expect(before.leftOut).toBe(0);
			await page.getByRole("button", { name: /^체크인/ }).click();
			await page.getByRole("grid").first().waitFor();
			const { leftOut, ...during } = await look();
			expect(leftOut).toBeGreaterThan(3);
			expect({ ...during, leftOut: 0 }).toEqual(before);
			await page.keyboard.press("Escape");
			await page.getByRole("dialog").waitFor({ state: "detached" });
			await expect.poll(look).toEqual(before);
		}));

	it("follows a login or logout in another tab [AUTH-SESSION-07]", () =>
		withVisitor(1440, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/login?returnUrl=%2Fmypage");
			const other = await beside(visitor);
			await open(other, "/login?returnUrl=%2Fmypage%2Fwishes");
			for (const tab of [page, other.page]) await untilFollowing(tab);
			await logIn(other.page, "gold");
			await other.page.waitForURL("**/mypage/wishes");
			await page.waitForURL("**/mypage");
			await other.page
				.getByText("찜한 숙소가 없어요.")
				.or(other.page.getByRole("article").first())
				.first()
				.waitFor();
			await other.page.getByRole("button", { name: "메뉴 열기" }).click();
			await other.page.getByRole("dialog").getByRole("button", { name: "로그아웃" }).click();
			await page.waitForURL("**/login?returnUrl=%2Fmypage");
			expect(await other.problems()).toEqual([]);
		}));

	it("saves the wish made before the login, and cleans up the URL [DEC-094] [STORE-HIST-06]", () =>
		withVisitor(390, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/products/6");
			const heart = page.locator("main").getByRole("button", { name: /찜/ }).first();
			await heart.click();
			await logIn(page, "silver");
			await page.waitForURL((url) => url.pathname === "/products/6" && !url.search.includes("type="));
			await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
		}));

	it("announces when the connection is lost and restored [HTTP-09]", () =>
		withVisitor(820, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/faq");
			const notice = page.getByText("인터넷 연결이 끊겼어요.");
			await untilFollowing(page);
			await page.context().setOffline(true);
			await notice.waitFor();
			// It is visible only for seconds: a wait that starts afterwards might be too late.
			const told = page.getByText("다시 연결되었어요.").waitFor();
			await Promise.all([told, page.context().setOffline(false)]);
			await expect.poll(() => notice.count()).toBe(0);
		}));

	it("prints a page without screen-only controls [DEC-181]", () =>
		withVisitor(1440, async (visitor) => {
			const { page } = visitor;
			await open(visitor, "/policy/terms");
			await page.emulateMedia({ media: "print" });
			await expect.poll(() => page.getByRole("banner").isVisible()).toBe(false);
			expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
			expect(await page.getByRole("heading", { name: "이용약관", level: 1 }).isVisible()).toBe(true);
			// Paper is as narrow as a phone, and has no bar to carry the title.
			await page.setViewportSize({ width: 700, height: 900 });
			await go(page, "/faq");
			await untilHydrated(page);
			expect(await page.getByRole("heading", { name: "자주 묻는 질문", level: 1 }).count()).toBe(1);
			expect(await page.getByRole("button", { name: "뒤로" }).count()).toBe(0);
		}));
});
