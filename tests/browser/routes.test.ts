import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Addresses } from "#tests/browser/support/addresses.ts";
import { barriers, sidewaysScroll } from "#tests/browser/support/barriers.ts";
import { beside, launchBrowser, open, type Visit, visit, widths } from "#tests/browser/support/browser.ts";
import { signIn } from "#tests/browser/support/members.ts";
import { shoot } from "#tests/browser/support/screens.ts";
import { type Product, startProduct } from "#tests/browser/support/server.ts";
import { routes } from "#ui/routes.ts";

/** The world of one phone at 200 % (WCAG 1.4.10). */
const zoomed = 320;
const pagesAtOnce = 3;
/** Where links to routes with parameters stand, beside the pages that are routes themselves. */
const moreSources = ["/mypage/books?tab=complete"];

/** A member sees more than a visitor; grades and types differ on members' pages, and where prices stand. */
const visitors = [
	{ account: null, width: 390, sees: isAny, misses: /:orderProductIdx|order-products|:orderNum|:orderAdd/ },
	{ account: "silver", width: 390, sees: isPersonal, misses: /./ },
	{ account: "gold", width: 1440, sees: isAny, misses: /:orderAddPayIdx/ },
	{ account: "corp", width: 1440, sees: isPersonal, misses: /./ },
	{ account: "bronze", width: 820, sees: isExtraPayment, misses: /^(?!payments\/extra)/ },
] as const;

function isAny(): boolean {
	return true;
}

function isExtraPayment(path: string): boolean {
	return path.startsWith("/payments/extra");
}

function isPersonal(path: string): boolean {
	return /^\/($|search|products|booking|payments|mypage|membership|reviews|inquiries)/.test(path);
}

let browser: Browser;
let product: Product;

beforeAll(async () => {
	[browser, product] = await Promise.all([launchBrowser(), startProduct({ world: "small" })]);
});
afterAll(async () => {
	await browser?.close();
	await product?.remove();
});

/** Everything that is wrong with a page as it was loaded, and at every width. */
async function faults(visitor: Visit, path: string): Promise<readonly string[]> {
	const { page, problems } = visitor;
	const complaints = (await problems()).filter(
		// An order that no traveller was sent a link of is as absent as a page nobody wrote.
		(problem) => !(/^\/(nothing|lms\/)/.test(path) && problem.includes("status of 404")),
	);
	const found = complaints.map((problem) => `console: ${problem}`);
	if ((await page.getAttribute("html", "lang")) !== "ko") found.push("not in Korean");
	for (const width of widths) {
		await resize(page, width);
		if ((await page.locator("h1:visible").count()) !== 1) found.push(`${width} px: not one h1`);
		found.push(...(await barriers(page)).map((barrier) => `${width} px: ${barrier}`));
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
	await page.evaluate(
		() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
	);
}

/** Opens every page there is a way to, a few at a time. */
async function walk(
	visitor: Visit,
	addresses: Addresses,
	sees: (path: string) => boolean,
): Promise<Record<string, readonly string[]>> {
	const faulty: Record<string, readonly string[]> = {};
	const waiting = [...addresses.known, ...moreSources];
	const look = async (path: string) => {
		const isSource = path.startsWith("/mypage/books");
		if (!sees(path) && !isSource) return;
		const one = await beside(visitor);
		try {
			await open(one, path);
			waiting.push(...addresses.learn(await links(one.page)));
			// Where a page sends its reader on, that page is looked at by its own address.
			const isHere = new URL(one.page.url()).pathname === new URL(path, product.address).pathname;
			const found = isHere && !moreSources.includes(path) ? await faults(one, path) : [];
			if (found.length > 0) faulty[path] = found;
		} catch (error) {
			faulty[path] = [String(error)];
		} finally {
			await one.close();
		}
	};
	let busy = 0;
	await new Promise<void>((done) => {
		const next = () => {
			if (waiting.length === 0 && busy === 0) done();
			while (busy < pagesAtOnce) {
				const path = waiting.shift();
				if (path === undefined) return;
				busy++;
				void look(path).then(() => {
					busy--;
					next();
				});
			}
		};
		next();
	});
	return faulty;
}

/** Addresses of the page's links; an order's page names the order's number, and so its receipt and its link by message. */
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

describe.each(visitors)("every route as $account", ({ account, width, sees, misses }) => {
	it("has no barrier, no sideways scroll up to 200 % zoom, no word on the console and no hydration mismatch at any width [LAYOUT-01] [LAYOUT-03] [DEC-182]", async () => {
		const visitor = await visit(browser, { address: product.address, width });
		try {
			if (account) await signIn(visitor.page.context(), product.address, account);
			const addresses = new Addresses(routes);
			expect(await walk(visitor, addresses, sees)).toEqual({});
			const lost = addresses.unknown.filter((path) => !misses.test(path));
			expect(lost, "routes nothing links to: name an address in support/addresses.ts").toEqual([]);
		} finally {
			await visitor.close();
		}
	}, 240_000);
});
