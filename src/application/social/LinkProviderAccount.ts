import { exceptShownOnScreen, type FailureDisplay } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { SocialAttempt, SocialCalls } from "#ports/SocialCalls.ts";

interface LinkSociallyDeps {
	readonly social: SocialCalls;
	readonly pending: PendingSocials;
}

/** Links the provider account that answered. The pending login is cleared unless the server could not be reached. [DEC-140] */
export class LinkProviderAccount extends UseCaseOf<LinkSociallyDeps> {
	readonly failures: FailureDisplay = {
		...exceptShownOnScreen("invalidRequest", "generic", "linkFailed", "wrongAccess", "tooManyCalls"),
		action: () => "accountLink",
	};
	async execute(attempt: Omit<SocialAttempt, "certId">): Promise<Result<null, Failure>> {
		const { social, pending } = this.deps;
		const linked = await social.link(attempt);
		if (linked.ok || linked.error.kind !== "unreachable") pending.clear();
		return linked;
	}
}
