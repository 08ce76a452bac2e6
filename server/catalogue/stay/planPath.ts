import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type NamedPlan, type PathNumbers, planByPath } from "./store/planByPath.ts";

/** The plan that option and booking paths name. */
export interface PlanPath {
	readonly productIdx: number;
	/** One entry a room, or one for all: our numbers, or the supplier's for an external stay. [DEC-057] */
	readonly accoms: string;
	readonly rooms: string;
	readonly rateplan: string;
}

/** The one value of a list in which all are alike; several different rooms are several orders. */
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
 * The plan a path names. Own stays go by our numbers, external ones by the supplier's, as the rate plan list gave them. [DEC-057]
 * @throws Refusal notFound, invalidRequest when the rooms of a list differ
 */
export async function findPlan(db: Queryable, path: PlanPath): Promise<NamedPlan> {
	const plan = await planByPath(db, numbersOf(path));
	if (!plan) throw new Refusal("notFound");
	return plan;
}
