import {
	isSpecialMember,
	type MemberGrade,
	type MemberStanding,
	type MemberType,
} from "#domain/member/Member.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";

/** The member's data needed for a purchase. */
export interface Customer extends MemberStanding {
	/** Verified. */
	readonly phone: string | null;
	readonly email: string | null;
}

/** A member's type and grade, and the lock that serialises a member's purchases. */
export class StandingStore extends Store {
	/** Locks the member row, which serialises purchases and subscription changes; returns null for a closed account. */
	lock(memberId: number): Promise<Customer | null> {
		return this.row<{
			readonly type: MemberType;
			readonly grade: MemberGrade;
			readonly phone: string | null;
			readonly email: string | null;
		}>("SELECT type, grade, phone, email FROM member WHERE member_id = $1 AND status = 'active' FOR UPDATE", [
			memberId,
		]);
	}

	/**
	 * Whether the member pays the Awesome price; locked until the transaction ends. A membership that is being refunded no longer lowers
	 * prices (DEC-073), nor does a cancelled one whose last day is over, unless its next term may have been paid (SUBS-07).
	 */
	async isSpecial(memberId: number, today: StayDate): Promise<boolean> {
		const { rows } = await this.db.query<MemberStanding>(
			`SELECT type, CASE WHEN EXISTS (SELECT FROM subscription_charge WHERE member_id = $1 AND status = 'cancelRequest')
				OR EXISTS (SELECT FROM subscription_history WHERE member_id = $1 AND state = 'CANCEL_REQUEST' AND term_last < $2::date)
					AND NOT EXISTS (SELECT FROM subscription_charge WHERE member_id = $1 AND status = 'ready')
				THEN 'Bronze' ELSE grade END AS grade
			FROM member WHERE member_id = $1 AND status = 'active' FOR NO KEY UPDATE`,
			[memberId, today],
		);
		return rows[0] !== undefined && isSpecialMember(rows[0]);
	}

	/** Returns the type and grade, also of a closed account; an unknown member is treated as a new one. */
	async read(memberId: number): Promise<MemberStanding> {
		const { rows } = await this.db.query<MemberStanding>(
			"SELECT type, grade FROM member WHERE member_id = $1",
			[memberId],
		);
		return rows[0] ?? { type: "N", grade: "Bronze" };
	}

	/** Sets the grade; returns false if the member already has it or the account is closed. */
	setGrade(memberId: number, grade: MemberGrade, now: number): Promise<boolean> {
		return this.hasRows(
			"UPDATE member SET grade = $2, changed_at = $3 WHERE member_id = $1 AND grade <> $2 AND status = 'active'",
			[memberId, grade, new Date(now)],
		);
	}

	async phone(memberId: number): Promise<string | null> {
		const { rows } = await this.db.query<{ phone: string | null }>(
			"SELECT phone FROM member WHERE member_id = $1",
			[memberId],
		);
		return rows[0]?.phone ?? null;
	}

	async name(memberId: number): Promise<string | null> {
		const { rows } = await this.db.query<{ name: string | null }>(
			"SELECT name FROM member WHERE member_id = $1",
			[memberId],
		);
		return rows[0]?.name ?? null;
	}

	async email(memberId: number): Promise<string | null> {
		const { rows } = await this.db.query<{ email: string | null }>(
			"SELECT email FROM member WHERE member_id = $1",
			[memberId],
		);
		return rows[0]?.email ?? null;
	}
}
