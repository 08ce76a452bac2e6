import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** Settings a context never forgets: a device that was given one of these is not reused. */
const lasting = [
	"addInitScript",
	"exposeBinding",
	"exposeFunction",
	"grantPermissions",
	"setExtraHTTPHeaders",
	"setGeolocation",
] as const;

interface Device {
	readonly settings: string;
	readonly context: BrowserContext;
	/** An idle page that keeps the renderer process of the product's pages alive. */
	readonly keepAlivePage: Page;
	readonly tools: CDPSession;
	isSpoilt: boolean;
}

/** A device lent to one visitor for the time of a visit. */
interface LeasedDevice {
	readonly page: Page;
	release(): Promise<void>;
}

type Settings = BrowserContextOptions & { readonly baseURL: string };

/** Maximum number of idle devices: one per width, and one more. */
const most = 4;

/**
 * Browser devices that are reused by one visitor after another. Everything a visitor leaves is removed before the next one comes: pages,
 * cookies, storage, routes. What stays is the browser's cache of the product's files and its process: a sixth of the cost of a visit.
 */
export class Devices {
	readonly #browser: Browser;
	#idle: Device[] = [];

	constructor(browser: Browser) {
		this.#browser = browser;
	}

	async lease(settings: Settings): Promise<LeasedDevice> {
		const key = JSON.stringify(settings);
		const idle = this.#idle.findLast((device) => device.settings === key);
		this.#idle = this.#idle.filter((device) => device !== idle);
		const device = idle ?? (await make(this.#browser, settings, key));
		return { page: await device.context.newPage(), release: () => this.#takeBack(device, settings) };
	}

	/** Called when this product gets no more visits. */
	async retire(address: string): Promise<void> {
		const old = this.#idle.filter(({ settings }) => settings.includes(JSON.stringify(address)));
		this.#idle = this.#idle.filter((device) => !old.includes(device));
		for (const { context } of old) await context.close();
	}

	async #takeBack(device: Device, { baseURL }: Settings): Promise<void> {
		if (device.isSpoilt || !(await isCleaned(device, baseURL))) return device.context.close();
		this.#idle.push(device);
		if (this.#idle.length > most) await this.#idle.shift()?.context.close();
	}
}

async function make(browser: Browser, settings: Settings, key: string): Promise<Device> {
	const context = await browser.newContext(settings);
	const keepAlivePage = await context.newPage();
	await keepAlivePage.goto("/robots.txt");
	const tools = await context.newCDPSession(keepAlivePage);
	const device = { settings: key, context, keepAlivePage, tools, isSpoilt: false };
	const spoil = (owner: object, name: string) => {
		const method = Reflect.get(owner, name).bind(owner);
		Reflect.set(owner, name, (...args: readonly unknown[]) => {
			device.isSpoilt = true;
			return method(...args);
		});
	};
	for (const name of lasting) spoil(context, name);
	for (const name of ["install", "setFixedTime", "setSystemTime"]) spoil(context.clock, name);
	return device;
}

/** Removes what a visitor has left; returns false when something remains anyway or the device no longer answers. */
async function isCleaned({ context, keepAlivePage, tools }: Device, baseURL: string): Promise<boolean> {
	try {
		for (const page of context.pages()) if (page !== keepAlivePage) await page.close();
		await context.unrouteAll({ behavior: "ignoreErrors" });
		await context.setOffline(false);
		await tools.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: "all" });
		await context.clearCookies();
		// Databases and caches are not checked: the browser drops such queries while it clears them.
		const kept = await keepAlivePage.evaluate(() => localStorage.length);
		return kept + (await context.cookies()).length === 0;
	} catch {
		return false;
	}
}
