import type { Queryable } from "#server/platform/database/Database.ts";

/** A review reported as inappropriate by travellers. */
export interface ReportedReview {
	readonly id: number;
	readonly propertyName: string;
	readonly stars: number;
	readonly title: string;
	readonly content: string;
	readonly photos: number;
	readonly reports: number;
	readonly since: Date;
}

/** Stores reports of inappropriate reviews. */
export class ReportStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** Records a member's report; repeating it changes nothing. Returns false when there is no such visible review, or it is the member's own. */
	async add(reviewId: number, memberId: number, now: Date): Promise<boolean> {
		const { rowCount } = await this.#db.query(
			`INSERT INTO review_report (review_id, member_id, created_at)
			SELECT review_id, $2, $3 FROM review WHERE review_id = $1 AND NOT hidden AND member_id IS DISTINCT FROM $2
			ON CONFLICT (review_id, member_id) DO UPDATE SET review_id = EXCLUDED.review_id`,
			[reviewId, memberId, now],
		);
		return rowCount > 0;
	}

	/** Whether the member wrote the review, and it is visible. */
	async isOwn(reviewId: number, memberId: number): Promise<boolean> {
		const { rowCount } = await this.#db.query(
			"SELECT FROM review WHERE review_id = $1 AND NOT hidden AND member_id = $2",
			[reviewId, memberId],
		);
		return rowCount > 0;
	}

	/** Returns up to 50 visible reviews with undecided reports, most reported first. */
	async open(): Promise<readonly ReportedReview[]> {
		const { rows } = await this.#db.query<ReportedReview>(
			`SELECT r.review_id AS id, p.name AS "propertyName", r.star AS stars, r.title, r.content, t.reports, t.since,
				(SELECT count(*)::int FROM review_photo f WHERE f.review_id = r.review_id) AS photos
			FROM (SELECT review_id, count(*)::int AS reports, min(created_at) AS since FROM review_report
				WHERE settled_at IS NULL GROUP BY review_id) t
			JOIN review r USING (review_id) JOIN property p USING (property_id)
			WHERE NOT r.hidden ORDER BY t.reports DESC, t.since, id LIMIT 50`,
		);
		return rows;
	}

	/** Marks the open reports of a review as decided; false when there are none. */
	async settle(reviewId: number, now: Date): Promise<boolean> {
		const { rowCount } = await this.#db.query(
			"UPDATE review_report SET settled_at = $2 WHERE review_id = $1 AND settled_at IS NULL",
			[reviewId, now],
		);
		return rowCount > 0;
	}
}
