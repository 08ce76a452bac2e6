import type { PageForMany } from "./assets.ts";
import type { PageBody } from "./PageBody.ts";

/** A page as it was made: the same for everybody who may see it, or for many. */
export interface MadePage {
	readonly status: number;
	readonly headers: Headers;
	/** Absent for redirects, and where each reader's is made of `forMany`. */
	readonly body: PageBody | null;
	readonly forMany: PageForMany | null;
	/** Epoch milliseconds at which its making began: nothing in it is older. */
	readonly madeAt: number;
}

/** So long a page is as good as new, and so long it is shown while the next one is being made: milliseconds after its making began. */
const freshMs = 2000;
const longestMs = 3000;
/** Of documents; the compressed ones add a fifth to them. */
const maxBytes = 24 * 1024 * 1024;

/**
 * What caches in front of the server may do with such a page. They count from its making, by its Age: with the second that Age
 * leaves out, nobody is shown anything that was otherwise four seconds ago.
 */
export const sharedCaching = "public, max-age=0, s-maxage=2, stale-while-revalidate=1";

/** Pages for everybody and for members of one standing, kept for a moment: each is made once at a time, however many ask for it. */
export class SharedPages {
	readonly #now: () => number;
	/** The oldest first. */
	readonly #kept = new Map<string, MadePage>();
	readonly #making = new Map<string, Promise<MadePage>>();
	#bytes = 0;

	constructor(now: () => number) {
		this.#now = now;
	}

	/** The page of this name as it was a moment ago, or as it is made now. Nobody waits for a page of which there is one. */
	async get(name: string, make: () => Promise<MadePage>): Promise<MadePage> {
		const kept = this.#kept.get(name);
		if (kept && this.#isYounger(kept, freshMs)) return kept;
		const making = this.#making.get(name) ?? this.#make(name, make);
		if (!kept || !this.#isYounger(kept, longestMs)) return making;
		// Whoever asks once this one is too old gets the failure.
		making.catch(() => undefined);
		return kept;
	}

	/** Seconds since the page was made, as caches count them. */
	ageOf({ madeAt }: MadePage): number {
		return Math.max(0, Math.floor((this.#now() - madeAt) / 1000));
	}

	/** A clock that was put back makes old of everything. */
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

const bytesOf = ({ body, forMany }: MadePage): number => body?.bytes ?? forMany?.bytes ?? 0;
