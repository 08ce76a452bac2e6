import type { VerificationPurpose } from "#domain/member/verification.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { certKey } from "./codeSecrets.ts";
import { destinationKey } from "./destination.ts";

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
	const { rows } = await tx.query<{ member_id: number | null }>(
		`UPDATE cert SET used_at = $4 WHERE cert_id = $1 AND purpose = $2 AND dest_key = $3 AND used_at IS NULL AND usable_until > $4
		RETURNING member_id`,
		[certKey(certId), purpose, destinationKey(purpose, destination), new Date(now)],
	);
	const [row] = rows;
	if (!row) throw new Refusal("verifyFailed");
	return row.member_id;
}
