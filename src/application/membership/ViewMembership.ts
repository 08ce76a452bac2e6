import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { MembershipStatus } from "#domain/membership/Subscription.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Memberships } from "#ports/Memberships.ts";

export interface MembershipView extends MembershipStatus {
	readonly member: MemberAccount;
}

interface ViewMembershipDeps {
	readonly memberships: Memberships;
	readonly member: BookingMember;
}

/** Loads the member's subscription and account (ROUTE-14). */
export class ViewMembership extends UseCaseOf<ViewMembershipDeps> {
	readonly failures = shownOnScreen;
	async execute(options: CallOptions = {}): Promise<Result<MembershipView, Failure>> {
		const { memberships, member } = this.deps;
		const [status, account] = await Promise.all([memberships.view(options), member.account(options)]);
		if (!status.ok) return status;
		return account.ok ? ok({ ...status.value, member: account.value }) : account;
	}
}
