import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import { isReleasedOn, stayRefusal } from "#domain/coupon/couponRules.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { Store } from "#server/platform/database/Store.ts";

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

/** What decides whether a returned coupon can be used again. */
type HeldRow = Pick<CouponRow, "user_coupon_id" | "use_expire_date"> & { readonly vanishes: boolean };

const isReleased = (row: HeldRow, today: StayDate): boolean =>
	isReleasedOn({ expiresOn: row.use_expire_date, isVanishing: row.vanishes }, today);

const columns = `
	uc.user_coupon_id, uc.coupon_manager_id, cm.type, cm.title, cm.discount_kind, cm.discount, cm.max_discount, cm.min_price,
	cm.over_min_price, cm.overlap, cm.available_expedia, cm.set_cnt, cm.tot_cnt, cm.issued_cnt, uc.state, uc.order_pay_id,
	uc.use_expire_date, uc.used_at,
	(SELECT array_agg(cp.property_id) FROM coupon_product cp WHERE cp.coupon_manager_id = uc.coupon_manager_id) AS stays`;

/**
 * Maps a held coupon to the domain's type. A coupon restricted to several stays is mapped to the given stay if that is one of them, else to
 * the first.
 */
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

const listed: Readonly<Record<CouponTab, string>> = {
	// A coupon reserved by an unpaid order is released within minutes, so it stays in the list.
	avail:
		"uc.state IN ('available', 'reserved') AND uc.use_expire_date >= $2::date ORDER BY uc.use_expire_date, uc.user_coupon_id",
	used: "uc.state = 'used' AND $2::date IS NOT NULL ORDER BY uc.used_at DESC, uc.user_coupon_id DESC",
	expired:
		"(uc.state = 'expired' OR uc.state = 'available' AND uc.use_expire_date < $2::date) ORDER BY uc.use_expire_date DESC, uc.user_coupon_id DESC",
};

const held = `SELECT ${columns} FROM user_coupon uc JOIN coupon_manager cm USING (coupon_manager_id)`;

/** SQL condition: the coupon is not restricted to another nation than the property's. */
const isOfNation = (property: string): string =>
	`(cm.nation_code IS NULL OR cm.nation_code = (SELECT nation_code FROM property WHERE property_id = ${property}))`;

/** The coupons members hold, and their use by orders. */
export class CouponStore extends Store {
	/** Locks the given coupons of a member that apply to the stay's nation until the transaction ends, and returns them by ascending ID. */
	async lock(memberId: number, heldIds: readonly number[], propertyId: number): Promise<Coupon[]> {
		const { rows } = await this.db.query<CouponRow>(
			`${held} WHERE uc.member_id = $1 AND uc.user_coupon_id = ANY ($2::bigint[]) AND ${isOfNation("$3")}
			ORDER BY uc.user_coupon_id FOR UPDATE OF uc`,
			[memberId, heldIds, propertyId],
		);
		return rows.map((row) => couponOf(row, propertyId));
	}

	/**
	 * Returns the coupons a member can use for the plan's stay, soonest to expire first, at most 500, even if the price is too low for one.
	 * Includes one reserved by the member's own unpaid order for the same room. [DEC-171]
	 */
	async usable(
		memberId: number,
		plan: { readonly propertyId: number; readonly ratePlanId: number },
		now: number,
	): Promise<Coupon[]> {
		const { rows } = await this.db.query<CouponRow & { readonly channel_idx: number }>(
			`SELECT ${columns}, seller.channel_idx FROM user_coupon uc JOIN coupon_manager cm USING (coupon_manager_id)
			JOIN property seller ON seller.property_id = $5
			WHERE uc.member_id = $1 AND uc.use_expire_date >= $2 AND (uc.state = 'available' OR uc.state = 'reserved' AND EXISTS (
				SELECT 1 FROM order_pay o JOIN order_product p USING (order_pay_id) JOIN rateplan rp USING (property_id, room_id)
				WHERE o.order_pay_id = uc.order_pay_id AND o.stage = 'hold' AND o.hold_until > $3 AND rp.rateplan_id = $4))
				AND ${isOfNation("$5")}
			ORDER BY uc.use_expire_date, uc.user_coupon_id LIMIT 500`,
			[memberId, koreanDay(now), new Date(now), plan.ratePlanId, plan.propertyId],
		);
		return rows.flatMap((row) => {
			const coupon = couponOf({ ...row, state: "available", order_pay_id: null }, plan.propertyId);
			const order = { stayId: plan.propertyId, channelIndex: row.channel_idx };
			return stayRefusal(coupon, order) === null ? [coupon] : [];
		});
	}

