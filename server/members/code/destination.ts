import { globalPhoneTyped } from "#domain/member/phoneTyping.ts";
import { isEmail, isPhone } from "#domain/member/validators.ts";
import { type VerificationPurpose, verificationMedium } from "#domain/member/verification.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

/** Normalises a phone number: '+82 10-1234-5678' becomes '01012345678'. Any other characters in the text make it invalid (D18). */
export const phoneKey = (phone: string): string => globalPhoneTyped(phone).replace(/^\+?820?/, "0");

/**
 * Returns the normalised destination of a code.
 * @throws Refusal invalidRequest for an invalid e-mail address or phone number
 */
export function destinationKey(purpose: VerificationPurpose, destination: string): string {
	const isByEmail = verificationMedium(purpose) === "email";
	const key = isByEmail ? emailKey(destination) : phoneKey(destination);
	if (!(isByEmail ? isEmail(key) : isPhone(key))) throw new Refusal("invalidRequest");
	return key;
}

/** Masks an e-mail address as in 'ho***@example.com': enough for the owner to recognise it without revealing it to others (DEC-175). */
export function maskEmail(email: string): string {
	const at = email.lastIndexOf("@");
	return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`;
}
