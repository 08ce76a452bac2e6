import type { MemberGrade } from "#domain/member/Member.ts";
import { finalStatuses } from "#domain/order/orderMachine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A member as shown to operators, without anything that reveals their identity. */
export interface MemberCard {
	readonly id: number;
	readonly grade: MemberGrade;
	readonly corpCode: string | null;
	readonly createdAt: Date;
	readonly lockedUntil: Date | null;
	readonly logins: number;
	readonly openBookings: number;
	readonly coupons: number;
}

/** Returns null for a member who has withdrawn. */
export async function loadMemberCard(db: Queryable, memberId: number): Promise<MemberCard | null> {
	const { rows } = await db.query<MemberCard>(
		`SELECT member_id AS id, grade, corp_code AS "corpCode", created_at AS "createdAt", locked_until AS "lockedUntil",
			(SELECT count(*) FROM session s WHERE s.member_id = m.member_id AND s.revoked_at IS NULL) AS logins,
			(SELECT count(*) FROM order_product p WHERE p.member_id = m.member_id
				AND p.status IS NOT NULL AND p.status <> ALL ($2::text[])) AS "openBookings",
			(SELECT count(*) FROM user_coupon c WHERE c.member_id = m.member_id AND c.state = 'available') AS coupons
		FROM member m WHERE member_id = $1 AND status = 'active'`,
		[memberId, finalStatuses],
	);
	return rows[0] ?? null;
}

/** Returns the ID of the member a booking belongs to; 0 when there is no such booking. */
export async function memberOfBooking(db: Queryable, orderProductId: number): Promise<number> {
	const { rows } = await db.query<{ id: number }>(
		"SELECT member_id AS id FROM order_product WHERE order_product_id = $1",
		[orderProductId],
	);
	return rows[0]?.id ?? 0;
}