	/** Returns the coupons used for an order. */
	async ofOrder(orderPayId: number): Promise<Coupon[]> {
		const { rows } = await this.db.query<CouponRow>(
			`SELECT ${columns} FROM order_coupon oc JOIN user_coupon uc USING (user_coupon_id)
			JOIN coupon_manager cm USING (coupon_manager_id) WHERE oc.order_pay_id = $1 ORDER BY uc.user_coupon_id`,
			[orderPayId],
		);
		return rows.map((row) => couponOf(row, null));
	}

	/** Returns the coupons in one tab of a member's list. [DEC-023, DEC-171] */
	async ofTab(memberId: number, tab: CouponTab, today: StayDate): Promise<Coupon[]> {
		const { rows } = await this.db.query<CouponRow>(
			`${held} WHERE uc.member_id = $1 AND ${listed[tab]} LIMIT 500`,
			[memberId, today],
		);
		return rows.map((row) => couponOf(row, null));
	}

	/** Returns the first copy a member holds of each given campaign, for the response right after issuing. */
	async firstCopies(memberId: number, campaignIds: readonly number[]): Promise<Coupon[]> {
		const { rows } = await this.db.query<CouponRow>(
			`${held} WHERE uc.member_id = $1 AND uc.copy = 1 AND uc.coupon_manager_id = ANY ($2::int[]) ORDER BY uc.coupon_manager_id`,
			[memberId, campaignIds],
		);
		return rows.map((row) => couponOf(row, null));
	}

	/** Reserves a coupon for an order, with the discount it gives there; false when it is no longer available. */
	async reserve(orderPayId: number, heldId: number, amount: number): Promise<boolean> {
		const { rowCount } = await this.db.query(
			"UPDATE user_coupon SET state = 'reserved', order_pay_id = $2 WHERE user_coupon_id = $1 AND state = 'available'",
			[heldId, orderPayId],
		);
		if (rowCount === 0) return false;
		await this.db.query(
			"INSERT INTO order_coupon (order_pay_id, user_coupon_id, amount) VALUES ($1, $2, $3)",
			[orderPayId, heldId, amount],
		);
		return true;
	}

	/**
	 * Releases the coupons an order has reserved or used: they become available again, or expired if their time has passed meanwhile. One
	 * that was reserved when a subscription began expires too. Returns how many can be used again. [DEC-075, DEC-089]
	 */
	async release(orderPayId: number, today: StayDate): Promise<number> {
		const { rows } = await this.db.query<HeldRow>(
			`SELECT user_coupon_id, use_expire_date, vanishes FROM user_coupon
			WHERE order_pay_id = $1 AND state IN ('reserved', 'used') ORDER BY user_coupon_id FOR UPDATE`,
			[orderPayId],
		);
		const usable = rows.filter((row) => isReleased(row, today)).map((row) => row.user_coupon_id);
		await this.db.query(
			`UPDATE user_coupon SET
				state = CASE WHEN user_coupon_id = ANY ($2) THEN 'available' ELSE 'expired' END,
				expire_cause = CASE WHEN vanishes THEN 'subscription' WHEN user_coupon_id = ANY ($2) THEN NULL ELSE 'date' END,
				order_pay_id = NULL, used_at = NULL
			WHERE order_pay_id = $1 AND state IN ('reserved', 'used')`,
			[orderPayId, usable],
		);
		await this.db.query(
			"UPDATE order_coupon SET released_at = now() WHERE order_pay_id = $1 AND released_at IS NULL",
			[orderPayId],
		);
		return usable.length;
	}

	/** Whether at least one of an order's coupons could be used again if released. [DEC-089] */
	async areReusable(orderPayId: number, today: StayDate): Promise<boolean> {
		const { rows } = await this.db.query<HeldRow>(
			`SELECT uc.user_coupon_id, uc.use_expire_date, uc.vanishes FROM order_coupon oc JOIN user_coupon uc USING (user_coupon_id)
			WHERE oc.order_pay_id = $1`,
			[orderPayId],
		);
		return rows.some((row) => isReleased(row, today));
	}

	/**
	 * Expires a member's unused coupons. One reserved by an unpaid order is used with that order, or expires when released. A single
	 * statement, so that a coupon being released concurrently is seen in its state after the release. [SUBS-14, DEC-075]
	 */
	async expireUnused(memberId: number): Promise<void> {
		await this.db.query(
			`UPDATE user_coupon SET
				state = CASE WHEN state = 'available' THEN 'expired' ELSE state END,
				expire_cause = CASE WHEN state = 'available' THEN 'subscription' END,
				vanishes = state = 'reserved'
			WHERE member_id = $1 AND state IN ('available', 'reserved')`,
			[memberId],
		);
	}
}
