import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { BenefitMall, BenefitRegistration } from "#ports/BenefitMall.ts";
import type { CurrentMember } from "./CurrentMember.ts";

interface RegisterBenefitDeps {
	readonly mall: BenefitMall;
	readonly current: CurrentMember;
}

/** Registers the member with the benefit mall; header and menu show the company at once (ROUTE-16, ROLE-04, DEC-066). */
export class RegisterBenefit extends UseCaseOf<RegisterBenefitDeps> {
	readonly failures = messageOnScreen;
	async execute(registration: BenefitRegistration): Promise<Result<MemberAccount, Failure>> {
		const { mall, current } = this.deps;
		const registered = await mall.register(registration);
		if (registered.ok) current.replace(registered.value);
		return registered;
	}
}
