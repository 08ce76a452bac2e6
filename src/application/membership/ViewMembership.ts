import type { CallOptions } from "#application/UseCase.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { MembershipStatus } from "#domain/membership/Subscription.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { Memberships } from "#ports/Memberships.ts";

export interface MembershipView extends MembershipStatus {
	readonly member: MemberAccount;
}

interface ViewMembershipDeps {
	readonly memberships: Memberships;
	readonly member: BookingMember;
}

/** The subscription of the member and who that is (ROUTE-14). */
export class ViewMembership {
	readonly #deps: ViewMembershipDeps;

	constructor(deps: ViewMembershipDeps) {
		this.#deps = deps;
	}

	async execute(options: CallOptions = {}): Promise<Result<MembershipView, CallFailure>> {
		const { memberships, member } = this.#deps;
		const [status, account] = await Promise.all([memberships.view(options), member.account(options)]);
		if (!status.ok) return status;
		return account.ok ? ok({ ...status.value, member: account.value }) : account;
	}
}
