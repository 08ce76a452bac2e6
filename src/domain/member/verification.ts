/** Purposes for which a verification code is requested. [DOM-ENUM-04] */
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

/** Returns where the code for a purpose is sent. [DEC-137] */
export const verificationMedium = (purpose: VerificationPurpose): "email" | "phone" =>
	byEmail.includes(purpose) ? "email" : "phone";

/** Number of digits in a code, number of attempts, and durations in seconds. [DEC-137] */
export const verificationRules = {
	codeLength: 6,
	tries: 5,
	codeSeconds: 180,
	pauseSeconds: 60,
	verifiedSeconds: 600,
} as const;
