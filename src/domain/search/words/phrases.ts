import { priceAt, priceLabel } from "./amounts.ts";
import { datesAt } from "./days.ts";
import { fillerAt, unusedCountAt } from "./fillers.ts";
import { guestsAt } from "./guestsAt.ts";
import { guestsLabel } from "./guestsLabel.ts";
import type { DatesMeaning, GuestsMeaning, IdleMeaning, PriceMeaning, Term } from "./Term.ts";
import { Cursor, type Typed } from "./typed.ts";

/** A segment of a text that contains a price, a head count or dates, or a mark next to a word. */
export interface Phrase {
	readonly from: number;
	readonly to: number;
	readonly term: Term;
}

const termOf = (meaning: DatesMeaning | GuestsMeaning | IdleMeaning | PriceMeaning, label: string): Term => ({
	id: `${meaning.kind}:${label}`,
	label,
	meaning,
	weight: 950,
	spellings: [],
});

/** Returns a date as typed, with spaces normalised. */
const evened = (text: string): string =>
	text
		.trim()
		.replaceAll(/\s+/gu, " ")
		.replaceAll(/\s*([~∼〜])\s*/gu, "~");

const readers: readonly ((cursor: Cursor) => Term | null)[] = [
	(cursor) => {
		const meaning = priceAt(cursor);
		return meaning && termOf(meaning, priceLabel(meaning));
	},
	(cursor) => {
		const meaning = guestsAt(cursor);
		return meaning && termOf(meaning, guestsLabel(meaning));
	},
	(cursor) => {
		const start = cursor.at;
		const meaning = datesAt(cursor);
		return meaning && termOf(meaning, evened(cursor.text.slice(start, cursor.at)));
	},
	(cursor) => idleAt(cursor, fillerAt),
];

function idleAt(cursor: Cursor, read: (cursor: Cursor) => IdleMeaning | null): Term | null {
	const start = cursor.at;
	const meaning = read(cursor);
	return meaning && termOf(meaning, evened(cursor.text.slice(start, cursor.at)));
}

/** Whether the index is inside a number or a Latin word: '10,000' continues after its comma, the date in '12/24,4명' does not. */
const isWithin = (text: string, place: number): boolean =>
	/^[a-z]{2}$/u.test(text.slice(place - 1, place + 1)) ||
	(/\d[./]?$/u.test(text.slice(0, place)) && /^\d/u.test(text.slice(place))) ||
	(/\d,$/u.test(text.slice(0, place)) && /^\d{3}/u.test(text.slice(place)));

/**
 * Returns the phrases with numbers at any position in the text. They are parsed rather than looked up, since numbers cannot be listed.
 * [DEC-193]
 */
export function phrasesOf({ text }: Typed): Phrase[] {
	const phrases: Phrase[] = [];
	for (let from = 0; from < text.length; from++) {
		if (isWithin(text, from) || /\s/u.test(text[from]!)) continue;
		const add = (read: (cursor: Cursor) => Term | null): void => {
			const cursor = new Cursor(text, from);
			const term = read(cursor);
			const to = from + text.slice(from, cursor.at).trimEnd().length;
			if (term && to > from && !isWithin(text, to)) phrases.push({ from, to, term });
		};
		const known = phrases.length;
		for (const read of readers) add(read);
		if (phrases.length === known) add((cursor) => idleAt(cursor, unusedCountAt));
	}
	return phrases;
}
