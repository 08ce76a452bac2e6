import { notShown } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { PointOfInterest, StaySummary } from "#domain/stay/Stay.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";
import type { StaySearch } from "#ports/StaySearch.ts";

interface ListSurroundingsDeps {
	readonly catalog: StayCatalog;
	readonly stays: StaySearch;
}

/** A list that could not be loaded is empty and its section is hidden (DEC-107). */
export interface Surroundings {
	/** Condition that the other stays are priced for. */
	readonly condition: SearchCondition;
	readonly places: readonly PointOfInterest[];
	readonly nearby: readonly StaySummary[];
	readonly similar: readonly StaySummary[];
}

/** Loads places around a stay, nearby stays and similar stays, in parallel (PROD-08, DEC-162, DEC-163). */
export class ListSurroundings extends UseCaseOf<ListSurroundingsDeps> {
	readonly failures = notShown;
	async execute(
		{ stayId, condition }: { readonly stayId: number; readonly condition: SearchCondition },
		options: CallOptions = {},
	): Promise<Surroundings> {
		const { catalog, stays } = this.deps;
		const [places, nearby, similar] = await Promise.all([
			catalog.nearby(stayId, options),
			stays.recommendForStay("NEARBY", stayId, condition, options),
			stays.recommendForStay("SIMILAR", stayId, condition, options),
		]);
		return { condition, places: orNone(places), nearby: orNone(nearby), similar: orNone(similar) };
	}
}

const orNone = <T>(result: Result<readonly T[], Failure>): readonly T[] => (result.ok ? result.value : []);
