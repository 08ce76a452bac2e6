import type { Queryable } from "#server/database/Database.ts";

export type PointType = "AWESOME_CASH" | "WELFARE";

/** Takes an amount from what earlier earnings still hold, those that expire first before the others. */
export async function spendLots(
	tx: Queryable,
	memberId: number,
	type: PointType,
	amount: number,
): Promise<void> {
	const { rows } = await tx.query<{ point_ledger_id: number; lot_left: number }>(
		`SELECT point_ledger_id, lot_left FROM point_ledger
		WHERE member_id = $1 AND point_type = $2 AND lot_left > 0
		ORDER BY expire_date NULLS LAST, point_ledger_id FOR UPDATE`,
		[memberId, type],
	);
	let left = amount;
	for (const lot of rows) {
		const taken = Math.min(left, lot.lot_left);
		if (taken === 0) break;
		await tx.query("UPDATE point_ledger SET lot_left = lot_left - $2 WHERE point_ledger_id = $1", [
			lot.point_ledger_id,
			taken,
		]);
		left -= taken;
	}
}
