import type { ReviewDraft } from "#domain/review/reviewRules.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { type BookingReview, reviewOfBooking } from "./bookingReview.ts";
import { average, type ReviewRow, reviewAnswer, reviewColumns } from "./reviewRow.ts";
import { writeReview } from "./writeReview.ts";

export interface StayReviews {
	readonly reviewCnt: Schemas["ReviewCounts"];
	readonly reviews: Schemas["Review"][];
	readonly reviewRating: Schemas["ExternalRating"] | null;
}

export interface Reviews {
	/**
	 * Counts, the newest 500 visible reviews, and what outside sources say (CALL-CONTENT-11, DEC-011).
	 * @throws Refusal notFound
	 */
	ofStay(propertyId: number): Promise<StayReviews>;
	/**
	 * The stay behind a paid booking of the member's own, and its review (CALL-CONTENT-12, DEC-154).
	 * @throws Refusal notFound
	 */
	ofBooking(memberId: number, orderProductId: number): Promise<BookingReview>;
	/**
	 * The one review of a booking that is over, counted at once (PROD-12, DEC-097).
	 * @throws Refusal notFound, alreadyReviewed, generic when the stay has not begun or was cancelled, invalidRequest
	 */
	write(memberId: number, orderProductId: number, draft: ReviewDraft): Promise<Schemas["Review"]>;
}

const LIMIT = 500;

export function createReviews({ db, clock }: { readonly db: Database; readonly clock: Clock }): Reviews {
	async function head(propertyId: number) {
		const { rows } = await db.query<{
			star_one: number;
			star_two: number;
			star_three: number;
			star_four: number;
			star_five: number;
			rating: Record<string, number | null> | null;
		}>(
			`SELECT coalesce(s.star_one, 0) AS star_one, coalesce(s.star_two, 0) AS star_two,
					coalesce(s.star_three, 0) AS star_three, coalesce(s.star_four, 0) AS star_four,
					coalesce(s.star_five, 0) AS star_five, to_jsonb(e) AS rating
				FROM property p LEFT JOIN review_stat s USING (property_id) LEFT JOIN external_rating e USING (property_id)
				WHERE p.property_id = $1 AND p.status = 'open'`,
			[propertyId],
		);
		const [row] = rows;
		if (!row) throw new Refusal("notFound");
		return row;
	}

	return {
		async ofStay(propertyId) {
			const stay = await head(propertyId);
			const { rows } = await db.query<ReviewRow>(
				`SELECT ${reviewColumns} FROM review r JOIN property p USING (property_id)
					WHERE r.property_id = $1 AND NOT r.hidden ORDER BY r.created_at DESC, r.review_id DESC LIMIT ${LIMIT}`,
				[propertyId],
			);
			const counts = [stay.star_one, stay.star_two, stay.star_three, stay.star_four, stay.star_five];
			const starAvg = average(counts);
			return {
				reviewCnt: {
					reviewCount: counts.reduce((sum, count) => sum + count, 0),
					starAvg,
					starOne: stay.star_one,
					starTwo: stay.star_two,
					starThree: stay.star_three,
					starFour: stay.star_four,
					starFive: stay.star_five,
				},
				reviews: rows.map((row) => reviewAnswer(row, starAvg)),
				reviewRating: stay.rating && ratingAnswer(stay.rating),
			};
		},
		ofBooking: (memberId, orderProductId) => reviewOfBooking(db, memberId, orderProductId),
		write: (memberId, orderProductId, draft) =>
			db.tx((tx) => writeReview(tx, { memberId, orderProductId, draft, now: clock.now() })),
	};
}

const ratingAnswer = (rating: Record<string, number | null>): Schemas["ExternalRating"] => ({
	overall: rating.overall ?? null,
	cleanliness: rating.cleanliness ?? null,
	service: rating.service ?? null,
	comfort: rating.comfort ?? null,
	condition: rating.condition ?? null,
	location: rating.location ?? null,
	neighborhoodRating: rating.neighborhood_rating ?? null,
	qualityRating: rating.quality_rating ?? null,
	valueRating: rating.value_rating ?? null,
	amenitiesRating: rating.amenities_rating ?? null,
	recommendationPer: rating.recommendation_per ?? null,
});
