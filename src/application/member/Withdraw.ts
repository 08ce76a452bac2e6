import type { MemberSession } from "#application/session/MemberSession.ts";
import { type FailureDisplay, messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { homeRoute } from "#domain/navigation/returnTarget.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Profile } from "#ports/Profile.ts";
import type { Tracker } from "#ports/Tracker.ts";

interface WithdrawDeps {
	readonly profile: Profile;
	readonly navigation: PageNavigation;
	readonly session: Pick<MemberSession, "withdrawn">;
	readonly tracker: Tracker;
}

/** Closes the member's account; the device is then logged out and shows the home page (DEC-148). */
export class Withdraw extends UseCaseOf<WithdrawDeps> {
	readonly failures: FailureDisplay = { ...messageOnScreen, action: () => "withdrawal" };
	async execute(): Promise<Result<null, Failure>> {
		const { profile, navigation, session, tracker } = this.deps;
		const answer = await profile.withdraw();
		if (!answer.ok) return answer;
		tracker.report({ kind: "withdraw" });
		await navigation.go(homeRoute, { replace: true });
		await session.withdrawn();
		return answer;
	}
}
