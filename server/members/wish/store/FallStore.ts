import type { MemberStanding } from "#domain/member/Member.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Who is to be told of falls. */
export interface Waiting extends MemberStanding {
	readonly memberId: number;
}

/** A wished stay of which a price was told: for which dates, guests and rooms, and which price last. */
export interface ToldWish {
	readonly stayId: number;
	readonly name: string;
	readonly seenFor: string;
	readonly told: number;
}

/** What members are told of wished prices that fell. */
export class FallStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** Takes members whose wishes are to be looked through; nobody else takes them before `next`. */
	async takeDue(now: Date, next: Date, limit: number): Promise<readonly Waiting[]> {
		const { rows } = await this.#db.query<Waiting>(
			{
				name: "falls.due",
				text: `
					UPDATE member SET falls_due_at = $2 WHERE member_id IN (
						SELECT member_id FROM member WHERE marketing_agree AND falls_due_at <= $1 AND status = 'active'
						ORDER BY falls_due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
					RETURNING member_id AS "memberId", grade, type`,
			},
			[now, next, limit],
		);
		return rows;
	}

	/** The newest wishes with a price for days to come. */
	async told(memberId: number, today: StayDate, limit: number): Promise<readonly ToldWish[]> {
		const { rows } = await this.#db.query<ToldWish>(
			{
				name: "falls.told",
				text: `
					SELECT w.property_id AS "stayId", p.name, w.seen_for AS "seenFor", coalesce(w.told_total, w.seen_total) AS told
					FROM wish w JOIN property p USING (property_id)
					WHERE w.member_id = $1 AND w.seen_for >= $2::text
					ORDER BY w.created_at DESC, w.property_id LIMIT $3`,
			},
			[memberId, today, limit],
		);
		return rows;
	}

	/** Remembers what is told now; the address to write to, null for who took the consent back or left meanwhile. */
	async noteTold(
		memberId: number,
		falls: readonly { readonly stayId: number; readonly now: number }[],
		next: Date,
	): Promise<string | null> {
		const { rows } = await this.#db.query<{ email: string }>(
			{
				name: "falls.member",
				text: `
					UPDATE member SET falls_due_at = $2 WHERE member_id = $1 AND marketing_agree AND status = 'active'
					RETURNING email`,
			},
			[memberId, next],
		);
		if (!rows[0]) return null;
		await this.#db.query(
			{
				name: "falls.note",
				text: `
					UPDATE wish w SET told_total = t.total FROM unnest($2::int[], $3::int[]) t (stay, total)
					WHERE w.member_id = $1 AND w.property_id = t.stay`,
			},
			[memberId, falls.map(({ stayId }) => stayId), falls.map(({ now }) => now)],
		);
		return rows[0].email;
	}
}
