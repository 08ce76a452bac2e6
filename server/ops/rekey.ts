import { encryptPersonalData } from "#server/platform/database/encryptPersonalData.ts";
import type { Services } from "#server/services/Services.ts";
import { type EncryptedKind, EncryptedRows } from "./store/encryptedRows.ts";

/**
 * Re-encrypts all encrypted data with the newest key, row by row while the server runs. After an interruption it is run again; rows already
 * done are skipped.
 */
export async function rekey(
	{ db, secrets }: Pick<Services, "db" | "secrets">,
	onProgress: (progress: string) => void,
): Promise<string> {
	const done: Record<EncryptedKind, number> = { card: 0, archive: 0 };
	for (const [kind, lock] of [
		["card", secrets],
		["archive", secrets.archive],
	] as const) {
		const rows = new EncryptedRows(db, kind);
		let last = 0;
		for (;;) {
			const some = await rows.behind(last);
			for (const row of some) {
				if (lock.isNewest(row.locked)) continue;
				if (await rows.replace(row, lock.encrypt(lock.decrypt(row.locked)))) done[kind] += 1;
			}
			const end = some.at(-1);
			if (!end) break;
			last = end.id;
			onProgress(`${kind} ${last}`);
		}
	}
	const persons = await encryptPersonalData(db, secrets.personalData, "all", { onProgress });
	return `카드 ${done.card}개, 보관 기록 ${done.archive}개, 개인정보 ${persons}줄을 새 열쇠로 잠갔습니다.`;
}
