import type { ReviewChoice, ReviewSort } from "#domain/review/ReviewChoice.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { epoch } from "#server/platform/database/epoch.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A review with the name of its stay. */
export interface StoredReview {
	readonly id: number;
	readonly propertyId: number;
	readonly propertyName: string;
	readonly userName: string;
	readonly roomName: string;
	readonly title: string;
	readonly content: string;
	readonly stars: number;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly verificationSource: string | null;
	readonly photos: readonly { readonly key: string; readonly alt: string }[];
	/** Epoch milliseconds. */
	readonly createdAt: number;
	/** The property's reply; null when there is none. */
	readonly reply: { readonly content: string; readonly writtenAt: number } | null;
}

/** A page of at most `size` reviews, starting after the review `after`, or with the first when it is null. */
export interface ReviewPage extends ReviewChoice {
	readonly after: number | null;
	readonly size: number;
}

export interface NewReview
	extends Omit<StoredReview, "id" | "propertyName" | "verificationSource" | "reply" | "photos"> {
	readonly roomId: number;
	readonly memberId: number;
	readonly orderProductId: number;
}

/** Number and star total of the visible reviews of a stay. */
export interface StarSum {
	readonly count: number;
	readonly starSum: number;
}

const columns = `r.review_id AS id, r.property_id AS "propertyId", p.name AS "propertyName", r.user_name AS "userName",
	r.room_name AS "roomName", r.title, r.content, r.star AS stars, r.check_in AS "checkIn", r.check_out AS "checkOut",
	r.verification_source AS "verificationSource", ${epoch("r.created_at")} AS "createdAt",
	CASE WHEN r.reply IS NOT NULL AND r.replied_at IS NOT NULL
		THEN jsonb_build_object('content', r.reply, 'writtenAt', ${epoch("r.replied_at")}) END AS reply,
	coalesce((SELECT jsonb_agg(jsonb_build_object('key', f.photo_key, 'alt', f.alt) ORDER BY f.created_at, f.photo_key)
		FROM review_photo f WHERE f.review_id = r.review_id), '[]') AS photos`;

/**
 * SQL for each sort order: the leading ORDER BY terms, and the condition under which all reviews with a star value come before the cursor
 * review.
 */
const orders: Readonly<Record<ReviewSort, { readonly by: string; readonly isBehind: string }>> = {
	newest: { by: "", isBehind: "false" },
	scoreHigh: { by: "r.star DESC, ", isBehind: "s.star > b.star" },
	scoreLow: { by: "r.star, ", isBehind: "s.star < b.star" },
};

/**
 * SQL for where the scan of one star value continues after the cursor review $3: after that review within its own star value and, if stars
 * do not affect the order, within every other; otherwise at the newest review. It avoids OR, which would make the database scan up to that
 * position row by row.
 */
const goesOn = (sort: ReviewSort): string =>
	`(created_at, review_id) < (${sort === "newest" ? "b.created_at" : "CASE WHEN s.star = b.star THEN b.created_at ELSE 'infinity' END"}, b.review_id)`;

const everyStar = [1, 2, 3, 4, 5];

const counters = ["star_one", "star_two", "star_three", "star_four", "star_five"] as const;

/** Stores the reviews of stays and their star counts. */
export class ReviewStore extends Store {
	/** Returns a page of a stay's visible reviews. Reads at most one page per star value, however many reviews there are. */
	ofStay(propertyId: number, { after, size, sort, roomId, stars }: ReviewPage): Promise<StoredReview[]> {
		const { by, isBehind } = orders[sort];
		const isFirst = after === null;
		return this.rows<StoredReview>(
			`SELECT ${columns} FROM unnest($4::int2[]) AS s(star)
				${isFirst ? "" : "JOIN review b ON b.review_id = $3"}
				CROSS JOIN LATERAL (
					SELECT * FROM review WHERE property_id = $1 AND star = s.star AND NOT hidden ${roomId === null ? "" : "AND room_id = $5"}
						${isFirst ? "" : `AND ${goesOn(sort)}`}
					ORDER BY created_at DESC, review_id DESC LIMIT $2
				) r JOIN property p ON p.property_id = r.property_id
				WHERE $3::bigint IS NULL ${isFirst ? "" : `OR NOT (${isBehind})`}
				ORDER BY ${by}r.created_at DESC, r.review_id DESC LIMIT $2`,
			[propertyId, size, after, stars === null ? everyStar : [stars], ...(roomId === null ? [] : [roomId])],
		);
	}

