import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { Queryable } from "#server/database/Database.ts";

interface CouponRow {
	readonly user_coupon_id: number;
	readonly coupon_manager_id: number;
	readonly type: string;
	readonly title: string;
	readonly discount_kind: "AMOUNT" | "PERCENT";
	readonly discount: number;
	readonly max_discount: number | null;
	readonly min_price: number;
	readonly over_min_price: boolean;
	readonly overlap: boolean;
	readonly available_expedia: boolean;
	readonly set_cnt: number;
	readonly tot_cnt: number | null;
	readonly issued_cnt: number;
	readonly state: "available" | "reserved" | "used" | "expired";
	readonly order_pay_id: number | null;
	readonly use_expire_date: StayDate;
	readonly used_at: Date | null;
	readonly stays: readonly number[] | null;
}

const columns = `
	uc.user_coupon_id, uc.coupon_manager_id, cm.type, cm.title, cm.discount_kind, cm.discount, cm.max_discount, cm.min_price,
	cm.over_min_price, cm.overlap, cm.available_expedia, cm.set_cnt, cm.tot_cnt, cm.issued_cnt, uc.state, uc.order_pay_id,
	uc.use_expire_date, uc.used_at,
	(SELECT array_agg(cp.property_id) FROM coupon_product cp WHERE cp.coupon_manager_id = uc.coupon_manager_id) AS stays`;

/** A held copy as the domain's rules see it; a coupon for several stays counts as one for this stay when it is among them. */
function couponOf(row: CouponRow, propertyId: number | null): Coupon {
	const stays = row.stays ?? [];
	const stayId =
		stays.length === 0
			? null
			: propertyId !== null && stays.includes(propertyId)
				? propertyId
				: (stays[0] ?? null);
	return {
		id: row.coupon_manager_id,
		heldId: row.user_coupon_id,
		campaignId: row.coupon_manager_id,
		stayId,
		name: row.title,
		title: row.title,
		campaignType: row.type,
		discount:
			row.discount_kind === "AMOUNT"
				? { kind: "amount", amount: won(row.discount) }
				: {
						kind: "percent",
						percent: row.discount,
						limit: row.max_discount === null ? null : won(row.max_discount),
					},
		minimumAmount: won(row.min_price),
		needsMinimum: row.over_min_price,
		canOverlap: row.overlap,
		isForExternalSupplier: row.available_expedia,
		isAvailable: row.state === "available",
		expiresOn: row.use_expire_date,
		usedOn: row.used_at && koreanDay(row.used_at.getTime()),
		orderPaymentId: row.order_pay_id,
		isHeld: true,
		isChecked: false,
		setCount: row.set_cnt,
		issuedCount: row.issued_cnt,
		usedCount: row.state === "used" ? 1 : 0,
		totalCount: row.tot_cnt ?? row.issued_cnt,
	};
}

/** Some copies of a member, locked until the transaction ends, in order of their number. */
export async function lockCoupons(
	tx: Queryable,
	memberId: number,
	heldIds: readonly number[],
	propertyId: number,
): Promise<Coupon[]> {
	const { rows } = await tx.query<CouponRow>(
		`SELECT ${columns} FROM user_coupon uc JOIN coupon_manager cm USING (coupon_manager_id)
		WHERE uc.member_id = $1 AND uc.user_coupon_id = ANY ($2::bigint[]) ORDER BY uc.user_coupon_id FOR UPDATE OF uc`,
		[memberId, heldIds],
	);
	return rows.map((row) => couponOf(row, propertyId));
}

/**
 * All copies a member can still use for a plan, those that end first before the others. One that an unpaid order of theirs
 * for the same room keeps is among them: the next order for the room gives that one up.
 */
export async function availableCoupons(
	db: Queryable,
	memberId: number,
	plan: { readonly propertyId: number; readonly ratePlanId: number },
	now: number,
): Promise<Coupon[]> {
	const { rows } = await db.query<CouponRow>(
		`SELECT ${columns} FROM user_coupon uc JOIN coupon_manager cm USING (coupon_manager_id)
		WHERE uc.member_id = $1 AND uc.use_expire_date >= $2 AND (uc.state = 'available' OR uc.state = 'reserved' AND EXISTS (
			SELECT 1 FROM order_pay o JOIN order_product p USING (order_pay_id) JOIN rateplan rp USING (property_id, room_id)
			WHERE o.order_pay_id = uc.order_pay_id AND o.stage = 'hold' AND o.hold_until > $3 AND rp.rateplan_id = $4))
		ORDER BY uc.use_expire_date, uc.user_coupon_id LIMIT 500`,
		[memberId, koreanDay(now), new Date(now), plan.ratePlanId],
	);
	return rows.map((row) => couponOf({ ...row, state: "available", order_pay_id: null }, plan.propertyId));
}

/** The coupons an order was paid with. */
export async function couponsOfOrder(db: Queryable, orderPayId: number): Promise<Coupon[]> {
	const { rows } = await db.query<CouponRow>(
		`SELECT ${columns} FROM order_coupon oc JOIN user_coupon uc USING (user_coupon_id)
		JOIN coupon_manager cm USING (coupon_manager_id) WHERE oc.order_pay_id = $1 ORDER BY uc.user_coupon_id`,
		[orderPayId],
	);
	return rows.map((row) => couponOf(row, null));
}

const listed: Readonly<Record<CouponTab, string>> = {
	// A copy that an unpaid order holds comes back in minutes: it stays in sight.
	avail:
		"uc.state IN ('available', 'reserved') AND uc.use_expire_date >= $2::date ORDER BY uc.use_expire_date, uc.user_coupon_id",
	used: "uc.state = 'used' AND $2::date IS NOT NULL ORDER BY uc.used_at DESC, uc.user_coupon_id DESC",
	expired:
		"(uc.state = 'expired' OR uc.state = 'available' AND uc.use_expire_date < $2::date) ORDER BY uc.use_expire_date DESC, uc.user_coupon_id DESC",
};

/** The copies of one tab of a member's coupon list. [DEC-023, DEC-171] */
export async function couponsOfTab(
	db: Queryable,
	memberId: number,
	tab: CouponTab,
	today: StayDate,
): Promise<Coupon[]> {
	const { rows } = await db.query<CouponRow>(
		`SELECT ${columns} FROM user_coupon uc JOIN coupon_manager cm USING (coupon_manager_id)
		WHERE uc.member_id = $1 AND ${listed[tab]} LIMIT 500`,
		[memberId, today],
	);
	return rows.map((row) => couponOf(row, null));
}

/** The first copies a member has of some campaigns, as they are right after being issued. */
export async function firstCopies(
	db: Queryable,
	memberId: number,
	campaignIds: readonly number[],
): Promise<Coupon[]> {
	const { rows } = await db.query<CouponRow>(
		`SELECT ${columns} FROM user_coupon uc JOIN coupon_manager cm USING (coupon_manager_id)
		WHERE uc.member_id = $1 AND uc.copy = 1 AND uc.coupon_manager_id = ANY ($2::int[]) ORDER BY uc.coupon_manager_id`,
		[memberId, campaignIds],
	);
	return rows.map((row) => couponOf(row, null));
}
