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

/** A phone, a tablet, a desktop: one width of each layout (LAYOUT-01). */
export const widths = [390, 820, 1440] as const;
export type Width = (typeof widths)[number];

export const heights: Readonly<Record<Width, number>> = { 390: 844, 820: 1180, 1440: 900 };
/** The driver's own list, which this one replaces, and what a browser prepares for a reader who types addresses. */
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
	// A visitor's next page finds the code of the one before.
	"--process-per-site",
	// Nothing outside this machine is reachable.
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/** Milliseconds for anything to come about, on a machine that is busy with other things. */
const patience = 180_000;

/** Looked for so often, in milliseconds. At every frame, as the driver would, a page that waits draws for nothing: an eighth of a core. */
export const often = { polling: 50 };

/** One page of its own visitor, and everything it complained about. */
export interface Visit {
	readonly page: Page;
	readonly width: Width;
	/** Console errors, uncaught errors and hydration errors since this was asked last. */
	problems(): Promise<readonly string[]>;
	/** How many of the page's requests wait for their answer. */
	pending(): number;
	close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
	/** Where the product runs. */
	readonly address: string;
	readonly width?: Width;
}

function settings(executablePath = chromiumPath(), fonts = deviceFont()) {
	if (!executablePath) throw new Error("Chromium is missing: install it or set CHROMIUM_PATH.");
	// A machine without fontconfig has another way to its fonts, and they are what travellers have.
	const env = { ...process.env, FONTCONFIG_FILE: fonts } as Record<string, string>;
	return { executablePath, headless: true, args: flags, env };
}

interface Launch {
	/** The driver's browsers keep no page that one may go back to unless told. */
	readonly keepsPages?: boolean;
	/** Where it is told of its fonts; a device's with Korean without it. */
	readonly fonts?: string;
}

/** A browser of one's own. */
export const launchBrowser = ({ keepsPages = false, fonts }: Launch = {}): Promise<Browser> =>
	chromium.launch({
		...settings(chromiumPath(), fonts),
		...(keepsPages ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
	});

/** A browser for a whole run: answers where it listens, and how to end it. */
export async function serveBrowser(): Promise<{ readonly endpoint: string; close(): Promise<void> }> {
	const server = await chromium.launchServer(settings(shellPath()));
	return { endpoint: server.wsEndpoint(), close: () => server.close() };
}

let joined: Promise<Browser> | undefined;

/** The run's browser, which ends with the run. */
export function joinBrowser(): Promise<Browser> {
	const endpoint = process.env.BROWSER_ENDPOINT;
	joined ??= endpoint ? chromium.connect(endpoint) : launchBrowser();
	return joined;
}

/** A Korean visitor with empty storage. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
	const context = await browser.newContext(settingsOf(options));
	return visitOf(options, await context.newPage(), () => context.close());
}

let devices: Devices | undefined;

/** A visitor of the run's browser on a device that others had before, which has kept the product's files and nothing else. */
export async function visitAgain(options: Pick<VisitOptions, "address" | "width">): Promise<Visit> {
	devices ??= new Devices(await joinBrowser());
	const { page, giveBack } = await devices.lend(settingsOf(options));
	return visitOf(options, page, giveBack);
}

/** Takes away what is left of visits to a product that ends. */
export const endVisits = async (address: string): Promise<void> => devices?.retire(address);

function settingsOf({ address, width = 1440, ...options }: VisitOptions) {
	const isTouch = width < 1240;
	return {
		baseURL: address,
		viewport: { width, height: heights[width] },
		locale: "ko-KR",
		timezoneId: "Asia/Seoul",
		reducedMotion: "reduce" as const,
		// It would answer from what it keeps instead of the product that is tested.
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

/** One more page of the same visitor; closing it leaves the others open. */
export async function beside(visitor: Visit): Promise<Visit> {
	const page = await visitor.page.context().newPage();
	return { page, width: visitor.width, ...listen(page), close: () => page.close() };
}

/** Notes what a page complains about and asks for from now on. */
function listen(page: Page): Pick<Visit, "problems" | "pending"> {
	const complaints: string[] = [];
	const asked = new Set<Request>();
	page.on("console", (message) => {
		// A page without an icon of its own is a provider's, or the app's.
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

/** Goes to an address and waits until the page is alive: hydrated and with nothing left to load. */
export async function open(visitor: Visit, path: string): Promise<void> {
	await go(visitor.page, path);
	await untilAlive(visitor.page);
	await visitor.page.waitForFunction(() => window.__accompanied === true, undefined, often);
	await untilQuiet(visitor);
}

/**
 * Goes to an address as one types it. A layer that closes takes its history entry away a moment later; a page that goes
 * elsewhere in that moment would be called back.
 */
export async function go(page: Page, path: string): Promise<Response | null> {
	// A popup that opens meanwhile stays: nobody answers it.
	await page.waitForFunction(
		() =>
			document.querySelector("dialog[open][role=alertdialog]") ??
			(!document.querySelector("dialog[open]") && !(history.state as { layers?: number } | null)?.layers),
		undefined,
		often,
	);
	return page.goto(path, { waitUntil: "domcontentloaded" });
}

/** Until so many layers are open that Back closes before it leaves the page. */
export async function untilHeld(page: Page | Frame, count = 1): Promise<void> {
	await page.waitForFunction(
		(layers) => ((history.state as { layers?: number } | null)?.layers ?? 0) === layers,
		count,
		often,
	);
}

/** Until everything of the page that the server has sent answers. */
export async function untilAlive(page: Page): Promise<void> {
	await page.waitForFunction(() => window.__hydrated === true, undefined, often);
}

/** Until the page asks for nothing and does nothing, twice in a row. */
export async function untilQuiet({ page, pending }: Visit): Promise<void> {
	for (let quiet = 0; quiet < 2; ) {
		await page.evaluate(
			() => new Promise((idle) => setTimeout(() => requestIdleCallback(idle, { timeout: 5000 }), 50)),
		);
		quiet = pending() === 0 ? quiet + 1 : 0;
	}
}
