import { groupedWon } from "#domain/offer/groupedWon.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { listRefused } from "#server/cancellations/refusedRefunds.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { Services } from "#server/Services.ts";
import { OpsError } from "./OpsError.ts";

/** The refunds a provider has refused, one a line. */
export async function listRefusals(db: Queryable): Promise<string> {
	const lines = (await listRefused(db)).map((row) =>
		[
			String(row.attempt_id).padEnd(8),
			row.order_num.padEnd(22),
			`${groupedWon(row.amount)}원`,
			koreanDateTime(row.settled_at.getTime()),
			row.code ?? "",
			row.is_stray ? "예약이 되지 못한 결제" : "",
		]
			.join("  ")
			.trimEnd(),
	);
	return lines.join("\n") || "거절된 환불이 없습니다.";
}

/** @throws OpsError when there is no such refusal, or the provider refuses again */
export async function retryRefusal({ db, cancellations }: Services, id: number): Promise<string> {
	if (!(await cancellations.retry(id))) throw new OpsError(`거절된 환불 ${id}번을 찾을 수 없습니다.`);
	const { rows } = await db.query<{ attempt_id: number; state: string; code: string | null }>(
		`SELECT later.attempt_id, later.state, later.code FROM payment_attempt a JOIN payment_attempt later USING (payment_id, action)
		WHERE a.attempt_id = $1 ORDER BY later.seq DESC LIMIT 1`,
		[id],
	);
	const last = rows[0];
	if (last?.state === "refused")
		throw new OpsError(
			`결제사가 다시 거절했습니다(${last.code}). 새 환불 번호는 ${last.attempt_id}번입니다.`,
		);
	return last?.state === "done"
		? `환불 ${id}번을 돌려주었습니다.`
		: `환불 ${id}번을 다시 요청했습니다. 결과는 곧 정해집니다.`;
}
