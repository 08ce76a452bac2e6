import type { Withdraw } from "#application/member/Withdraw.ts";
import { type FailureDisplay, messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { Profile } from "#ports/Profile.ts";

interface WithdrawAtAppleDeps {
	readonly pending: PendingSocials;
	readonly profile: Profile;
	readonly withdraw: Pick<Withdraw, "execute">;
}

/**
 * Revokes the login at Apple, then closes the member's account (DEC-148). An authorization code works only once, so there is a single
 * attempt per code.
 */
export class WithdrawAtApple extends UseCaseOf<WithdrawAtAppleDeps> {
	readonly failures: FailureDisplay = { ...messageOnScreen, action: () => "withdrawal" };
	async execute(authorizationCode: string): Promise<Result<null, Failure>> {
		const { pending, profile, withdraw } = this.deps;
		pending.clear();
		const given = await profile.revokeAppleLogin(authorizationCode);
		return given.ok ? withdraw.execute() : given;
	}
}
