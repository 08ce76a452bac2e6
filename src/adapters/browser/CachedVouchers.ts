import * as z from "zod/mini";
import type { Voucher, Vouchers } from "#ports/Vouchers.ts";
import { voucherCache } from "./voucherCache.ts";

/** What copies look like: needed by who keeps one, which few pages do. */
const pages = () => import("./voucherPages.ts");

/** Names no page: only the list is kept here. */
const indexPath = "/offline/vouchers.json";
const maxVouchers = 20;

const Index = z.array(z.object({ path: z.string(), title: z.string(), dates: z.string() }));

type Entry = z.infer<typeof Index>[number];

/** Vouchers as pages in the browser's cache; the service worker answers with them when the network does not. */
export class CachedVouchers implements Vouchers {
	readonly #caches: () => CacheStorage | undefined;
	/** How often everything was cleared: a copy begun before that is nobody's any more. */
	#clearings = 0;

	/** `caches` is absent where the page is not secure, and throws where storage is blocked. */
	constructor(caches: () => CacheStorage | undefined) {
		this.#caches = caches;
	}

	keep(voucher: Voucher): Promise<void> {
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

	/** A full or blocked storage keeps no copies, and nothing else comes of it. */
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
