import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { loadStayPlace, type StayPlace } from "./store/stayPlace.ts";

/**
 * Returns an open stay.
 * @throws Refusal notFound
 */
export async function requireStay(db: Queryable, productIdx: number): Promise<StayPlace> {
	const stay = await loadStayPlace(db, productIdx);
	if (!stay) throw new Refusal("notFound");
	return stay;
}
