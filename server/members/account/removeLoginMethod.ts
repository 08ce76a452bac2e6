import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { AccountStore } from "./store/AccountStore.ts";

const lastWay = "유일한 로그인 방법이라 해제할 수 없어요. 다른 방법을 먼저 등록해 주세요.";

/**
 * Removes one of the member's login methods, but never the last one, even if two are removed concurrently.
 * @throws Refusal notFound if there is none, updateFailed if it is the last; the caller's transaction must then roll back
 */
export async function removeLoginMethod(
	tx: Queryable,
	memberId: number,
	remove: () => Promise<boolean>,
): Promise<void> {
	const accounts = new AccountStore(tx);
	await accounts.lock(memberId);
	if (!(await remove())) throw new Refusal("notFound");
	if (!(await accounts.hasLoginMethod(memberId))) throw new Refusal("updateFailed", { message: lastWay });
}
