import type { Failure } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";

/** The data with which a member registers in the benefit mall (DEC-066). */
export interface BenefitRegistration {
	readonly corpCode: string;
	readonly userName: string;
	readonly deptName: string;
}

/** The benefit mall for companies (CALL-AUTH-06, CALL-AUTH-07). The screen shows refusals itself. */
export interface BenefitMall {
	/** Returns the name of the company with this code. */
	companyOf(corpCode: string): Promise<Result<string, Failure>>;
	/** Makes the member a corporate member; for an existing corporate member, changes the department. */
	register(registration: BenefitRegistration): Promise<Result<MemberAccount, Failure>>;
}
