import { type FailureDisplay, shownInPopup } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { withPendingAction } from "#domain/navigation/pendingAction.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Tracker } from "#ports/Tracker.ts";
import type { Wishes } from "#ports/Wishes.ts";

interface ToggleWishDeps {
	readonly wishes: Wishes;
	readonly visitor: CurrentVisitor;
	readonly navigation: PageNavigation;
	readonly tracker: Tracker;
}

/** Adds a stay to the wish list or removes it. A logged-out visitor is sent to log in, and the stay is added on return (DEC-094, DEC-170). */
export class ToggleWish extends UseCaseOf<ToggleWishDeps> {
	readonly failures: FailureDisplay = { ...shownInPopup, action: () => "wish" };
	/**
	 * `stayName` is only used for tracking (TRACK-02). The API can only toggle, so if another tab has already made the wanted change, the
	 * stay is toggled back.
	 */
	async execute(
		stayId: number,
		stayName = "",
		wanted?: boolean,
	): Promise<Result<boolean, Failure | { readonly kind: "loginNeeded" }>> {
		const { wishes, visitor, navigation, tracker } = this.deps;
		if (visitor.isSignedIn()) {
			let answer = await wishes.toggle(stayId);
			if (answer.ok && wanted !== undefined && answer.value !== wanted) answer = await wishes.toggle(stayId);
			if (answer.ok) tracker.report({ kind: "wish", stayId, stayName, isWished: answer.value });
			return answer;
		}
		await navigation.go(loginPath(withPendingAction(navigation.current(), { kind: "wish", id: stayId })));
		return err({ kind: "loginNeeded" });
	}
}
