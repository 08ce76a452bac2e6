import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import type { KeywordQuery } from "./keywordQuery.ts";
import { LiveIndex } from "./LiveIndex.ts";
import { databaseTime, type NamedStay, type TouchedStay, touchedSince } from "./store/regionsAndStays.ts";

/** Overlap of successive reads in microseconds. Transactions commit later than their `updated_at`, so recent rows are read again. */
const OVERLAP = 60_000_000;
/** Maximum pending changes before the index is rebuilt; searching this many unindexed names takes about a millisecond. */
const MAX_PENDING = 500;

const wordsOf = (text: string): readonly string[] =>
	text
		.normalize("NFC")
		.toLowerCase()
		.split(/[^\p{L}\p{N}&]+/u);

/** Whether the text starts a word of the name, or spans several words from the start of one: 스키 does not start a word of 스스키노. */
function beginsWord(text: string, name: string): boolean {
	const words = wordsOf(name);
	const said = wordsOf(text).join("");
	return words.some((_, from) => words.slice(from).join("").startsWith(said));
}

/** The names of the open stays, kept up to date by polling `property.updated_at`. */
export class KeywordStays {
	readonly index: LiveIndex<NamedStay>;
	readonly #reads: RecentReads;
	/** Database time, in microseconds, up to which changes have been read. */
	#readUntil = 0;
	/** When the recent rows of the last round were touched, by stay ID: a row read again within the overlap is skipped. */
	#recent = new Map<number, number>();
	#isBuilt = false;

	/** @param folder directory of the index files */
	constructor(reads: RecentReads, folder?: string) {
		this.#reads = reads;
		this.index = new LiveIndex(folder);
	}

	/** Whether the text is used in a stay name: as a word, as the start of one, or, from three Hangul syllables on, anywhere in a name. */
	holds(query: KeywordQuery, text: string): boolean {
		const isLong = /^[가-힣]{3,}$/u.test(text);
		return this.index.holds(
			query,
			({ name, otherName }) => isLong || beginsWord(text, `${name} ${otherName}`),
		);
	}

	/** Reads the stays changed since the last round; on the first round, all of them. */
	async refresh(): Promise<void> {
		const now = await databaseTime(this.#reads);
		const seen = new Map<number, number>();
		const isRecent = (touchedAt: number) => touchedAt > now - OVERLAP;
		if (!this.#isBuilt)
			await this.#readAll(({ id, touchedAt }) => isRecent(touchedAt) && seen.set(id, touchedAt));
		else {
			for await (const stays of touchedSince(this.#reads, Math.max(0, this.#readUntil - OVERLAP))) {
				for (const { id, json, touchedAt } of stays) {
					if (isRecent(touchedAt)) seen.set(id, touchedAt);
					if (this.#recent.get(id) !== touchedAt) this.index.put(id, json && stayOf(json));
				}
			}
		}
		this.#isBuilt = true;
		this.#readUntil = now;
		this.#recent = seen;
		if (this.index.pending > MAX_PENDING) await this.index.absorb();
	}

	/** A stay changed during the read is returned again; its last version wins. */
	#readAll(seen: (stay: TouchedStay) => void): Promise<void> {
		return this.index.replaceBy(async (records) => {
			for await (const stays of touchedSince(this.#reads, 0)) {
				for (const stay of stays) {
					records.put(stay, stay.json);
					seen(stay);
				}
			}
		});
	}

	/** Closes the index and frees its disk space; the next refresh reads all stays. */
	async close(): Promise<void> {
		await this.index.close();
		this.#isBuilt = false;
	}
}

const stayOf = (json: Buffer): NamedStay => JSON.parse(json.toString()) as NamedStay;
