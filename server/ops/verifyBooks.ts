import type { Database } from "#server/platform/database/Database.ts";
import { OpsError } from "./OpsError.ts";
import { findViolations, invariantCount } from "./store/invariants.ts";

const shown = 20;

/**
 * Checks that all laws of the books hold at one moment and returns a confirmation.
 * @throws OpsError with the violated laws
 */
export async function verifyBooks(db: Database): Promise<string> {
	const broken = await db.tx(findViolations, { hasNoTimeout: true, isReadOnly: true });
	if (broken.length === 0) return `장부의 법칙 ${invariantCount}개가 모두 지켜지고 있습니다.`;
	const lines = broken.map(({ invariant, by }) => {
		const more = by.length > shown ? ` 그 밖에 ${by.length - shown}건` : "";
		return `${invariant}: ${by.slice(0, shown).join(", ")}${more}`;
	});
	throw new OpsError(
		[`장부의 법칙 ${invariantCount}개 가운데 ${broken.length}개가 깨졌습니다.`, ...lines].join("\n"),
	);
}
