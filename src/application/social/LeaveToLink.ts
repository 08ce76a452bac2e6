import { type FailureDisplay, messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { pendingSocialLife, type SocialProvider } from "#domain/member/socialLogin.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Clock } from "#ports/Clock.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { SocialCalls } from "#ports/SocialCalls.ts";
import type { Windows } from "#ports/Windows.ts";

interface LeaveToLinkDeps {
	readonly social: SocialCalls;
	readonly pending: PendingSocials;
	readonly clock: Clock;
	readonly windows: Windows;
}

/** Sends a member to a provider to link an additional account. [DEC-140, DEC-195] */
export class LeaveToLink extends UseCaseOf<LeaveToLinkDeps> {
	readonly failures: FailureDisplay = { ...messageOnScreen, action: () => "accountLink" };
	async execute(provider: SocialProvider): Promise<Result<null, Failure>> {
		const { social, pending, clock, windows } = this.deps;
		const begun = await social.begin(provider);
		if (!begun.ok) return begun;
		pending.save({ kind: "link", provider }, clock.now() + pendingSocialLife);
		windows.leave(begun.value);
		return ok(null);
	}
}
