import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { routesOf } from "#ui/routes.ts";
import { screens } from "#ui/screens.ts";
import { accessibilityViolations, sidewaysScroll } from "./accessibilityViolations.ts";
import { Addresses } from "./addresses.ts";
import { heights, often, open, type Visit, type Width } from "./browser.ts";
import { signIn } from "./members.ts";
import { unreachable } from "./reach.ts";
import { shoot } from "./screens.ts";
import { shifts } from "./shift.ts";
import { joinStage } from "./stage.ts";

const routes = routesOf(async () => screens);

/** Width in px that equals a phone at 200 % zoom (WCAG 1.4.10). */
const zoomed = 320;
const pagesAtOnce = 2;
/** Pages with links to parameterised routes, in addition to the pages that are routes themselves. */
const moreSources = ["/mypage/books?tab=complete"];

/** Paths that look different for another grade or member type than for the Gold member: those with prices or the membership. */
export const differs = /^\/($|search|products|booking|mypage(\/awesome-cash)?$|membership)/;

/** The persona as whom the pages are viewed. */
export interface Persona {
	/** The demo account; null for a logged-out visitor. */
	readonly account: string | null;
	/** The width at which pages are loaded. */
	readonly width: Width;
	/** The widths at which each page is checked, in addition to the zoomed one. */
	readonly checkedWidths: readonly Width[];
	/** The paths to check. */
	readonly visits: RegExp;
	/** The routes that no link leads this persona to. */
	readonly unlinked: RegExp;
}

/** Defines the tests of every route: one walk per persona. */
export function crawlAs(...personas: readonly Persona[]): void {
	const stage = joinStage("readers");
	describe.each(personas)(
		"every route as $account, at $checkedWidths px",
		({ account, width, unlinked, ...persona }) => {
			it("has no barrier, nothing that moves by itself, nothing too small for a finger or covered while it has the focus, no sideways scroll up to 200 % zoom, no word on the console and no hydration mismatch [LAYOUT-01] [LAYOUT-03] [DEC-182]", async () => {
				// Windows, not tabs: a background tab is rendered only once a second.
				const visitors = await Promise.all(
					Array.from({ length: pagesAtOnce }, () => stage.visit({ width, isFirst: true })),
				);
				try {
					for (const { page } of account ? visitors : [])
						await signIn(page.context(), stage.product.address, account ?? "");
					const addresses = new Addresses(routes);
					const found = await walk(visitors, addresses, persona);
					expect(found, JSON.stringify(found)).toEqual({});
					const lost = addresses.unknown.filter((path) => !unlinked.test(path));
					expect(lost, "routes nothing links to: name an address in support/addresses.ts").toEqual([]);
				} finally {
					for (const visitor of visitors) await visitor.close();
				}
			});
		},
	);
}

/** Returns every fault of a page, both as loaded and at each width. */
async function faults(
	visitor: Visit,
	path: string,
	checkedWidths: readonly Width[],
): Promise<readonly string[]> {
	const { page, problems } = visitor;
	const complaints = (await problems()).filter(
		// An order that no traveller was sent a link to gives the same 404 as a page that does not exist.
		(problem) => !(/^\/(nothing|lms\/)/.test(path) && problem.includes("status of 404")),
	);
	const found = complaints.map((problem) => `console: ${problem}`);
	found.push(...(await shifts(page)).map((shift) => `${visitor.width} px: ${shift}`));
	if ((await page.getAttribute("html", "lang")) !== "ko") found.push("not in Korean");
	for (const width of checkedWidths) {
		await resize(page, width);
		if ((await page.locator("h1:visible").count()) !== 1) found.push(`${width} px: not one h1`);
		found.push(...(await accessibilityViolations(page)).map((barrier) => `${width} px: ${barrier}`));
		found.push(
			...(await unreachable(page, { fingers: width === 390 })).map((each) => `${width} px: ${each}`),
		);
		const pixels = await sidewaysScroll(page);
		if (pixels > 0) found.push(`${width} px: scrolls sideways by ${pixels}`);
		if (process.env.SCREENS) await shoot({ ...visitor, width }, path.slice(1).replace(/\W+/g, "-") || "home");
	}
	await resize(page, zoomed);
	const pixels = await sidewaysScroll(page);
	if (pixels > 0) found.push(`${zoomed} px: scrolls sideways by ${pixels}`);
	return found;
}

