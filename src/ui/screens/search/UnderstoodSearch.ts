import { readingCopy } from "#copy/reading.ts";
import { resultsCopy } from "#copy/results.ts";
import { type ListChoices, listQuery } from "#domain/search/listChoices.ts";
import { type SearchCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import { type SearchReading, settledCondition } from "#domain/search/SearchReading.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { placeName } from "#domain/search/searchSummary.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";

/** A search as its text was interpreted: its title, the condition that its stays are priced for, and the addresses of related searches. */
export class UnderstoodSearch {
	readonly #condition: SearchCondition;
	/** Null if there is no text, or the list could not be loaded. */
	readonly #reading: SearchReading | null;
	/** A function, called only when an address is built, so that everything else is independent of the choices. */
	readonly #choices: () => ListChoices;

	constructor(condition: SearchCondition, reading: SearchReading | null, choices: () => ListChoices) {
		this.#condition = condition;
		this.#reading = reading;
		this.#choices = choices;
	}

	/** Title in words: the text as interpreted, or else as typed. */
	get title(): string {
		const { searchText } = this.#condition;
		if (this.#reading === null) return resultsCopy.title(placeName(this.#condition));
		return this.#reading.title || readingCopy.nothing(searchText);
	}

	/** Condition that the stays are priced for: dates and guests from the text, or else the chosen ones. */
	get stayCondition(): SearchCondition {
		return { ...this.#condition, ...this.#reading?.dates, ...this.#reading?.guests };
	}

	/** Query for links to the stays of the list. */
	get stayQuery(): string {
		return searchQuery(this.stayCondition);
	}

	/** The same search with the dates and guests of its text moved into the condition, so that they can be changed. */
	get settled(): SearchCondition {
		return settledCondition(this.#condition, this.#reading);
	}

	/** Returns the address of a search for another text with the same dates, guests and choices. */
	toText(searchText: string): string {
		return this.#addressOf({ ...this.#condition, ...typedPlace(searchText) });
	}

	/** Returns the address of the same search for other dates. */
	toDates(dates: StayDates): string {
		return this.#addressOf({ ...this.settled, ...dates });
	}

	#addressOf(condition: SearchCondition): string {
		return `/search?${listQuery(condition, { ...this.#choices(), pages: 1 })}`;
	}
}
