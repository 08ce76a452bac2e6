import { groupedWon } from "#domain/shared/groupedWon.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { resolveParticles } from "#domain/shared/particles.ts";
import type { Services } from "#server/services/Services.ts";
import { numberOf } from "./arguments.ts";
import { OpsError } from "./OpsError.ts";

/** Describes the refunds a provider has refused, one per line: of bookings, then of memberships. */
export async function refusalLines({ cancellations, subscriptions }: Services): Promise<readonly string[]> {
	const bookings = (await cancellations.refused()).map((refused) =>
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
	const memberships = (await subscriptions.refusedStrays()).map(({ orderNum, amount, chargedAt }) =>
		[
			orderNum.padEnd(22),
			`${groupedWon(amount)}원`,
			koreanDateTime(chargedAt.getTime()),
			"멤버십이 되지 못한 결제",
		].join("  "),
	);
	return [...bookings, ...memberships];
}

export const listRefusals = async (services: Services): Promise<string> =>
	(await refusalLines(services)).join("\n") || "거절된 환불이 없습니다.";

/**
 * Retries a refused refund: of a booking by its ID, of a membership by its order number.
 * @throws OpsError when there is no such refusal, or the provider refuses again
 */
export async function retryRefusal(services: Services, number: string): Promise<string> {
	if (number.startsWith("AM")) return retryMembership(services, number);
	const id = numberOf(number);
	const retried = await services.cancellations.retry(id);
	if (!retried) throw new OpsError(`거절된 환불 ${id}번을 찾을 수 없습니다.`);
	const { state, code, attemptId } = retried;
	if (state === "refused")
		throw new OpsError(`결제사가 다시 거절했습니다(${code}). 새 환불 번호는 ${attemptId}번입니다.`);
	return state === "done"
		? `환불 ${id}번을 돌려주었습니다.`
		: `환불 ${id}번을 다시 요청했습니다. 결과는 곧 정해집니다.`;
}

async function retryMembership({ subscriptions }: Services, orderNum: string): Promise<string> {
	const state = await subscriptions.retryStray(orderNum);
	if (state === null) throw new OpsError(`거절된 환불 ${orderNum}을(를) 찾을 수 없습니다.`);
	if (state === "refused") throw new OpsError("결제사가 다시 거절했습니다.");
	return resolveParticles(
		state === "done"
			? `환불 ${orderNum}을(를) 돌려주었습니다.`
			: `환불 ${orderNum}을(를) 다시 요청했습니다. 결과는 곧 정해집니다.`,
	);
}
