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
	/** Null if they could not be loaded; the rest of the page is shown without them. */
	readonly balances: PointBalances | null;
	readonly couponCount: number | null;
	/** Number of inquiries with an unread answer. */
	readonly unreadInquiries: number;
	/** The stay that begins next, if there is one; null if it could not be loaded. */
	readonly upcoming: { readonly next: BookingListItem | null } | null;
}

interface ViewMyPageDeps {
	readonly member: BookingMember;
	readonly coupons: MemberCoupons;
	readonly bookings: Bookings;
	readonly inquiries: Pick<Inquiries, "list">;
}

/** Loads the member's account and holdings. The page fails only if the account cannot be loaded (ROUTE-07). */
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
