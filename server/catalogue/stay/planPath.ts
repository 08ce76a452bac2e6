import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type NamedPlan, type PathNumbers, planByPath } from "./store/planByPath.ts";

/** The plan identified by the path of an option or booking page. */
export interface PlanPath {
	readonly productIdx: number;
	/** One entry per room, or one for all rooms: our own IDs, or the supplier's for an external stay. [DEC-057] */
	readonly accoms: string;
	readonly rooms: string;
	readonly rateplan: string;
}

/** Returns the common value of a comma-separated list. Different rooms require separate orders, so differing values are refused. */
function single(list: string): string {
	const values = new Set(list.split(","));
	const [value] = values;
	if (values.size !== 1 || value === undefined) throw new Refusal("invalidRequest");
	return value;
}

/** @throws Refusal invalidRequest when the rooms of a list differ */
export const numbersOf = ({ productIdx, accoms, rooms, rateplan }: PlanPath): PathNumbers => [
	productIdx,
	single(accoms),
	single(rooms),
	single(rateplan),
];

/**
 * Finds the plan a path identifies. Own stays use our IDs, external ones the supplier's, as returned in the rate plan list. [DEC-057]
 * @throws Refusal notFound, invalidRequest when the rooms of a list differ
 */
export async function findPlan(db: Queryable, path: PlanPath): Promise<NamedPlan> {
	const plan = await planByPath(db, numbersOf(path));
	if (!plan) throw new Refusal("notFound");
	return plan;
}
