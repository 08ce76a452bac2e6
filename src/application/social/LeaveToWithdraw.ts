import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { pendingSocialLife, socialStartPath } from "#domain/member/socialLogin.ts";
import type { Clock } from "#ports/Clock.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { Windows } from "#ports/Windows.ts";

interface LeaveToWithdrawDeps {
	readonly pending: PendingSocials;
	readonly clock: Clock;
	readonly windows: Windows;
}

/** Sends a member whose account uses Apple to Apple before closing it: only a fresh authorization code can revoke that login (DEC-148). */
export class LeaveToWithdraw extends UseCaseOf<LeaveToWithdrawDeps> {
	async execute(): Promise<void> {
		const { pending, clock, windows } = this.deps;
		pending.save({ kind: "withdraw", provider: "apple" }, clock.now() + pendingSocialLife);
		windows.leave(socialStartPath("apple", { returnUrl: "/mypage/user", rememberMe: false }));
	}
}
