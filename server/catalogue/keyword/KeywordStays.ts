import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import type { KeywordQuery } from "./keywordQuery.ts";
import { LiveIndex } from "./LiveIndex.ts";
import { databaseTime, type NamedStay, touchedSince } from "./store/regionsAndStays.ts";

/** Transactions commit later than they say: rows are asked for again for so long. */
const OVERLAP_MS = 60_000;
/** So many loose names cost a query about a millisecond. */
const MAX_PENDING = 500;

const plain = (text: string): string => text.normalize("NFC").toLowerCase();

/** Whether a word of a name begins with the text, or several of them: 스키 is no word of 스스키노. */
function beginsWord(text: string, name: string): boolean {
	const words = plain(name).split(/[^\p{L}\p{N}&]+/u);
	return words.some((_, from) => words.slice(from).join("").startsWith(plain(text)));
}

/** The names of the open stays; they follow `property.updated_at`. */
export class KeywordStays {
	readonly index = new LiveIndex<NamedStay>();
	readonly #reads: RecentReads;
	/** Rows touched until then, by the database's clock, are known. */
	#readUntil = 0;
	/** When the rows of the last round were touched: what comes a second time within the overlap is known. */
	#recent = new Map<number, number>();
	#isBuilt = false;

	constructor(reads: RecentReads) {
		this.#reads = reads;
	}

	/** Whether stays are called by the text: it is a word of a name, begins one, or is long enough to be known within one. */
	holds(query: KeywordQuery, text: string): boolean {
		const isLong = /^[가-힣]{3,}$/u.test(text);
		return this.index.holds(
			query,
			({ name, otherName }) => isLong || beginsWord(text, `${name} ${otherName}`),
		);
	}

	/** Takes over the stays that changed since the last round; in the first round, all of them. */
	async refresh(): Promise<void> {
		const now = await databaseTime(this.#reads);
		const seen = new Map<number, number>();
		// A stay that is touched meanwhile comes again.
		const all = new Map<number, NamedStay | null>();
		const since = new Date(Math.max(0, this.#readUntil - OVERLAP_MS));
		for await (const rows of touchedSince(this.#reads, since)) {
			for (const { id, item, updatedAt } of rows) {
				const touchedAt = updatedAt.getTime();
				if (touchedAt > now - OVERLAP_MS) seen.set(id, touchedAt);
				if (!this.#isBuilt) all.set(id, item);
				else if (this.#recent.get(id) !== touchedAt) this.index.put(id, item);
			}
		}
		if (!this.#isBuilt) await this.index.replaceAll([...all.values()].flatMap((item) => item ?? []));
		this.#isBuilt = true;
		this.#readUntil = now;
		this.#recent = seen;
		if (this.index.pending > MAX_PENDING) await this.index.absorb();
	}
}
