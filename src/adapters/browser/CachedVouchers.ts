import * as z from "zod/mini";
import type { Voucher, Vouchers } from "#ports/Vouchers.ts";
import { voucherCache } from "./voucherCache.ts";

/** The templates of the saved pages. Loaded on demand because few pages save a voucher. */
const pages = () => import("./voucherPages.ts");

/** Cache key of the index only; no page has this address. */
const indexPath = "/offline/vouchers.json";
const maxVouchers = 20;

const Index = z.array(z.object({ path: z.string(), title: z.string(), dates: z.string() }));

type Entry = z.infer<typeof Index>[number];

/** Stores vouchers as pages in the browser's cache; the service worker serves them when the network fails. */
export class CachedVouchers implements Vouchers {
	readonly #caches: () => CacheStorage | undefined;
	/** How many times the cache has been cleared. A save that began before a clear is discarded. */
	#clearings = 0;

	/** `caches` returns undefined outside a secure context, and throws where storage is blocked. */
	constructor(caches: () => CacheStorage | undefined) {
		this.#caches = caches;
	}

	save(voucher: Voucher): Promise<void> {
		const clearings = this.#clearings;
		return this.#attempt(async (caches) => {
			const { voucherPage } = await pages();
			const cache = await caches.open(voucherCache);
			const { path, title, dates } = voucher;
			const entries = [
				{ path, title, dates },
				...(await entriesOf(cache)).filter((entry) => entry.path !== path),
			];
			for (const old of entries.splice(maxVouchers)) await cache.delete(old.path);
			await cache.put(path, voucherPage(voucher));
			await list(cache, entries);
			if (clearings !== this.#clearings) await caches.delete(voucherCache);
		});
	}

	drop(path: string): Promise<void> {
		return this.#attempt(async (caches) => {
			if (!(await caches.has(voucherCache))) return;
			const cache = await caches.open(voucherCache);
			const entries = (await entriesOf(cache)).filter((entry) => entry.path !== path);
			await cache.delete(path);
			if (entries.length === 0) await caches.delete(voucherCache);
			else await list(cache, entries);
		});
	}

	clear(): Promise<void> {
		this.#clearings += 1;
		return this.#attempt(async (caches) => {
			await caches.delete(voucherCache);
		});
	}

	/** Runs the work on the cache. If storage is full or blocked, nothing is saved and no error is raised. */
	async #attempt(work: (caches: CacheStorage) => Promise<void>): Promise<void> {
		try {
			const caches = this.#caches();
			if (caches) await work(caches);
		} catch {}
	}
}

async function entriesOf(cache: Cache): Promise<readonly Entry[]> {
	const stored = await cache.match(indexPath);
	const parsed = Index.safeParse(await stored?.json().catch(() => null));
	return parsed.success ? parsed.data : [];
}

async function list(cache: Cache, entries: readonly Entry[]): Promise<void> {
	const { voucherListPage, voucherListPath } = await pages();
	await cache.put(indexPath, Response.json(entries));
	await cache.put(voucherListPath, voucherListPage(entries));
}
