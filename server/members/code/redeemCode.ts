import type { VerificationPurpose } from "#domain/member/verification.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { certKey } from "./codeSecrets.ts";
import { destinationKey } from "./destination.ts";
import { CertStore } from "./store/CertStore.ts";

/** A code that was proven, and for what. */
interface ProvenCode {
	readonly certId: string;
	readonly purpose: VerificationPurpose;
	readonly destination: string;
	/** Epoch milliseconds. */
	readonly now: number;
}

/** What is stored of it. @throws Refusal invalidRequest when it names no destination */
const storedOf = ({ certId, purpose, destination, now }: ProvenCode) => ({
	certKey: certKey(certId),
	purpose,
	destination: destinationKey(purpose, destination),
	now: new Date(now),
});

/**
 * Spends a proven code: once, for its own purpose, destination and member, within ten minutes (DEC-137, D03). Answers the
 * member it is about, null for a destination without one.
 * @throws Refusal verifyFailed, whatever does not fit
 */
export async function redeemCode(tx: Queryable, code: ProvenCode): Promise<number | null> {
	const spent = await new CertStore(tx).spend(storedOf(code));
	if (!spent) throw new Refusal("verifyFailed");
	return spent.memberId;
}

/** Before what is costly is done for who shows a code, which is spent later. @throws Refusal verifyFailed */
export async function checkCode(db: Queryable, code: ProvenCode): Promise<void> {
	if (!(await new CertStore(db).isSpendable(storedOf(code)))) throw new Refusal("verifyFailed");
}
