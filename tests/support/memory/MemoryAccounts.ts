import { type Failure, type RefusedKind, refused } from "#domain/failure/Failure.ts";
import type { VerificationPurpose } from "#domain/member/verification.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { AccountCalls, NewMember, SentCode } from "#ports/AccountCalls.ts";

const refusal = (kind: RefusedKind): Failure => refused(kind);

/** Stub of sign-up without a server: every code is 123456, and members are stored by e-mail. */
export class MemoryAccounts implements AccountCalls {
	static readonly code = "123456";
	readonly members = new Map<string, NewMember>();
	readonly sent: { readonly purpose: VerificationPurpose; readonly destination: string }[] = [];
	readonly passwords = new Map<string, string>();
	/** Codes that can still be verified, by certificate ID. */
	readonly open = new Set<string>();
	#next = 0;

	async sendCode(purpose: VerificationPurpose, destination: string): Promise<Result<SentCode, Failure>> {
		this.sent.push({ purpose, destination });
		this.#next += 1;
		const certId = `cert-${this.#next}`;
		this.open.add(certId);
		return ok({ certId, remaining: null });
	}

	async verifyCode(
		certId: string,
		code: string,
		_name: string | null,
	): Promise<Result<readonly string[], Failure>> {
		if (!this.open.has(certId)) return err(refusal("verifyFailed"));
		return code === MemoryAccounts.code ? ok([]) : err(refusal("checkCode"));
	}

	async isEmailTaken(email: string): Promise<Result<boolean, Failure>> {
		return ok(this.members.has(email));
	}

	async signUp(member: NewMember): Promise<Result<null, Failure>> {
		if (this.members.has(member.email)) return err(refusal("emailTaken"));
		this.members.set(member.email, member);
		return ok(null);
	}

	async resetPassword(email: string, _certId: string, password: string): Promise<Result<null, Failure>> {
		this.passwords.set(email, password);
		return ok(null);
	}
}
