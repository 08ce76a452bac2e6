import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Hashes of persons who have joined Silver; they do not reveal who it was (DEC-069). */
export class SilverStore extends Store {
	/** Whether one of the hashes is known, or the account or the phone number has a Silver subscription. */
	isKnown(marks: readonly string[], memberId: number, phone: string | null): Promise<boolean> {
		return this.hasRows(
			`SELECT 1 FROM silver_used WHERE hash = ANY ($1::text[])
			UNION ALL
			SELECT 1 FROM subscription_history s JOIN member m USING (member_id)
				WHERE s.plan = 'Silver' AND (s.member_id = $2 OR m.phone_key = ANY ($3))
			LIMIT 1`,
			[marks, memberId, matchingHashes(phone)],
		);
	}

	/** Returns false when one of them is already known. */
	async add(marks: readonly string[], now: number): Promise<boolean> {
		const { rowCount } = await this.db.query(
			`INSERT INTO silver_used (hash, joined_at) SELECT hash, $2::timestamptz FROM unnest($1::text[]) hash ORDER BY hash
			ON CONFLICT DO NOTHING`,
			[marks, new Date(now)],
		);
		return rowCount === marks.length;
	}

	/**
	 * Removes the hashes that were added together with the first one. Another may be that of an earlier subscriber with the same phone
	 * number, and stays.
	 */
	async remove(marks: readonly string[]): Promise<void> {
		await this.db.query(
			`DELETE FROM silver_used WHERE hash = ANY ($1::text[])
			AND joined_at = (SELECT joined_at FROM silver_used WHERE hash = ($1::text[])[1])`,
			[marks],
		);
	}
}
