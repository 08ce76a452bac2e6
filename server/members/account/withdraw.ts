import { koreanDay } from "#domain/shared/koreanTime.ts";
import { notifyOwner } from "#server/members/account/notifyOwner.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { archiveMember } from "#server/members/privacy/archiveMember.ts";
import { silverHashes } from "#server/members/privacy/silverHashes.ts";
import { eraseMemberData } from "#server/members/privacy/store/eraseMemberData.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { AccountStore } from "./store/AccountStore.ts";
import { WithdrawalStore } from "./store/WithdrawalStore.ts";

/**
 * Closes an account: data that must be kept by law is sealed in the archive, all other personal data is deleted, orders remain without a
 * name, and the e-mail address can be used for a new account (DEC-148, DEC-196).
 * @param first runs first in the same transaction and throws if the account must not be closed
 * @throws Refusal withdrawBlocked while bookings are open or a subscription is in use, withdrawFailed for a closed account
 */
export async function withdraw(
	{ db, secrets, now }: { readonly db: Database; readonly secrets: Secrets; readonly now: number },
	memberId: number,
	first?: (tx: Queryable) => Promise<void>,
): Promise<void> {
	await db.tx(async (tx) => {
		await first?.(tx);
		const store = new WithdrawalStore(tx);
		const leaver = await store.lock(memberId);
		if (!leaver) throw new Refusal("withdrawFailed");
		if (await store.isBusy(memberId, koreanDay(now))) throw new Refusal("withdrawBlocked");
		const { name, phone } = leaver;
		const email = emailKey(leaver.email);
		await new AccountStore(tx).recordSilverUse(
			memberId,
			silverHashes(secrets, { memberId, phone }),
			new Date(now),
		);
		await archiveMember(tx, secrets, { memberId, name, emailKey: email, phone }, now);
		await eraseMemberData(tx, { memberId, email, phone }, now);
		await notifyOwner(tx, { email }, { what: "withdrawn" }, now);
		await store.expirePoints(memberId, new Date(now));
		await store.close(memberId, new Date(now));
	});
}
