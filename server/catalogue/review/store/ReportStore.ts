import { Store } from "#server/platform/database/Store.ts";

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
export class ReportStore extends Store {
	/** Records a member's report; repeating it changes nothing. Returns false when there is no such visible review, or it is the member's own. */
	add(reviewId: number, memberId: number, now: Date): Promise<boolean> {
		return this.hasRows(
			`INSERT INTO review_report (review_id, member_id, created_at)
			SELECT review_id, $2, $3 FROM review WHERE review_id = $1 AND NOT hidden AND member_id IS DISTINCT FROM $2
			ON CONFLICT (review_id, member_id) DO UPDATE SET review_id = EXCLUDED.review_id`,
			[reviewId, memberId, now],
		);
	}

	/** Whether the member wrote the review, and it is visible. */
	isOwn(reviewId: number, memberId: number): Promise<boolean> {
		return this.hasRows("SELECT FROM review WHERE review_id = $1 AND NOT hidden AND member_id = $2", [
			reviewId,
			memberId,
		]);
	}

	/** Returns up to 50 visible reviews with undecided reports, most reported first. */
	open(): Promise<readonly ReportedReview[]> {
		return this.rows<ReportedReview>(`SELECT r.review_id AS id, p.name AS "propertyName", r.star AS stars, r.title, r.content, t.reports, t.since,
				(SELECT count(*)::int FROM review_photo f WHERE f.review_id = r.review_id) AS photos
			FROM (SELECT review_id, count(*)::int AS reports, min(created_at) AS since FROM review_report
				WHERE settled_at IS NULL GROUP BY review_id) t
			JOIN review r USING (review_id) JOIN property p USING (property_id)
			WHERE NOT r.hidden ORDER BY t.reports DESC, t.since, id LIMIT 50`);
	}

	/** Marks the open reports of a review as decided; false when there are none. */
	settle(reviewId: number, now: Date): Promise<boolean> {
		return this.hasRows(
			"UPDATE review_report SET settled_at = $2 WHERE review_id = $1 AND settled_at IS NULL",
			[reviewId, now],
		);
	}
}
