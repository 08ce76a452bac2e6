import type { Queryable } from "#server/database/Database.ts";
import type { Secrets } from "./secrets.ts";

interface Person {
	readonly memberId: number;
	/** The verified phone. */
	readonly phone: string | null;
}

const marksOf = (secrets: Secrets, { memberId, phone }: Person): string[] => [
	secrets.mark("silver-member", memberId),
	...(phone === null ? [] : [secrets.mark("silver-phone", phone)]),
];

/** Whether this person, by account or by verified phone, has ever joined Silver (SUBS-02, DEC-069). */
export async function hasJoinedSilver(db: Queryable, secrets: Secrets, person: Person): Promise<boolean> {
	const { rows } = await db.query(
		`SELECT 1 FROM silver_used WHERE hash = ANY ($1::text[])
		UNION ALL
		SELECT 1 FROM subscription_history s JOIN member m USING (member_id)
			WHERE s.plan = 'Silver' AND (s.member_id = $2 OR m.phone = $3)
		LIMIT 1`,
		[marksOf(secrets, person), person.memberId, person.phone],
	);
	return rows.length > 0;
}

/** Notes that the person joins Silver: of two accounts with one phone that try at once, the second gets false. */
export async function claimSilver(
	tx: Queryable,
	secrets: Secrets,
	person: Person,
	now: number,
): Promise<boolean> {
	const marks = marksOf(secrets, person);
	const { rowCount } = await tx.query(
		`INSERT INTO silver_used (hash, joined_at) SELECT hash, $2::timestamptz FROM unnest($1::text[]) hash ORDER BY hash
		ON CONFLICT DO NOTHING`,
		[marks, new Date(now)],
	);
	return rowCount === marks.length;
}

/** The charge failed: the person has not joined. */
export async function unclaimSilver(tx: Queryable, secrets: Secrets, person: Person): Promise<void> {
	await tx.query("DELETE FROM silver_used WHERE hash = ANY ($1::text[])", [marksOf(secrets, person)]);
}
