import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { personalData } from "./personalData.ts";
import { OwnRecords } from "./store/OwnRecords.ts";

export interface OwnCopy {
	readonly fileName: string;
	/** Formatted JSON. */
	readonly text: string;
}

/** Returns a copy of all data stored about a member, according to the personal data table, from one database snapshot. [DEC-196] */
export async function exportMember(
	{ db, now }: { readonly db: Database; readonly now: number },
	memberId: number,
): Promise<OwnCopy> {
	const records = await db.tx(
		async (tx) => {
			const own = new OwnRecords(tx);
			const found: Record<string, readonly object[]> = {};
			for (const [table, { own: columns, memberPath }] of Object.entries(personalData))
				if (columns.length > 0 && memberPath)
					found[table] = await own.all(memberId, table, columns, memberPath);
			return found;
		},
		{ isReadOnly: true },
	);
	return {
		fileName: `my-data-${koreanDay(now)}.json`,
		text: JSON.stringify({ exportedAt: koreanDateTime(now), records }, null, "\t"),
	};
}
