import { voucherCache } from "#adapters/browser/voucherCache.ts";

/** The part of a service worker's scope that is used; TypeScript's own types of it exclude those of a page. */
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

/** What a page tells its worker once it needs its line for nothing else. */
export interface PageTold {
	/** Its own files. */
	readonly files: readonly string[];
	/** Null when all of it was at hand. */
	readonly wasLoadedFast: boolean | null;
}

interface FetchEvent extends LifeEvent {
	readonly request: Request;
	readonly preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
}

/** Written in by the build: every script and style sheet of this build. */
declare const SHELL_FILES: readonly string[];
/** Written in by the build: what the page that needs no network is made of. */
declare const OFFLINE_FILES: readonly string[];
/** Written in by the build: another for other files. */
declare const SHELL_VERSION: string;

const scope = globalThis as unknown as WorkerScope;
const shellPrefix = "shell-";
const shell = shellPrefix + SHELL_VERSION;
const files = new Set([...OFFLINE_FILES, ...SHELL_FILES]);
/** An empty cache that says how the last page came whose way could be measured. */
const fastLine = "fast-line";
const offlinePage = "/offline.html";
/** How long a traveller with a bad network waits before the copy is shown. */
const patienceMs = 5000;

scope.addEventListener("install", (event) => {
	event.waitUntil(caches.open(shell).then((cache) => cache.addAll([...OFFLINE_FILES])));
});

/** A page's own files are kept, and all when the device was here before on a fast line. */
scope.addEventListener("message", (event) => {
	event.waitUntil(take(event.data));
});

/**
 * Only when no page of an older build is open any more (nothing skips the waiting): until then the older worker goes on
 * answering with the older build's files, so that no open tab misses a part.
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
	// Calls, pictures and documents with somebody's data in them are never kept.
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

/** One after the other: nobody waits for them. A file the browser has is not asked for again. */
async function keep(named: readonly string[]): Promise<void> {
	const cache = await caches.open(shell);
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
	for (const path of named) {
		if (!files.has(path) || kept.has(path)) continue;
		await cache.add(path).catch(() => undefined);
	}
}

/** The network's answer; without one the copy that was made of the page, or a page that says so. */
async function page(event: FetchEvent, path: string): Promise<Response> {
	const copy = await copyOf(path);
	const answer = (async () => (await event.preloadResponse) ?? fetch(event.request))();
	try {
		if (!copy) return await answer;
		const inTime = await Promise.race([answer, impatience()]);
		return inTime.status >= 500 ? copy : inTime;
	} catch {
		return copy ?? (await caches.match(offlinePage)) ?? Response.error();
	}
}

/** Opening a cache makes it; only pages make this one. */
async function copyOf(path: string): Promise<Response | undefined> {
	return (await caches.has(voucherCache)) ? (await caches.open(voucherCache)).match(path) : undefined;
}

const impatience = (): Promise<never> =>
	new Promise((_, reject) => {
		setTimeout(() => reject(new DOMException("", "TimeoutError")), patienceMs);
	});
