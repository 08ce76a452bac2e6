import type { CallOptions } from "#application/UseCase.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { PointOfInterest, StaySummary } from "#domain/stay/Stay.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";
import type { StaySearch } from "#ports/StaySearch.ts";

interface ListSurroundingsDeps {
	readonly catalog: StayCatalog;
	readonly stays: StaySearch;
}

/** A list that could not be had is empty: its section is left out (DEC-107). */
export interface Surroundings {
	readonly places: readonly PointOfInterest[];
	readonly nearby: readonly StaySummary[];
	readonly similar: readonly StaySummary[];
}

/** Places around a stay and other stays near and like it, asked for at once (PROD-08, DEC-162, DEC-163). */
export class ListSurroundings {
	readonly #deps: ListSurroundingsDeps;

	constructor(deps: ListSurroundingsDeps) {
		this.#deps = deps;
	}

	async execute(
		{ stayId, checkIn }: { readonly stayId: number; readonly checkIn: StayDate },
		options: CallOptions = {},
	): Promise<Surroundings> {
		const { catalog, stays } = this.#deps;
		const [places, nearby, similar] = await Promise.all([
			catalog.nearby(stayId, options),
			stays.recommendForStay("NEARBY", stayId, checkIn, options),
			stays.recommendForStay("SIMILAR", stayId, checkIn, options),
		]);
		return { places: orNone(places), nearby: orNone(nearby), similar: orNone(similar) };
	}
}

const orNone = <T>(result: Result<readonly T[], CallFailure>): readonly T[] =>
	result.ok ? result.value : [];
