import { HttpReviews } from "#adapters/http/HttpReviews.ts";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { everyReview } from "#domain/review/ReviewChoice.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { Result } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { callsWithExample } from "#tests/support/contractExamples.ts";

export const condition = defaultCondition(stayDateOf("2026-11-25"));

const choice = {
	bookingKind: "OC",
	stay: "101",
	room: "11",
	plan: "21",
	promotionId: null,
	pieces: null,
} as const;

async function taken<T>(answer: Promise<Result<T, unknown>>): Promise<T> {
	const result = await answer;
	invariant(result.ok, `the contract's example can be read: ${JSON.stringify(result)}`);
	return result.value;
}

const catalog = (operation: string) => new HttpStayCatalog(callsWithExample(operation).calls);

/** The contract's own examples as the application sees them. */
export const exampleStay = () => taken(catalog("viewProduct").detail(101, condition));
export const exampleOffers = () => taken(catalog("listRatePlans").offers(101, condition));
export const exampleOption = () => taken(catalog("viewOption").option(101, choice, condition));
export const exampleReviews = () =>
	taken(new HttpReviews(callsWithExample("listStayReviews").calls).ofStay(101, everyReview));
