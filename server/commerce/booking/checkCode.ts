import type { Secrets } from "#server/platform/secrets/secrets.ts";

/** Crockford's base 32: no letter that looks like another, or like a figure. */
const figures = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** What a printed voucher carries, so that a front desk can have it checked: nobody without our secret can write one. */
export function checkCodeOf(secrets: Pick<Secrets, "mark">, orderProductId: number): string {
	const bytes = Buffer.from(secrets.mark("check-code", orderProductId), "base64url").subarray(0, LENGTH);
	return Array.from(bytes, (byte) => figures[byte % figures.length]).join("");
}

/** Whether a code is a booking's, however it was read out or typed. */
export function isCheckCode(secrets: Pick<Secrets, "mark">, orderProductId: number, given: string): boolean {
	const read = given.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
	return read === checkCodeOf(secrets, orderProductId);
}
