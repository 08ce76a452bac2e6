import type { VerificationPurpose } from "#domain/member/verification.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { certKey } from "./codeSecrets.ts";
import { destinationKey } from "./destination.ts";
import { CertStore } from "./store/CertStore.ts";

/**
 * Spends a proven code: once, for its own purpose, destination and member, within ten minutes (DEC-137, D03). Answers the
 * member it is about, null for a destination without one.
 * @throws Refusal verifyFailed, whatever does not fit
 */
export async function redeemCode(
	tx: Queryable,
	{
		certId,
		purpose,
		destination,
		now,
	}: {
		readonly certId: string;
		readonly purpose: VerificationPurpose;
		readonly destination: string;
		readonly now: number;
	},
): Promise<number | null> {
	const spent = await new CertStore(tx).spend({
		certKey: certKey(certId),
		purpose,
		destination: destinationKey(purpose, destination),
		now: new Date(now),
	});
	if (!spent) throw new Refusal("verifyFailed");
	return spent.memberId;
}
