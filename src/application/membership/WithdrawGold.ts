import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { GoldWithdrawal, Memberships } from "#ports/Memberships.ts";
import type { CurrentMember } from "./CurrentMember.ts";
import { refusalsOnScreen } from "./refusalsOnScreen.ts";

interface WithdrawGoldDeps {
	readonly memberships: Memberships;
	readonly current: CurrentMember;
}

/**
 * Refunds the latest Gold payment in full. The key identifies that payment, so a second press, or a check after an unknown outcome, refers
 * to the same refund (SUBS-12, DEC-073).
 */
export class WithdrawGold extends UseCaseOf<WithdrawGoldDeps> {
	readonly failures = refusalsOnScreen;
	async execute({
		id,
		lastPaidOn,
	}: Pick<Subscription, "id" | "lastPaidOn">): Promise<Result<GoldWithdrawal, Failure>> {
		const { memberships, current } = this.deps;
		const answer = await memberships.withdraw({ key: `withdraw-${id}-${lastPaidOn ?? "never"}` });
		if (answer.ok && answer.value.outcome === "approved") await current.refresh();
		return answer;
	}
}
