import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { type ParsedQuery, type ProductsRequest, stayQuery } from "./stayQuery.ts";

/** Runs a search. When a district or sight has no results, searches its surroundings instead. */
export async function findOrLookAround<Found extends { readonly total: number }>(
	context: CatalogContext,
	request: ProductsRequest,
	member: SignedInMember | null,
	find: (query: StayQuery) => Promise<Found>,
): Promise<{ readonly asking: ParsedQuery; readonly found: Found }> {
	const asking = await stayQuery(context, request, member);
	const found = await find(asking.query);
	if (found.total > 0) return { asking, found };
	const wider = await stayQuery(context, request, member, true);
	if (wider.read.around === null) return { asking, found };
	const around = await find(wider.query);
	return around.total > 0 ? { asking: wider, found: around } : { asking, found };
}
