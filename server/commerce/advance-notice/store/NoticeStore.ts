import type { AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import { Store } from "#server/platform/database/Store.ts";

/** An advance notice that has not opened yet. */
export interface Upcoming {
	readonly id: number;
	readonly kind: AdvanceNoticeKind;
	readonly title: string;
	readonly imageKey: string;
	readonly openAt: Date;
	/** Whether the given member has applied. */
	readonly isApplied: boolean;
}

/** An application whose notice has opened. */
export interface Opened {
	readonly id: number;
	readonly title: string;
	readonly eventId: number | null;
	/** The word that opens an unlisted event; null for a public one. [DEC-118] */
	readonly eventSecret: string | null;
	/** Code for registering the coupons that are now available; null when the notice is not about coupons. */
	readonly packCode: string | null;
	/** Null when the member has no e-mail address or has left, or the event was withdrawn. */
	readonly email: string | null;
}

/** Whether neither `advance_notice n` nor what it announces has been withdrawn. */
const isOn =
	"n.published AND (n.event_id IS NULL OR EXISTS (SELECT FROM event e WHERE e.event_id = n.event_id AND e.published))";

/** Advance notices and the applications for them. */
export class NoticeStore extends Store {
	/** Returns notices that have not opened yet, soonest first. */
	upcoming(memberId: number | null, now: Date): Promise<readonly Upcoming[]> {
		return this.rows<Upcoming>(
			`SELECT n.alarm_id AS id, n.event_type AS kind, n.title, n.image_key AS "imageKey", n.open_at AS "openAt",
				a.member_id IS NOT NULL AS "isApplied"
			FROM advance_notice n
			LEFT JOIN advance_notice_application a ON a.alarm_id = n.alarm_id AND a.member_id = $1::int
			WHERE n.open_at > $2 AND ${isOn} ORDER BY n.open_at, n.sort, n.alarm_id LIMIT 500`,
			[memberId, now],
		);
	}

	isUpcoming(id: number, kind: AdvanceNoticeKind, now: Date): Promise<boolean> {
		return this.hasRows(
			`SELECT FROM advance_notice n WHERE n.alarm_id = $1 AND n.event_type = $2 AND n.open_at > $3 AND ${isOn}`,
			[id, kind, now],
		);
	}

	/** Idempotent. */
	async apply(id: number, memberId: number, now: Date): Promise<void> {
		await this.db.query(
			"INSERT INTO advance_notice_application (alarm_id, member_id, applied_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
			[id, memberId, now],
		);
	}

	/** Claims up to `limit` applications whose notice has opened; each is claimed only once. */
	takeOpened(now: Date, limit: number): Promise<readonly Opened[]> {
		return this.rows<Opened>(
			`UPDATE advance_notice_application a SET notified_at = $1
			FROM advance_notice n, member m
			WHERE (a.alarm_id, a.member_id) IN (
					SELECT w.alarm_id, w.member_id FROM advance_notice_application w JOIN advance_notice o USING (alarm_id)
					WHERE w.notified_at IS NULL AND o.event_type = 'alarm' AND o.open_at <= $1
					ORDER BY o.open_at, w.applied_at LIMIT $2 FOR UPDATE OF w SKIP LOCKED
				)
				AND n.alarm_id = a.alarm_id AND m.member_id = a.member_id
			RETURNING n.alarm_id AS id, n.title, n.event_id AS "eventId",
				(SELECT e.secret FROM event e WHERE e.event_id = n.event_id) AS "eventSecret",
				n.pack_code AS "packCode", CASE WHEN m.status = 'active' AND ${isOn} THEN m.email END AS email`,
			[now, limit],
		);
	}
}
