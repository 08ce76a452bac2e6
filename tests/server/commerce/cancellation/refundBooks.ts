import type { Database } from "#server/platform/database/Database.ts";

/** Returns what each refund pays back and keeps, oldest first. */
export async function refundsOf(db: Database): Promise<readonly (readonly [back: number, kept: number])[]> {
	const { rows } = await db.query<{ amount: number; penalty: number }>(
		"SELECT amount, penalty FROM refund ORDER BY refund_id",
	);
	return rows.map(({ amount, penalty }) => [amount, penalty]);
}

/** Returns what is left at the provider, in won. */
export async function leftAtProvider(db: Database): Promise<number | undefined> {
	const { rows } = await db.query<{ left: number }>(
		"SELECT sum((body->>'balance')::int)::int AS left FROM gateway_sandbox WHERE body ? 'balance'",
	);
	return rows[0]?.left;
}
