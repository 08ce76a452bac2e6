import { type FailureDisplay, shownInPopup } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { withPendingAction } from "#domain/navigation/pendingAction.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { AdvanceNotices } from "#ports/AdvanceNotices.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";

interface ApplyAdvanceNoticeDeps {
	readonly notices: AdvanceNotices;
	readonly visitor: CurrentVisitor;
	readonly navigation: PageNavigation;
}

/** Applies for a notice or a giveaway. A logged-out visitor is sent to log in and applies on return (DEC-025, DEC-094, DEC-158). */
export class ApplyAdvanceNotice extends UseCaseOf<ApplyAdvanceNoticeDeps> {
	readonly failures: FailureDisplay = {
		...shownInPopup,
		action: ({ kind }: { readonly kind: AdvanceNoticeKind }) => kind,
	};
	async execute({
		id,
		kind,
	}: {
		readonly id: number;
		readonly kind: AdvanceNoticeKind;
	}): Promise<Result<null, Failure | { readonly kind: "loginNeeded" }>> {
		const { notices, visitor, navigation } = this.deps;
		if (visitor.isSignedIn()) return notices.apply(id, kind);
		await navigation.go(loginPath(withPendingAction(navigation.current(), { kind, id })));
		return err({ kind: "loginNeeded" });
	}
}
