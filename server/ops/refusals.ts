import { groupedWon } from "#domain/shared/groupedWon.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Services } from "#server/services/Services.ts";
import { OpsError } from "./OpsError.ts";

/** Lists the refunds a provider has refused, one per line. */
export async function listRefusals({ cancellations }: Services): Promise<string> {
	const lines = (await cancellations.refused()).map((refused) =>
		[
			String(refused.attemptId).padEnd(8),
			refused.orderNum.padEnd(22),
			`${groupedWon(refused.amount)}원`,
			koreanDateTime(refused.settledAt),
			refused.code ?? "",
			refused.refundId === null ? "예약이 되지 못한 결제" : "",
		]
			.join("  ")
			.trimEnd(),
	);
	return lines.join("\n") || "거절된 환불이 없습니다.";
}

/**
 * Retries a refused refund.
 * @throws OpsError when there is no such refusal, or the provider refuses again
 */
export async function retryRefusal({ cancellations }: Services, id: number): Promise<string> {
	const retried = await cancellations.retry(id);
	if (!retried) throw new OpsError(`거절된 환불 ${id}번을 찾을 수 없습니다.`);
	const { state, code, attemptId } = retried;
	if (state === "refused")
		throw new OpsError(`결제사가 다시 거절했습니다(${code}). 새 환불 번호는 ${attemptId}번입니다.`);
	return state === "done"
		? `환불 ${id}번을 돌려주었습니다.`
		: `환불 ${id}번을 다시 요청했습니다. 결과는 곧 정해집니다.`;
}
