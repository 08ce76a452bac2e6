import { voucherCache } from "#adapters/browser/voucherCache.ts";

/** The used part of a service worker's global scope; TypeScript's own types for it conflict with those of a page. */
interface WorkerScope {
	readonly clients: { claim(): Promise<void> };
	readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
	addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
	addEventListener(type: "message", listener: (event: MessageFromPage) => void): void;
}

interface LifeEvent {
	waitUntil(work: Promise<unknown>): void;
}

interface MessageFromPage extends LifeEvent {
	readonly data: PageTold;
}

/** Message from a page to its service worker, sent once the page no longer needs the bandwidth. */
export interface PageTold {
	/** Paths of the files that the page has loaded. */
	readonly files: readonly string[];
	/** Null if everything came from a cache, so that the speed is unknown. */
	readonly wasLoadedFast: boolean | null;
}

interface FetchEvent extends LifeEvent {
	readonly request: Request;
	readonly preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
}

/** Set by the build: all scripts and style sheets of this build. */
declare const SHELL_FILES: readonly string[];
/** Set by the build: the files of the offline page. */
declare const OFFLINE_FILES: readonly string[];
/** Set by the build: changes whenever the files change. */
declare const SHELL_VERSION: string;

const scope = globalThis as unknown as WorkerScope;
const shellPrefix = "shell-";
const shell = shellPrefix + SHELL_VERSION;
const files = new Set([...OFFLINE_FILES, ...SHELL_FILES]);
/** Name of an empty cache that exists if the last measurable page load was fast. */
const fastLine = "fast-line";
const offlinePage = "/offline.html";
/** How long a page request may take, in milliseconds, before the saved copy is shown. */
const timeoutMs = 5000;

scope.addEventListener("install", (event) => {
	event.waitUntil(caches.open(shell).then((cache) => cache.addAll([...OFFLINE_FILES])));
});

/** Caches the page's own files, or all files if the last measured page load was fast and this one was not slow. */
scope.addEventListener("message", (event) => {
	event.waitUntil(take(event.data));
});

/**
 * Runs only when no page of an older build is open any more (`skipWaiting` is never called). Until then the old worker serves the old
 * build's files, so that no open tab is missing a chunk.
 */
scope.addEventListener("activate", (event) => {
	event.waitUntil(
		(async () => {
			const old = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shell);
			await Promise.all(old.map((name) => caches.delete(name)));
			await scope.registration.navigationPreload?.enable();
			await scope.clients.claim();
		})(),
	);
});

scope.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin) return;
	// API calls, images and documents with personal data are never cached.
	if (request.mode === "navigate") event.respondWith(page(event, pathname));
	else if (files.has(pathname)) event.respondWith(shellFile(event, pathname));
});

async function shellFile(event: FetchEvent, path: string): Promise<Response> {
	const cache = await caches.open(shell);
	const kept = await cache.match(path);
	if (kept) return kept;
	const answer = await fetch(event.request);
	if (answer.ok) event.waitUntil(cache.put(path, answer.clone()));
	return answer;
}

async function take({ files: own, wasLoadedFast }: PageTold): Promise<void> {
	const wasFast = await caches.has(fastLine);
	if (wasLoadedFast === true) await caches.open(fastLine);
	if (wasLoadedFast === false) await caches.delete(fastLine);
	await keep(wasFast && wasLoadedFast !== false ? [...files] : own);
}

/** Downloads one file at a time, because nothing waits for them. Files already cached are skipped. */
async function keep(named: readonly string[]): Promise<void> {
	const cache = await caches.open(shell);
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
	for (const path of named) {
		if (!files.has(path) || kept.has(path)) continue;
		await cache.add(path).catch(() => undefined);
	}
}

/** Responds from the network; on failure with the saved copy of the page, or else with the offline page. */
async function page(event: FetchEvent, path: string): Promise<Response> {
	const copy = await copyOf(path);
	const answer = (async () => (await event.preloadResponse) ?? fetch(event.request))();
	try {
		if (!copy) return await answer;
		const inTime = await Promise.race([answer, timeout()]);
		return inTime.status >= 500 ? copy : inTime;
	} catch {
		return copy ?? (await caches.match(offlinePage)) ?? Response.error();
	}
}

/** Opening a cache would create it, and only pages may create this one. */
async function copyOf(path: string): Promise<Response | undefined> {
	return (await caches.has(voucherCache)) ? (await caches.open(voucherCache)).match(path) : undefined;
}

const timeout = (): Promise<never> =>
	new Promise((_, reject) => {
		setTimeout(() => reject(new DOMException("", "TimeoutError")), timeoutMs);
	});
