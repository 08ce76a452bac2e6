import type { Secrets } from "#server/platform/secrets/secrets.ts";

/** Crockford's Base32 alphabet: no letters that could be mistaken for each other or for a digit. */
const figures = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** Returns the check code printed on a voucher, which the front desk can have verified; it cannot be forged without our secret. */
export function checkCodeOf(secrets: Pick<Secrets, "keyedHash">, orderProductId: number): string {
	const bytes = Buffer.from(secrets.keyedHash("check-code", orderProductId), "base64url").subarray(0, LENGTH);
	return Array.from(bytes, (byte) => figures[byte % figures.length]).join("");
}

/** Whether a code belongs to a booking. Tolerates lower case, spaces, hyphens and look-alike letters. */
export function isCheckCode(
	secrets: Pick<Secrets, "keyedHash">,
	orderProductId: number,
	given: string,
): boolean {
	const read = given.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
	return read === checkCodeOf(secrets, orderProductId);
}
