import { retainedUntil } from "#domain/member/retentionRules.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { compareDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { LeavingRecords } from "./store/LeavingRecords.ts";
import { type ArchiveKind, PersonArchive } from "./store/PersonArchive.ts";

/** The leaving member's personal data, as named in contracts. */
export interface LeavingMember {
	readonly memberId: number;
	readonly name: string;
	readonly emailKey: string;
	readonly phone: string | null;
}

/** Returns the keyed hash by which archived records are found; it reveals neither the e-mail address nor the order number. */
export const archiveLookupHash = (secrets: Secrets, emailOrOrder: string): string =>
	secrets.keyedHash("archive", emailOrOrder.trim().toLowerCase());

/**
 * Encrypts and archives what must be kept by law of a member who leaves: contracts and payments for five years from their end, complaints
 * for three years from their answer, and access records as long as for all members. Records already past their retention are not archived.
 * [DEC-196]
 */
export async function archiveMember(
	tx: Queryable,
	secrets: Secrets,
	{ memberId, name, emailKey, phone }: LeavingMember,
	now: number,
): Promise<void> {
	const records = new LeavingRecords(tx);
	const archive = new PersonArchive(tx);
	const today = koreanDay(now);
	const member = { name, email: emailKey, phone };
	const emailHash = archiveLookupHash(secrets, emailKey);
	const keep = async (kind: ArchiveKind, from: StayDate, about: object, orderNum: string | null = null) => {
		const destroyOn = retainedUntil(kind, from);
		if (destroyOn === null || compareDays(destroyOn, today) <= 0) return;
		const sealed = secrets.archive.encrypt(JSON.stringify({ member, orderNum, ...about }));
		const orderHash = orderNum === null ? null : archiveLookupHash(secrets, orderNum);
		await archive.add({ kind, emailHash, orderHash, sealed, destroyOn }, now);
	};
	for (const { order_num, ended_on, contract, payments } of await records.orders(memberId)) {
		await keep("contract", ended_on, { contract }, order_num);
		if (payments) await keep("payment", ended_on, { payments }, order_num);
	}
	for (const { day, subscription } of await records.subscriptions(memberId))
		await keep("contract", day, { subscription });
	for (const { day, inquiry } of await records.inquiries(memberId)) await keep("complaint", day, { inquiry });
	const accesses = await records.accesses(memberId);
	if (accesses) await keep("access", today, { accesses });
}
