import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { chromiumPath } from "./chromiumPath.ts";

/** A phone, a tablet, a desktop: one width of each layout (LAYOUT-01). */
export const widths = [390, 820, 1440] as const;
export type Width = (typeof widths)[number];

const heights: Readonly<Record<Width, number>> = { 390: 844, 820: 1180, 1440: 900 };
const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** One page of its own visitor, and everything it complained about. */
export interface Visit {
	readonly page: Page;
	readonly width: Width;
	/** Console errors, uncaught errors and hydration errors so far. */
	problems(): Promise<readonly string[]>;
	close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
	/** Where the product runs. */
	readonly address: string;
	readonly width?: Width;
}

/** One browser serves a test file: open it in `beforeAll`, close it in `afterAll`. */
export function launchBrowser(): Promise<Browser> {
	const executablePath = chromiumPath();
	if (!executablePath) throw new Error("Chromium is missing: install it or set CHROMIUM_PATH.");
	return chromium.launch({ executablePath, headless: true, args: flags });
}

/** A Korean visitor with empty storage. Nothing outside the product is reachable. */
export async function visit(
	browser: Browser,
	{ address, width = 1440, ...options }: VisitOptions,
): Promise<Visit> {
	const isTouch = width < 1240;
	const context = await browser.newContext({
		baseURL: address,
		viewport: { width, height: heights[width] },
		locale: "ko-KR",
		timezoneId: "Asia/Seoul",
		reducedMotion: "reduce",
		// It would answer from what it keeps instead of the product that is tested.
		serviceWorkers: "block",
		...(isTouch ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
		...options,
	});
	await context.route(
		(url) => url.protocol.startsWith("http") && url.origin !== new URL(address).origin,
		(route) => route.abort(),
	);
	const page = await context.newPage();
	return { page, width, problems: listen(page), close: () => context.close() };
}

/** One more page of the same visitor; closing it leaves the others open. */
export async function beside(visitor: Visit): Promise<Visit> {
	const page = await visitor.page.context().newPage();
	return { page, width: visitor.width, problems: listen(page), close: () => page.close() };
}

/** Notes what a page complains about from now on. */
function listen(page: Page): Visit["problems"] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	return async () => {
		const hydration = await page.evaluate(() => window.__hydrationErrors ?? []);
		return [...complaints, ...hydration];
	};
}

/** Goes to an address and waits until the page is alive: hydrated and with nothing left to load. */
export async function open({ page }: Visit, path: string): Promise<void> {
	await page.goto(path);
	await page.waitForFunction(() => window.__hydrated === true);
	await page.waitForLoadState("networkidle");
}
