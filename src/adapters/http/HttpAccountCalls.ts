import type { VerificationPurpose } from "#domain/member/verification.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { failures } from "#domain/support/failures.ts";
import type { AccountCalls, NewMember, SentCode } from "#ports/AccountCalls.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import { loginTypes } from "./HttpSocialCalls.ts";

/** Refusals of the account calls stand beside the field they are about. */
const inPlace = {
	handles: [
		failures.invalidRequest.code,
		failures.memberNotFound.code,
		failures.emailTaken.code,
		failures.codeExpired.code,
		failures.codeSendFailed.code,
		failures.verifyFailed.code,
		failures.checkCode.code,
		failures.passwordChangeFailed.code,
		failures.signupFailed.code,
		failures.smsLimit.code,
		failures.wrongAccess.code,
		failures.generic.code,
	],
};

export class HttpAccountCalls implements AccountCalls {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	sendCode(type: VerificationPurpose, dest: string) {
		return this.#calls.send(
			() => this.#calls.auth.POST("/users/send-cert", { body: { dest, type } }),
			({ certIdx, expiresAt, remainCnt }): SentCode => ({
				certId: certIdx,
				expiresAt: koreanInstant(expiresAt) ?? 0,
				remaining: remainCnt,
			}),
			inPlace,
		);
	}

	verifyCode(certIdx: string, code: string) {
		return this.#calls.send(
			() => this.#calls.message.POST("/v1/certs/verify", { body: { certIdx, code } }),
			({ users }) => users,
			inPlace,
		);
	}

	isEmailTaken(id: string) {
		return this.#calls.send(
			() => this.#calls.auth.GET("/users/check/{id}", { params: { path: { id } } }),
			({ exists }) => exists,
			inPlace,
		);
	}

	signUp(member: NewMember) {
		const body = {
			certEmailIdx: member.emailCertId,
			certPhoneIdx: member.phoneCertId,
			id: member.email,
			name: member.name,
			phone: member.phone,
			...(member.password === null ? {} : { pwd: member.password }),
			userMeta: {
				provider: member.social ? loginTypes[member.social.provider] : null,
				snsId: member.social?.ticket ?? null,
				termsAgree: true,
				privacyAgree: true,
				ageAgree: true,
				marketingAgree: member.agreesToMarketing,
			},
		} as const;
		return this.#calls.send(
			() => this.#calls.auth.POST("/users/cert", { body }),
			() => null,
			inPlace,
		);
	}

	resetPassword(id: string, certIdx: string, pwd: string) {
		return this.#calls.send(
			() => this.#calls.auth.PUT("/users/pwd", { body: { id, certIdx, pwd } }),
			() => null,
			inPlace,
		);
	}
}
