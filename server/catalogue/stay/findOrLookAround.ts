import type { StayQuestion } from "#server/catalogue/search/findStays.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { type AskedProducts, type ReadQuestion, stayQuestion } from "./stayQuestion.ts";

/** Runs a search. When a district or sight has no results, searches its surroundings instead. */
export async function findOrLookAround<Found extends { readonly total: number }>(
	context: CatalogContext,
	asked: AskedProducts,
	member: SignedInMember | null,
	find: (question: StayQuestion) => Promise<Found>,
): Promise<{ readonly asking: ReadQuestion; readonly found: Found }> {
	const asking = await stayQuestion(context, asked, member);
	const found = await find(asking.question);
	if (found.total > 0) return { asking, found };
	const wider = await stayQuestion(context, asked, member, true);
	if (wider.read.around === null) return { asking, found };
	const around = await find(wider.question);
	return around.total > 0 ? { asking: wider, found: around } : { asking, found };
}
