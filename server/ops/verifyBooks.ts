import type { Database } from "#server/platform/database/Database.ts";
import { OpsError } from "./OpsError.ts";
import { brokenLaws, lawCount } from "./store/laws.ts";

const shown = 20;

/**
 * Checks that all laws of the books hold at one moment and returns a confirmation.
 * @throws OpsError with the violated laws
 */
export async function verifyBooks(db: Database): Promise<string> {
	const broken = await db.tx(brokenLaws, { isUnhurried: true, isReadOnly: true });
	if (broken.length === 0) return `장부의 법칙 ${lawCount}개가 모두 지켜지고 있습니다.`;
	const lines = broken.map(({ law, by }) => {
		const more = by.length > shown ? ` 그 밖에 ${by.length - shown}건` : "";
		return `${law}: ${by.slice(0, shown).join(", ")}${more}`;
	});
	throw new OpsError(
		[`장부의 법칙 ${lawCount}개 가운데 ${broken.length}개가 깨졌습니다.`, ...lines].join("\n"),
	);
}
