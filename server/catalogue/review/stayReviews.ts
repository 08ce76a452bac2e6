import { praiseOf } from "#domain/review/praise.ts";
import { reviewAverage } from "#domain/review/reviewScore.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { ratingAnswer, reviewAnswer } from "./reviewAnswer.ts";
import { ReviewStatsStore, type StayReviewStats } from "./store/ReviewStatsStore.ts";
import { type ReviewPage, ReviewStore } from "./store/ReviewStore.ts";

export interface StayReviews {
	readonly reviewCnt: Schemas["ReviewCounts"];
	readonly matchingCnt: number;
	readonly reviewedRooms: Schemas["ReviewedRoom"][];
	readonly praises: Schemas["Praise"][];
	readonly reviews: Schemas["Review"][];
	readonly reviewRating: Schemas["ExternalRating"] | null;
}

/**
 * Returns the review counts of a stay, one page of the visible reviews that match the filters, the topics they praise, and ratings from
 * external sources (CALL-CONTENT-11, DEC-011).
 * @throws Refusal notFound
 */
export async function stayReviews(db: Queryable, propertyId: number, page: ReviewPage): Promise<StayReviews> {
	const figures = await counted(db, propertyId);
	if (!figures) throw new Refusal("notFound");
	const { counts, external, insights, rooms } = figures;
	const starAvg = reviewAverage(counts);
	const [starOne, starTwo, starThree, starFour, starFive] = counts;
	const reviews = await new ReviewStore(db).ofStay(propertyId, page);
	return {
		reviewCnt: { reviewCount: sum(counts), starAvg, starOne, starTwo, starThree, starFour, starFive },
		matchingCnt: matching(figures, page),
		reviewedRooms: rooms.map(({ id, name, count }) => ({ roomIdx: id, roomName: name, reviewCnt: count })),
		praises: (insights?.praise ?? []).map(({ topic, count }) => ({ topic, reviewCnt: count })),
		reviews: reviews.map((row) => reviewAnswer(row, starAvg)),
		reviewRating: external && ratingAnswer(external),
	};
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Returns how many visible reviews match the chosen room and stars. */
function matching({ counts, insights }: StayReviewStats, { roomId, stars }: ReviewPage): number {
	const ofRoom = roomId === null ? counts : (insights?.rooms.find(({ id }) => id === roomId)?.counts ?? []);
	return stars === null ? sum(ofRoom) : (ofRoom[stars - 1] ?? 0);
}

/**
 * Returns the review figures of a stay, including praise and rooms. The first request after a change computes these and stores them for
 * later requests.
 */
async function counted(db: Queryable, propertyId: number): Promise<StayReviewStats | null> {
	const store = new ReviewStatsStore(db);
	const figures = await store.ofStay(propertyId);
	if (!figures || figures.insights !== null || figures.counts.every((count) => count === 0)) return figures;
	const praise = praiseOf(await store.goodTexts(propertyId));
	const insights = { praise, rooms: await store.byRoom(propertyId) };
	await store.save(propertyId, figures.counts, insights);
	return store.ofStay(propertyId, insights);
}
