import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";

/** What a member registers in the benefit mall with (DEC-066). */
export interface BenefitRegistration {
	readonly corpCode: string;
	readonly userName: string;
	readonly deptName: string;
}

/** The benefit mall of companies (CALL-AUTH-06, CALL-AUTH-07). The screen shows refusals itself. */
export interface BenefitMall {
	/** The company of a code. */
	companyOf(corpCode: string): Promise<Result<string, Failure>>;
	/** Makes the member a corporate one; a corporate member changes the department. */
	register(registration: BenefitRegistration): Promise<Result<MemberAccount, Failure>>;
}
