import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import type { KeywordQuery } from "./keywordQuery.ts";
import { LiveIndex } from "./LiveIndex.ts";
import { databaseTime, type NamedStay, type TouchedStay, touchedSince } from "./store/regionsAndStays.ts";

/** Transactions commit later than they say: rows are asked for again for so many microseconds. */
const OVERLAP = 60_000_000;
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
	readonly index: LiveIndex<NamedStay>;
	readonly #reads: RecentReads;
	/** Rows touched until then, by the database's clock, are known. */
	#readUntil = 0;
	/** When the rows of the last round were touched: what comes a second time within the overlap is known. */
	#recent = new Map<number, number>();
	#isBuilt = false;

	/** @param folder where the index is */
	constructor(reads: RecentReads, folder?: string) {
		this.#reads = reads;
		this.index = new LiveIndex(folder);
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

	/** A stay that is touched meanwhile comes again, and the last time counts. */
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

	/** Gives up the names and their room on the disk; the next round reads all of them. */
	async close(): Promise<void> {
		await this.index.close();
		this.#isBuilt = false;
	}
}

const stayOf = (json: Buffer): NamedStay => JSON.parse(json.toString()) as NamedStay;
