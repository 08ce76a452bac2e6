import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { BookingListItem } from "#domain/booking/Booking.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { Bookings } from "#ports/Bookings.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Inquiries } from "#ports/Inquiries.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";

export interface MyPageView {
	readonly account: MemberAccount;
	/** Null where it could not be had: the rest of the page does without. */
	readonly balances: PointBalances | null;
	readonly couponCount: number | null;
	/** Inquiries with an answer that was not opened. */
	readonly unreadInquiries: number;
	/** The stay that begins next, if there is one. */
	readonly upcoming: { readonly next: BookingListItem | null } | null;
}

interface ViewMyPageDeps {
	readonly member: BookingMember;
	readonly coupons: MemberCoupons;
	readonly bookings: Bookings;
	readonly inquiries: Pick<Inquiries, "list">;
}

/** Who the member is and what they hold; only a missing account keeps the page from being shown (ROUTE-07). */
export class ViewMyPage extends UseCaseOf<ViewMyPageDeps> {
	readonly failures = shownOnScreen;
	async execute(options: CallOptions = {}): Promise<Result<MyPageView, Failure>> {
		const { member, coupons, bookings, inquiries } = this.deps;
		const [account, balances, held, upcoming, waiting] = await Promise.all([
			member.account(options),
			member.balances(options),
			coupons.list("avail", options),
			bookings.list("pending", options),
			inquiries.list("wait", options),
		]);
		if (!account.ok) return account;
		return ok({
			account: account.value,
			balances: balances.ok ? balances.value : null,
			couponCount: held.ok ? held.value.length : null,
			unreadInquiries: waiting.ok ? waiting.value.counts.unread : 0,
			upcoming: upcoming.ok ? { next: upcoming.value.bookings[0] ?? null } : null,
		});
	}
}
