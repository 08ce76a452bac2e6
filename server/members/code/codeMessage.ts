import {
	type VerificationPurpose,
	verificationMedium,
	verificationRules,
} from "#domain/member/verification.ts";

/** Purpose stated with each code, so that nobody can be tricked into giving away a code for something else. */
const uses: Readonly<Record<VerificationPurpose, string>> = {
	CONNECT_EMAIL: "본인 확인",
	FIND_PWD: "비밀번호 재설정",
	SIGN_EMAIL: "회원가입",
	FIND_ID: "아이디 찾기",
	MODIFY_PHONE: "휴대폰 번호 변경",
	SIGN_PHONE: "회원가입",
};

/** Returns the message containing a code: a single-part text message, or an e-mail. [DEC-137] */
export function codeMessage(
	purpose: VerificationPurpose,
	code: string,
): { readonly subject?: string; readonly text: string } {
	const text = `[{site}] ${uses[purpose]} 인증번호 ${code}. ${verificationRules.codeSeconds / 60}분 안에 입력해 주세요.`;
	if (verificationMedium(purpose) === "phone") return { text };
	return {
		subject: `[{site}] ${uses[purpose]} 인증번호를 알려 드려요`,
		text: `${text}\n\n누구에게도 알려 주지 마세요. 요청한 적이 없다면 이 메일은 무시해도 괜찮아요.`,
	};
}
