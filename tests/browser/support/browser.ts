import {
	type Browser,
	type BrowserContextOptions,
	chromium,
	type Frame,
	type Page,
	type Request,
	type Response,
} from "playwright-core";
import { chromiumPath, shellPath } from "./chromiumPath.ts";
import { deviceFont } from "./deviceFont.ts";
import { Devices } from "./devices.ts";

/** A phone, a tablet, a desktop: one width for each layout (LAYOUT-01). */
export const widths = [390, 820, 1440] as const;
export type Width = (typeof widths)[number];

export const heights: Readonly<Record<Width, number>> = { 390: 844, 820: 1180, 1440: 900 };
/** The driver's own list of disabled features, which this one replaces, plus what a browser preloads for users who type URLs. */
const unwanted = [
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"DestroyProfileOnBrowserClose",
	"HttpsFirstBalancedModeAutoEnable",
	"HttpsUpgrades",
	"MediaRouter",
	"NetworkTimeServiceQuerying",
	"OptimizationHints",
	"PaintHolding",
	"PreconnectToSearch",
	"SpareRendererForSitePerProcess",
	"ThirdPartyStoragePartitioning",
	"WebUIOmniboxAimPopup",
	"WebUIOmniboxFullPopup",
	"WebUIOmniboxPopup",
	"WebUIOmniboxPopupDebug",
];
const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${unwanted.join(",")}`,
	// A visitor's next page reuses the code already loaded by the previous one.
	"--process-per-site",
	// A new page joins that process while it is still blank, instead of starting one that its first navigation discards.
	"--disable-site-isolation-trials",
	"--renderer-process-limit=1",
	// Nothing outside this machine is reachable.
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/** Default timeout in milliseconds, for a machine that is busy with other things. */
const patience = 180_000;

/** Polling interval in milliseconds. Polling on every frame, the driver's default, makes a waiting page render for nothing: an eighth of a core. */
export const often = { polling: 50 };

/** One page of its own visitor, with everything it complained about. */
export interface Visit {
	readonly page: Page;
	readonly width: Width;
	/** Console errors, uncaught errors and hydration errors since the last call. */
	problems(): Promise<readonly string[]>;
	/** How many of the page's requests are in flight. */
	pending(): number;
	close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
	/** Base URL of the product. */
	readonly address: string;
	readonly width?: Width;
}

function settings(executablePath = chromiumPath(), fonts = deviceFont()) {
	if (!executablePath) throw new Error("Chromium is missing: install it or set CHROMIUM_PATH.");
	// A machine without fontconfig finds its fonts another way, and those are the fonts travellers have.
	const env = { ...process.env, FONTCONFIG_FILE: fonts } as Record<string, string>;
	return { executablePath, headless: true, args: flags, env };
}

interface Launch {
	/** Whether the back/forward cache is on; the driver turns it off by default. */
	readonly keepsPages?: boolean;
	/** Path of the fontconfig file; defaults to a device with a Korean font. */
	readonly fonts?: string;
}

/** Launches a separate browser. */
export const launchBrowser = ({ keepsPages = false, fonts }: Launch = {}): Promise<Browser> =>
	chromium.launch({
		...settings(chromiumPath(), fonts),
		...(keepsPages ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
	});

/**
 * Starts a browser for a whole run; returns its endpoint and how to close it. Pages live too briefly for their scripts to be worth
 * optimising.
 */
export async function serveBrowser(): Promise<{ readonly endpoint: string; close(): Promise<void> }> {
	const { args, ...others } = settings(shellPath());
	const server = await chromium.launchServer({
		...others,
		args: [...args, "--js-flags=--no-turbofan --no-maglev"],
	});
	return { endpoint: server.wsEndpoint(), close: () => server.close() };
}

let joined: Promise<Browser> | undefined;

/** Connects to the run's browser, which is closed at the end of the run. */
export function joinBrowser(): Promise<Browser> {
	const endpoint = process.env.BROWSER_ENDPOINT;
	joined ??= endpoint ? chromium.connect(endpoint) : launchBrowser();
	return joined;
}

/** Opens a page for a Korean visitor with empty storage. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
	const context = await browser.newContext(settingsOf(options));
	return visitOf(options, await context.newPage(), () => context.close());
}

let devices: Devices | undefined;

/** Opens a page in the run's browser on a recycled device, which has kept the product's cached files and nothing else. */
export async function visitAgain(options: Pick<VisitOptions, "address" | "width">): Promise<Visit> {
	devices ??= new Devices(await joinBrowser());
	const { page, release } = await devices.lease(settingsOf(options));
	return visitOf(options, page, release);
}

/** Disposes of what visits to a stopping product have left. */
export const endVisits = async (address: string): Promise<void> => devices?.retire(address);

function settingsOf({ address, width = 1440, ...options }: VisitOptions) {
	const isTouch = width < 1240;
	return {
		baseURL: address,
		viewport: { width, height: heights[width] },
		locale: "ko-KR",
		timezoneId: "Asia/Seoul",
		reducedMotion: "reduce" as const,
		// It would answer from its cache instead of letting the product under test answer.
		serviceWorkers: "block" as const,
		...(isTouch ? { hasTouch: true, isMobile: true } : {}),
		...options,
	};
}

function visitOf({ width = 1440 }: VisitOptions, page: Page, end: () => Promise<void>): Visit {
	page.context().setDefaultTimeout(patience);
	let ended: Promise<void> | undefined;
	const close = () => {
		ended ??= end();
		return ended;
	};
	return { page, width, ...listen(page), close };
}

/** Opens one more page of the same visitor; closing it leaves the others open. */
export async function beside(visitor: Visit): Promise<Visit> {
	const page = await visitor.page.context().newPage();
	return { page, width: visitor.width, ...listen(page), close: () => page.close() };
}

/** Records a page's complaints and requests from now on. */
function listen(page: Page): Pick<Visit, "problems" | "pending"> {
	const complaints: string[] = [];
	const asked = new Set<Request>();
	page.on("console", (message) => {
		// A page without an icon of its own belongs to a provider or to the app.
		const isIcon = message.location().url.endsWith("/favicon.ico");
		if (message.type() === "error" && !isIcon) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.clear();
		asked.add(request);
	});
	page.on("requestfinished", (request) => asked.delete(request));
	page.on("requestfailed", (request) => asked.delete(request));
	return {
		async problems() {
			const hydration = await page.evaluate(() => window.__hydrationErrors?.splice(0) ?? []);
			return [...complaints.splice(0), ...hydration];
		},
		pending: () => asked.size,
	};
}

/** Goes to a URL and waits until the page is live: hydrated and with nothing left to load. */
export async function open(visitor: Visit, path: string): Promise<void> {
	await go(visitor.page, path);
	await untilHydrated(visitor.page);
	await visitor.page.waitForFunction(() => window.__accompanied === true, undefined, often);
	await untilIdle(visitor);
}

/**
 * Goes to a URL as if it were typed. A closing layer removes its history entry a moment later; a page that navigates away in that moment
 * would be pulled back.
 */
export async function go(page: Page, path: string): Promise<Response | null> {
	// A popup that opens in the meantime stays open: nobody answers it.
	await page.waitForFunction(
		() =>
			document.querySelector("dialog[open][role=alertdialog]") ??
			(!document.querySelector("dialog[open]") && !(history.state as { layers?: number } | null)?.layers),
		undefined,
		often,
	);
	return page.goto(path, { waitUntil: "domcontentloaded" });
}

/** Waits until `count` layers are open that Back closes before it leaves the page. */
export async function untilLayersOpen(page: Page | Frame, count = 1): Promise<void> {
	await page.waitForFunction(
		(layers) => ((history.state as { layers?: number } | null)?.layers ?? 0) === layers,
		count,
		often,
	);
}

/** Waits until every server-rendered part of the page is interactive. */
export async function untilHydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => window.__hydrated === true, undefined, often);
}

/** Waits until the page has no request in flight and no work to do, twice in a row. */
export async function untilIdle({ page, pending }: Visit): Promise<void> {
	for (let quiet = 0; quiet < 2; ) {
		await page.evaluate(
			() => new Promise((idle) => setTimeout(() => requestIdleCallback(idle, { timeout: 5000 }), 50)),
		);
		quiet = pending() === 0 ? quiet + 1 : 0;
	}
}
