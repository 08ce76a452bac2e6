import type { VerificationPurpose } from "#domain/member/verification.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { type FailureKind, failures } from "#domain/support/failures.ts";
import type { AccountCalls, NewMember, SentCode } from "#ports/AccountCalls.ts";

const refusal = (kind: FailureKind): CallFailure => ({ kind: "http", ...failures[kind] });

/** Sign-up without a server: every code is 123456, and members are kept by e-mail. */
export class MemoryAccounts implements AccountCalls {
	static readonly code = "123456";
	readonly members = new Map<string, NewMember>();
	readonly sent: { readonly purpose: VerificationPurpose; readonly destination: string }[] = [];
	readonly passwords = new Map<string, string>();
	#next = 0;

	async sendCode(purpose: VerificationPurpose, destination: string): Promise<Result<SentCode, CallFailure>> {
		this.sent.push({ purpose, destination });
		this.#next += 1;
		return ok({ certId: `cert-${this.#next}`, expiresAt: 180_000, remaining: null });
	}

	async verifyCode(_certId: string, code: string): Promise<Result<readonly string[], CallFailure>> {
		return code === MemoryAccounts.code ? ok([]) : err(refusal("verifyFailed"));
	}

	async isEmailTaken(email: string): Promise<Result<boolean, CallFailure>> {
		return ok(this.members.has(email));
	}

	async signUp(member: NewMember): Promise<Result<null, CallFailure>> {
		if (this.members.has(member.email)) return err(refusal("emailTaken"));
		this.members.set(member.email, member);
		return ok(null);
	}

	async resetPassword(email: string, _certId: string, password: string): Promise<Result<null, CallFailure>> {
		this.passwords.set(email, password);
		return ok(null);
	}
}
