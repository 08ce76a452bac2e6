import type { VerificationPurpose } from "#domain/member/verification.ts";
import type { AccountCalls, NewMember, SentCode } from "#ports/AccountCalls.ts";
import { HttpPort } from "./HttpPort.ts";
import { loginTypes } from "./HttpSocialCalls.ts";

export class HttpAccountCalls extends HttpPort implements AccountCalls {
	sendCode(type: VerificationPurpose, dest: string) {
		return this.calls.send(
			() => this.calls.auth.POST("/users/send-cert", { body: { dest, type } }),
			({ certIdx, remainCnt }): SentCode => ({ certId: certIdx, remaining: remainCnt }),
		);
	}

	verifyCode(certIdx: string, code: string, name: string | null) {
		return this.calls.send(
			() =>
				this.calls.message.POST("/v1/certs/verify", {
					body: { certIdx, code, ...(name !== null && { name }) },
				}),
			({ users }) => users,
		);
	}

	isEmailTaken(id: string) {
		return this.calls.send(
			() => this.calls.auth.GET("/users/check/{id}", { params: { path: { id } } }),
			({ exists }) => exists,
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
		return this.calls.send(
			() => this.calls.auth.POST("/users/cert", { body }),
			() => null,
		);
	}

	resetPassword(id: string, certIdx: string, pwd: string) {
		return this.calls.send(
			() => this.calls.auth.PUT("/users/pwd", { body: { id, certIdx, pwd } }),
			() => null,
		);
	}
}
