import type { AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { enqueue } from "#server/outbox/enqueue.ts";

/** What opens later, and who asked to be told of it or takes part. [SCREEN-12, DEC-158] */
export interface AdvanceNotices {
	/** What has not opened yet, soonest first, at most 500 (DEC-011). A visitor (null) has applied for nothing. */
	list(memberId: number | null): Promise<Schemas["AdvanceNotice"][]>;
	/**
	 * Applies; twice is the same as once.
	 * @throws Refusal notFound for what is not of that kind, or has opened
	 */
	apply(memberId: number, alarmId: number, kind: AdvanceNoticeKind): Promise<void>;
	/** Writes to those who asked to be told of what has opened, once each; how many. */
	tellOpened(): Promise<number>;
}

/** Mails a turn: a popular sale is told of in several. */
const BATCH = 500;

interface AlarmRow {
	readonly alarm_id: number;
	readonly event_type: AdvanceNoticeKind;
	readonly title: string;
	readonly image_key: string;
	readonly open_at: Date;
	readonly applied: boolean;
}

export function createAdvanceNotices({
	db,
	clock,
}: {
	readonly db: Database;
	readonly clock: Clock;
}): AdvanceNotices {
	return {
		async list(memberId) {
			const { rows } = await db.query<AlarmRow>(
				`SELECT n.alarm_id, n.event_type, n.title, n.image_key, n.open_at, a.member_id IS NOT NULL AS applied
					FROM advance_notice n
					LEFT JOIN advance_notice_application a ON a.alarm_id = n.alarm_id AND a.member_id = $1::int
					WHERE n.open_at > $2 ORDER BY n.open_at, n.sort, n.alarm_id LIMIT 500`,
				[memberId, new Date(clock.now())],
			);
			return rows.map((row) => ({
				alarmIdx: row.alarm_id,
				eventType: row.event_type,
				title: row.title,
				imgUrl: row.image_key,
				openDate: koreanDateTime(row.open_at.getTime()),
				applied: row.applied,
			}));
		},

		apply: (memberId, alarmId, kind) =>
			db.tx(async (tx) => {
				const now = new Date(clock.now());
				const { rowCount } = await tx.query(
					"SELECT FROM advance_notice WHERE alarm_id = $1 AND event_type = $2 AND open_at > $3",
					[alarmId, kind, now],
				);
				if (rowCount === 0) throw new Refusal("notFound");
				await tx.query(
					"INSERT INTO advance_notice_application (alarm_id, member_id, applied_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
					[alarmId, memberId, now],
				);
			}),

		tellOpened: () =>
			db.tx(async (tx) => {
				const now = new Date(clock.now());
				const { rows } = await tx.query<OpenedRow>(
					`UPDATE advance_notice_application a SET notified_at = $1
						FROM advance_notice n, member m
						WHERE (a.alarm_id, a.member_id) IN (
								SELECT w.alarm_id, w.member_id FROM advance_notice_application w JOIN advance_notice o USING (alarm_id)
								WHERE w.notified_at IS NULL AND o.event_type = 'alarm' AND o.open_at <= $1
								ORDER BY o.open_at, w.applied_at LIMIT ${BATCH} FOR UPDATE OF w SKIP LOCKED
							)
							AND n.alarm_id = a.alarm_id AND m.member_id = a.member_id
						RETURNING n.alarm_id, n.title, n.event_id, m.email, m.status`,
					[now],
				);
				for (const row of rows) {
					if (row.status !== "active" || !row.email) continue;
					await enqueue(tx, {
						topic: "mail",
						key: `alarm:${row.alarm_id}`,
						payload: openedMail(row),
						runAt: clock.now(),
					});
				}
				return rows.length;
			}),
	};
}

interface OpenedRow {
	readonly alarm_id: number;
	readonly title: string;
	readonly event_id: number | null;
	readonly email: string | null;
	readonly status: "active" | "withdrawn";
}

const openedMail = ({ email, title, event_id }: OpenedRow): object => ({
	to: email,
	subject: `[{site}] ${title}`,
	text: `신청하신 알림입니다. 지금 열렸습니다.\n\n${title}${event_id === null ? "" : `\n/events/${event_id}`}`,
});
