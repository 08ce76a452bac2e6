import type { Failure } from "#domain/failure/Failure.ts";
import type { SocialProvider } from "#domain/member/socialLogin.ts";
import type { VerificationPurpose } from "#domain/member/verification.ts";
import type { Result } from "#domain/shared/Result.ts";

/** A verification code that was sent (DEC-137). */
export interface SentCode {
	readonly certId: string;
	/** Text messages left today for this phone number; null for e-mail. */
	readonly remaining: number | null;
}

export interface NewMember {
	readonly email: string;
	/** Null if the social login provider has verified the e-mail address. */
	readonly emailCertId: string | null;
	/** Null if and only if the account uses a social login. */
	readonly password: string | null;
	readonly social: { readonly provider: SocialProvider; readonly ticket: string } | null;
	readonly name: string;
	readonly phone: string;
	readonly phoneCertId: string;
	readonly agreesToMarketing: boolean;
}

/** Verification codes, sign-up and account recovery. The screens show refusals themselves. */
export interface AccountCalls {
	sendCode(purpose: VerificationPurpose, destination: string): Promise<Result<SentCode, Failure>>;
	/** For FIND_ID, returns the masked e-mail addresses of the members with that name; otherwise an empty list. */
	verifyCode(certId: string, code: string, name: string | null): Promise<Result<readonly string[], Failure>>;
	isEmailTaken(email: string): Promise<Result<boolean, Failure>>;
	/** On success the new member is logged in. */
	signUp(member: NewMember): Promise<Result<null, Failure>>;
	resetPassword(email: string, certId: string, password: string): Promise<Result<null, Failure>>;
}
