import type { LoginCompletion } from "#application/session/LoginCompletion.ts";
import { exceptShownOnScreen, type FailureDisplay } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { LoginType } from "#domain/member/Member.ts";
import { pendingSocialLife, type SocialEntry } from "#domain/member/socialLogin.ts";
import { homeRoute } from "#domain/navigation/returnTarget.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { Clock } from "#ports/Clock.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { ReturnTargets } from "#ports/ReturnTargets.ts";
import type { SocialAttempt, SocialCalls } from "#ports/SocialCalls.ts";

interface EnterSociallyDeps {
	readonly social: SocialCalls;
	readonly pending: PendingSocials;
	readonly returnTargets: ReturnTargets;
	readonly clock: Clock;
	readonly arrival: LoginCompletion;
}

export interface SocialOutcome {
	readonly kind: SocialEntry["kind"];
	/** Where the visitor was heading before the login. */
	readonly returnUrl: string;
}

/**
 * Logs in with a provider's answer. If the e-mail address belongs to an existing member, or the account is new, the login stays pending
 * until the visitor's next step (DEC-139, DEC-140).
 */
export class LogInWithProvider extends UseCaseOf<EnterSociallyDeps> {
	readonly failures: FailureDisplay = {
		...exceptShownOnScreen(
			"invalidRequest",
			"generic",
			"linkFailed",
			"verifyFailed",
			"wrongAccess",
			"tooManyCalls",
		),
		action: ({ certId }: SocialAttempt) => (certId === null ? null : "accountLink"),
	};
	async execute(attempt: SocialAttempt): Promise<Result<SocialOutcome, Failure>> {
		const { social, pending, returnTargets, clock, arrival } = this.deps;
		const entered = await social.enter(attempt);
		if (!entered.ok) return entered;
		const entry = entered.value;
		const returnUrl = returnTargets.read() ?? homeRoute;
		const { provider, token } = attempt;
		if (entry.kind === "member") {
			const member = await arrival.complete(provider.toUpperCase() as Exclude<LoginType, "EMAIL">);
			if (!member.ok) return member;
			pending.clear();
			returnTargets.clear();
		} else {
			const expires = clock.now() + pendingSocialLife;
			pending.save(
				entry.kind === "connect" ? { ...entry, provider, token } : { ...entry, provider },
				expires,
			);
		}
		return ok({ kind: entry.kind, returnUrl });
	}
}
