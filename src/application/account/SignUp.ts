import type { MemberSession } from "#application/session/MemberSession.ts";
import { type FailureDisplay, messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { AccountCalls, NewMember } from "#ports/AccountCalls.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { Tracker } from "#ports/Tracker.ts";

interface SignUpDeps {
	readonly accounts: AccountCalls;
	readonly session: Pick<MemberSession, "logIn">;
	readonly pending: PendingSocials;
	readonly tracker: Tracker;
}

/** Creates a member and logs them in (DEC-028, DEC-144). */
export class SignUp extends UseCaseOf<SignUpDeps> {
	readonly failures: FailureDisplay = { ...messageOnScreen, action: () => "signUp" };
	async execute(newMember: NewMember): Promise<Result<null, Failure>> {
		const { accounts, session, pending, tracker } = this.deps;
		const made = await accounts.signUp(newMember);
		if (!made.ok) return made;
		pending.clear();
		tracker.report({ kind: "signUp", method: newMember.social?.provider ?? "email" });
		// If the profile cannot be read now, the next page reads it.
		await session.logIn();
		return ok(null);
	}
}
