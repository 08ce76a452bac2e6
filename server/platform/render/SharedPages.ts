import type { SharedPage } from "./assets.ts";
import type { PageBody } from "./PageBody.ts";

/** A rendered page: the same for everybody who may see it, or a template for many members. */
export interface MadePage {
	readonly status: number;
	readonly headers: Headers;
	/** Null for redirects, and where each member's page is filled in from `shared`. */
	readonly body: PageBody | null;
	readonly shared: SharedPage | null;
	/** When rendering started, in epoch milliseconds; no data in the page is older. */
	readonly madeAt: number;
}

/** How long a page counts as fresh, and how long it may be served while the next one is rendered, in milliseconds since its rendering started. */
const freshMs = 2000;
const longestMs = 3000;
/** Maximum total size of cached documents in bytes; compressed copies add a fifth. */
const maxBytes = 24 * 1024 * 1024;

/**
 * Cache-Control of such pages for caches in front of the server. They count from the start of rendering, because of the Age header.
 * Including the second lost in rounding Age, nobody sees content more than four seconds old.
 */
export const sharedCaching = "public, max-age=0, s-maxage=2, stale-while-revalidate=1";

/** Short-lived cache of pages for everybody and for members of one standing. Concurrent requests for a page share one rendering. */
export class SharedPages {
	readonly #now: () => number;
	/** Cached pages, oldest first. */
	readonly #kept = new Map<string, MadePage>();
	readonly #making = new Map<string, Promise<MadePage>>();
	#bytes = 0;

	constructor(now: () => number) {
		this.#now = now;
	}

	/** Returns the cached page or renders it. A recent page is served at once while the next one is rendered. */
	async get(name: string, make: () => Promise<MadePage>): Promise<MadePage> {
		const kept = this.#kept.get(name);
		if (kept && this.#isYounger(kept, freshMs)) return kept;
		const making = this.#making.get(name) ?? this.#make(name, make);
		if (!kept || !this.#isYounger(kept, longestMs)) return making;
		// A failure is reported only to requests that come after this page has become too old.
		making.catch(() => undefined);
		return kept;
	}

	/** Returns the value of a page's Age header in seconds. */
	ageOf({ madeAt }: MadePage): number {
		return Math.max(0, Math.floor((this.#now() - madeAt) / 1000));
	}

	/** If the clock was set back, every page counts as old. */
	#isYounger({ madeAt }: MadePage, ms: number): boolean {
		const age = this.#now() - madeAt;
		return age >= 0 && age < ms;
	}

	#make(name: string, make: () => Promise<MadePage>): Promise<MadePage> {
		const making = make()
			.then((page) => {
				this.#keep(name, page);
				return page;
			})
			.finally(() => this.#making.delete(name));
		this.#making.set(name, making);
		return making;
	}

	#keep(name: string, page: MadePage): void {
		this.#forget(name);
		if (page.status !== 200 || bytesOf(page) === 0) return;
		this.#kept.set(name, page);
		this.#bytes += bytesOf(page);
		for (const [other, kept] of this.#kept) {
			if (this.#bytes <= maxBytes && this.#isYounger(kept, longestMs)) break;
			this.#forget(other);
		}
	}

	#forget(name: string): void {
		const kept = this.#kept.get(name);
		this.#bytes -= kept ? bytesOf(kept) : 0;
		this.#kept.delete(name);
	}
}

const bytesOf = ({ body, shared }: MadePage): number => body?.bytes ?? shared?.bytes ?? 0;
