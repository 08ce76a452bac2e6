import type { VerificationPurpose } from "#domain/member/verification.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { hashCertId } from "./codeSecrets.ts";
import { destinationKey } from "./destination.ts";
import { VerificationCodeStore } from "./store/VerificationCodeStore.ts";

/** A verified code and its purpose. */
interface ProvenCode {
	readonly certId: string;
	readonly purpose: VerificationPurpose;
	readonly destination: string;
	/** Epoch milliseconds. */
	readonly now: number;
}

/**
 * Returns the stored form of the code.
 * @throws Refusal invalidRequest for an invalid destination
 */
const storedOf = ({ certId, purpose, destination, now }: ProvenCode) => ({
	certIdHash: hashCertId(certId),
	purpose,
	destination: destinationKey(purpose, destination),
	now: new Date(now),
});

/**
 * Redeems a verified code: once, for its own purpose and destination, within ten minutes (DEC-137, D03). Returns the member it concerns, or
 * null if the destination belongs to no member.
 * @throws Refusal verifyFailed if anything does not match
 */
export async function redeemCode(tx: Queryable, code: ProvenCode): Promise<number | null> {
	const spent = await new VerificationCodeStore(tx).spend(storedOf(code));
	if (!spent) throw new Refusal("verifyFailed");
	return spent.memberId;
}

/**
 * Checks a verified code without redeeming it, before expensive work is done for the caller.
 * @throws Refusal verifyFailed
 */
export async function checkCode(db: Queryable, code: ProvenCode): Promise<void> {
	if (!(await new VerificationCodeStore(db).isSpendable(storedOf(code)))) throw new Refusal("verifyFailed");
}