async function resize(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	// What a bar covers at one particular scroll position does not count against the page. Waits for two frames: the first delivers the new
	// window width to its listeners.
	await page.evaluate(() => {
		scrollTo(0, 0);
		return new Promise<unknown>((drawn) => {
			requestAnimationFrame(() => requestAnimationFrame(drawn));
			// A window that has stopped rendering would otherwise be waited for forever.
			setTimeout(drawn, 5000);
		});
	});
}

/** Opens every reachable page, in a few windows. */
async function walk(
	visitors: readonly Visit[],
	addresses: Addresses,
	{ visits, checkedWidths }: { readonly visits: RegExp; readonly checkedWidths: readonly Width[] },
): Promise<Record<string, readonly string[]>> {
	const faulty: Record<string, readonly string[]> = {};
	const waiting = [...addresses.known, ...moreSources];
	const look = async (visitor: Visit, path: string) => {
		const isSource = path.startsWith("/mypage/books");
		if (!(visits.test(path) || isSource) || (await isElsewhere(visitor, path))) return;
		await visitor.page.setViewportSize({ width: visitor.width, height: heights[visitor.width] });
		await open(visitor, path);
		const isComplete = await untilFilled(visitor.page);
		waiting.push(...addresses.learn(await links(visitor.page)));
		// A page that a redirect leads to is checked under its own URL.
		const isHere = new URL(visitor.page.url()).pathname === new URL(path, visitor.page.url()).pathname;
		if (!isHere || !visits.test(path) || moreSources.includes(path)) return;
		const found = await faults(visitor, path, checkedWidths);
		if (!isComplete) faulty[path] = ["still loading", ...found];
		else if (found.length > 0) faulty[path] = found;
	};
	let busy = 0;
	const lookAtAll = async (visitor: Visit) => {
		// Another window may still discover pages.
		while (waiting.length > 0 || busy > 0) {
			const path = waiting.shift();
			if (path === undefined) {
				await new Promise((later) => setTimeout(later, 20));
				continue;
			}
			busy++;
			await look(visitor, path)
				.catch((error: unknown) => {
					faulty[path] = [String(error)];
				})
				.finally(() => {
					busy--;
				});
		}
	};
	await Promise.all(visitors.map(lookAtAll));
	return faulty;
}

/** Whether the server answers with a redirect to another page. */
async function isElsewhere({ page }: Visit, path: string): Promise<boolean> {
	// Unlike a browser, the driver does not ask again by itself when an idle connection closes as it asks.
	const answer = await page.context().request.get(path, { maxRedirects: 0, maxRetries: 2 });
	return answer.status() >= 300 && answer.status() < 400;
}

/** Waits until real content has replaced all skeletons; false when it never does and no popup says why. */
function untilFilled(page: Page): Promise<boolean> {
	return page
		.waitForFunction(
			(words) =>
				document.querySelector("dialog[role=alertdialog]") !== null ||
				[...document.querySelectorAll("[role=status]")].every((part) => !part.textContent?.startsWith(words)),
			componentsCopy.loading,
			often,
		)
		.then(
			() => true,
			() => false,
		);
}

/** URLs of the page's links; an order's page shows the order number, which also gives its receipt and its LMS link. */
const links = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const found = [...document.querySelectorAll("a[href^='/']")].map(
			(link) => link.getAttribute("href") ?? "",
		);
		const order = location.pathname.startsWith("/mypage/books/")
			? /\bAW\w{10,}/.exec(document.querySelector("main")?.innerText ?? "")?.[0]
			: undefined;
		return order ? [...found, `/payments/complete/${order}`, `/lms/${order}`] : found;
	});
