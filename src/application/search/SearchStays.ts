import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { noFacets, type StayPage, staysPerPage } from "#domain/search/StayResults.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { NarrowedBy, StaySearch } from "#ports/StaySearch.ts";

export interface SearchStaysInput {
	readonly condition: SearchCondition;
	readonly choices: NarrowedBy;
	/** First and last page wanted, counted from 1. */
	readonly from: number;
	readonly to: number;
}

const nothing: StayPage = { stays: [], total: 0, facets: noFacets, reading: null, help: null };

/** Number of pages combined into one request when several pages are wanted. */
const pagesPerCall = 5;

/**
 * Loads pages of the stays that match a condition, at this visitor's prices; several pages at once when restoring a list (PROD-05, DEC-185,
 * DEC-187).
 */
export class SearchStays {
	readonly failures = shownOnScreen;
	readonly #stays: StaySearch;

	constructor(deps: { readonly stays: StaySearch }) {
		this.#stays = deps.stays;
	}

	async execute(
		{ condition, choices, from, to }: SearchStaysInput,
		options: CallOptions = {},
	): Promise<Result<StayPage, Failure>> {
		if (from === to) {
			return this.#stays.find(condition, choices, { page: from, size: staysPerPage }, options);
		}
		const size = pagesPerCall * staysPerPage;
		const firstPage = Math.ceil(from / pagesPerCall);
		const calls = Array.from({ length: Math.ceil(to / pagesPerCall) - firstPage + 1 }, (_, call) =>
			this.#stays.find(condition, choices, { page: firstPage + call, size }, options),
		);
		const parts: StayPage[] = [];
		for (const answer of await Promise.all(calls)) {
			if (!answer.ok) return answer;
			parts.push(answer.value);
		}
		const [first = nothing] = parts;
		const before = (firstPage - 1) * size;
		const stays = parts
			.flatMap((part) => part.stays)
			.slice((from - 1) * staysPerPage - before, to * staysPerPage - before);
		return ok({ ...first, stays });
	}
}
