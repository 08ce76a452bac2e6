import { globalPhoneTyped } from "#domain/member/phoneTyping.ts";
import { isEmail, isPhone } from "#domain/member/validators.ts";
import { type VerificationPurpose, verificationMedium } from "#domain/member/verification.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

/** One number whatever its spelling: '+82 10-1234-5678' is '01012345678'; what else stands in the text makes it none (D18). */
export const phoneKey = (phone: string): string => globalPhoneTyped(phone).replace(/^\+?820?/, "0");

/** Where a code goes, in the one spelling that counts. @throws Refusal invalidRequest when it is no such address. */
export function destinationKey(purpose: VerificationPurpose, destination: string): string {
	const isByEmail = verificationMedium(purpose) === "email";
	const key = isByEmail ? emailKey(destination) : phoneKey(destination);
	if (!(isByEmail ? isEmail(key) : isPhone(key))) throw new Refusal("invalidRequest");
	return key;
}

/** 'ho***@example.com': who reads it knows the address, and nobody else learns it (DEC-175). */
export function maskEmail(email: string): string {
	const at = email.lastIndexOf("@");
	return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`;
}
