/** What a code is asked for. [DOM-ENUM-04] */
export const verificationPurposes = [
	"CONNECT_EMAIL",
	"FIND_PWD",
	"SIGN_EMAIL",
	"FIND_ID",
	"MODIFY_PHONE",
	"SIGN_PHONE",
] as const;
export type VerificationPurpose = (typeof verificationPurposes)[number];

const byEmail: readonly VerificationPurpose[] = ["CONNECT_EMAIL", "SIGN_EMAIL", "FIND_PWD"];

/** Where a purpose's code is sent. [DEC-137] */
export const verificationMedium = (purpose: VerificationPurpose): "email" | "phone" =>
	byEmail.includes(purpose) ? "email" : "phone";

/** Digits, tries, and seconds. [DEC-137] */
export const verificationRules = {
	codeLength: 6,
	tries: 5,
	codeSeconds: 180,
	pauseSeconds: 60,
	verifiedSeconds: 600,
} as const;

/** [DEC-137] */
export const codePauseText = (seconds: number): string =>
	`인증번호를 방금 보냈어요. ${seconds}초 뒤에 다시 받을 수 있어요.`;
