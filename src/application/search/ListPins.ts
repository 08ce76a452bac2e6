import { toldOnScreen } from "#application/use-case/manners.ts";
import type { CallOptions } from "#application/use-case/UseCase.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayPins } from "#domain/search/StayPin.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayMap } from "#ports/StayMap.ts";
import type { NarrowedBy } from "#ports/StaySearch.ts";

export interface ListPinsInput {
	readonly condition: SearchCondition;
	readonly choices: Omit<NarrowedBy, "sort">;
}

/** A result on the map: the same stays as its list (DEC-185, DEC-187). */
export class ListPins {
	readonly failures = toldOnScreen;
	readonly #map: StayMap;

	constructor(deps: { readonly map: StayMap }) {
		this.#map = deps.map;
	}

	execute(
		{ condition, choices }: ListPinsInput,
		options: CallOptions = {},
	): Promise<Result<StayPins, Failure>> {
		return this.#map.pins(condition, choices, options);
	}
}
