import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { AccountStore } from "./store/AccountStore.ts";

const lastWay = "유일한 로그인 방법이라 해제할 수 없어요. 다른 방법을 먼저 등록해 주세요.";

/**
 * Takes away one of the ways into an account: never the last, also when two go at once.
 * @throws Refusal notFound when there is none, updateFailed when it is the last; nothing has changed then
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