	/** Returns the review of a booking with its stay's current star counts; null when none has been written. */
	async ofBooking(
		orderProductId: number,
	): Promise<{ readonly review: StoredReview; readonly counts: readonly number[] } | null> {
		const row = await this.row<StoredReview & { readonly counts: readonly number[] }>(
			`SELECT ${columns},
				coalesce((SELECT ARRAY[s.star_one, s.star_two, s.star_three, s.star_four, s.star_five]
					FROM review_stat s WHERE s.property_id = r.property_id), '{}') AS counts
			FROM review r JOIN property p USING (property_id) WHERE r.order_product_id = $1`,
			[orderProductId],
		);
		if (!row) return null;
		const { counts, ...review } = row;
		return { review, counts };
	}

	/** Stores a review, adds it to the stay's statistics and returns the new totals. */
	async add(review: NewReview): Promise<StarSum> {
		await this.db.query(
			`INSERT INTO review (property_id, room_id, member_id, order_product_id, user_name, room_name, title, content, star, check_in, check_out,
				verification_source, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'OWN', $12)`,
			[
				review.propertyId,
				review.roomId,
				review.memberId,
				review.orderProductId,
				review.userName,
				review.roomName,
				review.title,
				review.content,
				review.stars,
				review.checkIn,
				review.checkOut,
				new Date(review.createdAt),
			],
		);
		return this.#countIn(review.propertyId, review.stars);
	}

	/** Sets the property's reply to a visible review; false when there is no such review. */
	async answer(reviewId: number, reply: string, at: number): Promise<boolean> {
		const { rows } = await this.db.query(
			"UPDATE review SET reply = $2, replied_at = $3 WHERE review_id = $1 AND NOT hidden RETURNING review_id",
			[reviewId, reply, new Date(at)],
		);
		return rows.length > 0;
	}

	/** Hides a review or shows it again and updates the star counts. Returns null when it is already in that state or does not exist. */
	async setHidden(
		reviewId: number,
		isHidden: boolean,
	): Promise<(StarSum & { readonly propertyId: number; readonly stars: number }) | null> {
		const { rows } = await this.db.query<{ propertyId: number; stars: number }>(
			`UPDATE review SET hidden = $2 WHERE review_id = $1 AND hidden <> $2
			RETURNING property_id AS "propertyId", star AS stars`,
			[reviewId, isHidden],
		);
		const [changed] = rows;
		if (!changed) return null;
		const count = isHidden ? this.#countOut : this.#countIn;
		return { ...changed, ...(await count.call(this, changed.propertyId, changed.stars)) };
	}

	async #countIn(propertyId: number, stars: number): Promise<StarSum> {
		const counter = counters[stars - 1] ?? counters[0];
		const { rows } = await this.db.query<StarSum>(
			`INSERT INTO review_stat AS s (property_id, ${counter}) VALUES ($1, 1)
			ON CONFLICT (property_id) DO UPDATE SET ${counter} = s.${counter} + 1, told = NULL
			RETURNING review_count AS count, star_sum AS "starSum"`,
			[propertyId],
		);
		return rows[0] ?? { count: 0, starSum: 0 };
	}

	async #countOut(propertyId: number, stars: number): Promise<StarSum> {
		const counter = counters[stars - 1] ?? counters[0];
		const { rows } = await this.db.query<StarSum>(
			`UPDATE review_stat SET ${counter} = ${counter} - 1, told = NULL WHERE property_id = $1
			RETURNING review_count AS count, star_sum AS "starSum"`,
			[propertyId],
		);
		return rows[0] ?? { count: 0, starSum: 0 };
	}
}
