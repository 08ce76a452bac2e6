import type { CallOptions } from "#application/UseCase.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { BookingMember } from "#ports/BookingMember.ts";

/** The member's account as it stands (ROUTE-08). */
export class ViewAccount {
	readonly #member: BookingMember;

	constructor(deps: { readonly member: BookingMember }) {
		this.#member = deps.member;
	}

	execute(options: CallOptions = {}): Promise<Result<MemberAccount, CallFailure>> {
		return this.#member.account(options);
	}
}
