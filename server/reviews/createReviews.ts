import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

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
}

interface ReviewRow {
	readonly review_id: number;
	readonly member_id: number | null;
	readonly order_product_id: number | null;
	readonly user_name: string;
	readonly room_name: string;
	readonly title: string;
	readonly content: string;
	readonly star: number;
	readonly check_in: string | null;
	readonly check_out: string | null;
	readonly verification_source: string | null;
	readonly created_at: Date;
}

const LIMIT = 500;

export function createReviews({ db }: { readonly db: Database }): Reviews {
	async function head(propertyId: number) {
		const { rows } = await db.query<{
			name: string;
			star_one: number;
			star_two: number;
			star_three: number;
			star_four: number;
			star_five: number;
			rating: Record<string, number | null> | null;
		}>(
			`SELECT p.name, coalesce(s.star_one, 0) AS star_one, coalesce(s.star_two, 0) AS star_two,
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
				`SELECT review_id, member_id, order_product_id, user_name, room_name, title, content, star, check_in, check_out,
						verification_source, created_at
					FROM review WHERE property_id = $1 AND NOT hidden ORDER BY created_at DESC, review_id DESC LIMIT ${LIMIT}`,
				[propertyId],
			);
			const counts = [stay.star_one, stay.star_two, stay.star_three, stay.star_four, stay.star_five];
			const total = counts.reduce((sum, count) => sum + count, 0);
			const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0);
			const starAvg = total === 0 ? 0 : Math.round((sum / total) * 10) / 10;
			return {
				reviewCnt: {
					reviewCount: total,
					starAvg,
					starOne: stay.star_one,
					starTwo: stay.star_two,
					starThree: stay.star_three,
					starFour: stay.star_four,
					starFive: stay.star_five,
				},
				reviews: rows.map((row) => ({
					idx: row.review_id,
					// Whose review it is, is told by name only: ids of members stay inside.
					userIdx: null,
					userName: row.user_name,
					orderIdx: null,
					productIdx: propertyId,
					productName: stay.name,
					roomName: row.room_name,
					title: row.title,
					content: row.content,
					star: row.star as Schemas["Review"]["star"],
					starAvg,
					createdDt: koreanDateTime(row.created_at.getTime()),
					checkinDate: row.check_in,
					checkoutDate: row.check_out,
					verificationSource: row.verification_source,
				})),
				reviewRating: stay.rating && ratingAnswer(stay.rating),
			};
		},
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
