import type { Praise } from "#domain/review/praise.ts";
import type { ReviewedRoom } from "#domain/review/Review.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Number of reviews with one, two, three, four and five stars. */
export type StarCounts = readonly [number, number, number, number, number];

export type ExternalRating = Readonly<Record<string, number | null>>;

/** Figures computed from a stay's reviews, besides star counts. They are stored until a review is added, hidden or shown again. */
export interface ReviewInsights {
	readonly praise: readonly Praise[];
	readonly rooms: readonly { readonly id: number; readonly counts: StarCounts }[];
}

export interface StayReviewStats {
	readonly counts: StarCounts;
	readonly external: ExternalRating | null;
	/** Null when not computed since the last review was added, hidden or shown again. */
	readonly insights: ReviewInsights | null;
	/** The rooms in `insights` that still exist, most-reviewed first. */
	readonly rooms: readonly ReviewedRoom[];
}

interface FigureRow {
	readonly counts: StarCounts;
	readonly rating: ExternalRating | null;
	readonly told: ReviewInsights | null;
	readonly rooms: readonly ReviewedRoom[];
}

/** Number of newest positive reviews analysed for praise. */
const readForPraise = 500;

/** Aggregates the visible reviews of a stay. */
export class ReviewStatsStore extends Store {
	/** Returns null for a stay that is not open. `counted` is used when no computed figures are stored. */
	async ofStay(propertyId: number, counted: ReviewInsights | null = null): Promise<StayReviewStats | null> {
		const { rows } = await this.db.query<FigureRow>(
			{
				name: "review.figures",
				text: `SELECT ARRAY[coalesce(s.star_one, 0), coalesce(s.star_two, 0), coalesce(s.star_three, 0),
						coalesce(s.star_four, 0), coalesce(s.star_five, 0)] AS counts,
					to_jsonb(e) AS rating, w.told,
					coalesce((SELECT jsonb_agg(jsonb_build_object('id', t.id, 'name', r.name, 'count', t.count) ORDER BY t.count DESC, t.id)
						FROM (SELECT id, (SELECT sum(n.value::int)::int FROM jsonb_array_elements_text(room.counts) AS n) AS count
							FROM jsonb_to_recordset(w.told -> 'rooms') AS room(id int, counts jsonb)) t
						JOIN room r ON r.property_id = p.property_id AND r.room_id = t.id), '[]') AS rooms
				FROM property p LEFT JOIN review_stat s USING (property_id) LEFT JOIN external_rating e USING (property_id)
					CROSS JOIN LATERAL (SELECT coalesce(s.told, $2::jsonb) AS told) w
				WHERE p.property_id = $1 AND p.status = 'open'`,
			},
			[propertyId, counted && JSON.stringify(counted)],
		);
		const [row] = rows;
		return row ? { counts: row.counts, external: row.rating, insights: row.told, rooms: row.rooms } : null;
	}

	/** Returns the texts of the newest four- and five-star reviews. */
	async goodTexts(propertyId: number): Promise<readonly string[]> {
		const { rows } = await this.db.query<{ content: string }>(
			`SELECT r.content FROM unnest(ARRAY[4, 5]::int2[]) AS s(star) CROSS JOIN LATERAL (
				SELECT content, created_at FROM review WHERE property_id = $1 AND star = s.star AND NOT hidden
				ORDER BY created_at DESC, review_id DESC LIMIT ${readForPraise}
			) r ORDER BY r.created_at DESC LIMIT ${readForPraise}`,
			[propertyId],
		);
		return rows.map(({ content }) => content);
	}

	/** Returns star counts by room, using an index-only scan. */
	byRoom(propertyId: number): Promise<ReviewInsights["rooms"]> {
		return this.rows<{ id: number; counts: StarCounts }>(
			`SELECT id, ARRAY[${[1, 2, 3, 4, 5].map((star) => `coalesce(max(count) FILTER (WHERE star = ${star}), 0)`).join(", ")}]::int[] AS counts
			FROM (SELECT room_id AS id, star, count(*) AS count FROM review
				WHERE property_id = $1 AND NOT hidden AND room_id IS NOT NULL GROUP BY room_id, star) AS each GROUP BY id`,
			[propertyId],
		);
	}

	/** Stores computed figures, unless the star counts have changed in the meantime. */
	async save(propertyId: number, counts: StarCounts, insights: ReviewInsights): Promise<void> {
		await this.db.query(
			`UPDATE review_stat SET told = $2 WHERE property_id = $1 AND told IS NULL
				AND ARRAY[star_one, star_two, star_three, star_four, star_five] = $3::int[]`,
			[propertyId, JSON.stringify(insights), counts],
		);
	}
}
