import type { MemberStanding } from "#domain/member/Member.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A member who is due for a check of price drops. */
export interface Waiting extends MemberStanding {
	readonly memberId: number;
}

/** A wished stay with the terms for which a price was shown, and the last price told. */
export interface WishToCheck {
	readonly stayId: number;
	readonly name: string;
	readonly seenFor: string;
	readonly lastPrice: number;
}

/** The price drops of which members have been told. */
export class PriceDropStore extends Store {
	/** Takes members whose wishes are due for a check; no other run takes them before `next`. */
	claimDue(now: Date, next: Date, limit: number): Promise<readonly Waiting[]> {
		return this.rows<Waiting>(
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
	}

	/** Returns the newest wishes that have a price for future dates. */
	wishesToCheck(memberId: number, today: StayDate, limit: number): Promise<readonly WishToCheck[]> {
		return this.rows<WishToCheck>(
			{
				name: "falls.told",
				text: `
					SELECT w.property_id AS "stayId", p.name, w.seen_for AS "seenFor", coalesce(w.told_total, w.seen_total) AS "lastPrice"
					FROM wish w JOIN property p USING (property_id)
					WHERE w.member_id = $1 AND w.seen_for >= $2::text
					ORDER BY w.created_at DESC, w.property_id LIMIT $3`,
			},
			[memberId, today, limit],
		);
	}

	/** Stores the prices told now; returns the e-mail address, or null if the member has withdrawn consent or left meanwhile. */
	async markNotified(
		memberId: number,
		falls: readonly { readonly stayId: number; readonly now: number }[],
		next: Date,
	): Promise<string | null> {
		const { rows } = await this.db.query<{ email: string }>(
			{
				name: "falls.member",
				text: `
					UPDATE member SET falls_due_at = $2 WHERE member_id = $1 AND marketing_agree AND status = 'active'
					RETURNING email`,
			},
			[memberId, next],
		);
		if (!rows[0]) return null;
		await this.db.query(
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
