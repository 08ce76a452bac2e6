import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { coupons } from "#world/content/coupons.ts";
import type { Row } from "#world/rows/Row.ts";
import { accounts } from "./accounts.ts";

/** A member's copy of a coupon, which bookings change. */
export interface CouponCopy {
	/** Position in the list, from 1. */
	readonly id: number;
	readonly campaign: number;
	readonly memberId: number;
	readonly copy: number;
	readonly lastDay: StayDate;
	readonly issuedAt: string;
	state: "available" | "used" | "expired";
	expireCause: "subscription" | "date" | null;
	/** The order that uses it, and when; null while unused. */
	use: { readonly orderPayId: number; readonly at: string } | null;
}

/** The value of a coupon in an order. */
export interface CouponUse {
	readonly copy: CouponCopy;
	readonly orderPayId: number;
	readonly amount: number;
	/** When it was returned. */
	releasedAt: string | null;
}

/** Returns the copies as they are before any booking: those ended by a subscription are gone, as are those that have expired. */
export function couponCopies(today: StayDate): CouponCopy[] {
	let id = 0;
	return accounts.flatMap((account, index) =>
		(account.coupons ?? []).flatMap(([campaign, daysAgo]) => {
			const coupon = coupons.find((each) => each.id === campaign);
			if (!coupon) throw new Error(`No coupon ${campaign}`);
			const issued = addDays(today, -daysAgo);
			const lastDay =
				coupon.validDays === undefined
					? addDays(today, coupon.endsIn ?? 0)
					: addDays(issued, coupon.validDays);
			const vanished = (account.subscriptions ?? []).some(({ startedDaysAgo }) => daysAgo > startedDaysAgo);
			const isOver = lastDay < today;
			return Array.from(
				{ length: coupon.set ?? 1 },
				(_, copy): CouponCopy => ({
					id: ++id,
					campaign,
					memberId: index + 1,
					copy: copy + 1,
					lastDay,
					issuedAt: new Date(koreanInstant(`${issued} 12:00`) ?? 0).toISOString(),
					state: vanished || isOver ? "expired" : "available",
					expireCause: vanished ? "subscription" : isOver ? "date" : null,
					use: null,
				}),
			);
		}),
	);
}

/** Returns a member's unused copy of a campaign, so that a booking uses only coupons the member held. */
export function heldCopy(
	copies: readonly CouponCopy[],
	memberId: number,
	campaign: number | undefined,
): CouponCopy | null {
	if (campaign === undefined) return null;
	const held = copies.find(
		(copy) => copy.memberId === memberId && copy.campaign === campaign && copy.state === "available",
	);
	if (!held) throw new Error(`Member ${memberId} holds no coupon ${campaign}`);
	return held;
}

/** Releases the coupon of a cancelled order: it can be used again, unless it has expired in the meantime. */
export function releaseCoupon(use: CouponUse, day: StayDate, at: string): void {
	const { copy } = use;
	const isOver = copy.lastDay < day;
	copy.state = isOver ? "expired" : "available";
	copy.expireCause = isOver ? "date" : null;
	copy.use = null;
	use.releasedAt = at;
}

export const couponCopyRows = (copies: readonly CouponCopy[]): Row[] =>
	copies.map((copy) => ({
		user_coupon_id: copy.id,
		coupon_manager_id: copy.campaign,
		member_id: copy.memberId,
		copy: copy.copy,
		state: copy.state,
		expire_cause: copy.expireCause,
		order_pay_id: copy.use?.orderPayId ?? null,
		use_expire_date: copy.lastDay,
		issued_at: copy.issuedAt,
		used_at: copy.use?.at ?? null,
	}));

export const couponUseRows = (uses: readonly CouponUse[]): Row[] =>
	uses.map(({ copy, orderPayId, amount, releasedAt }) => ({
		order_pay_id: orderPayId,
		user_coupon_id: copy.id,
		amount,
		released_at: releasedAt,
	}));
