import type { MemberSession } from "#application/session/MemberSession.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { errorAction, type FailurePolicy } from "#domain/failure/errorAction.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { FailedAction } from "#domain/failure/failedAction.ts";
import type { FailureNotices } from "#ports/FailureNotices.ts";

interface ShowFailureDeps {
	readonly session: Pick<MemberSession, "onEnded" | "announceEnd" | "isAnnouncingEnd">;
	readonly notices: FailureNotices;
}

/** Applies the rules for a failed use case: session effects and at most one popup (DEC-106 to DEC-111). */
export class ShowFailure extends UseCaseOf<ShowFailureDeps> {
	/** Resolves when everything is done except for dismissing the popup. */
	async execute(failure: Failure, manner: FailurePolicy, action: FailedAction | null = null): Promise<void> {
		const { session, notices } = this.deps;
		const reaction = errorAction(failure, manner);
		if (reaction === "none") return;
		if (failure.kind !== "signedOut") {
			// While the session is ending, its own popup covers all other failures.
			if (!session.isAnnouncingEnd) void notices.show(failure, action);
			return;
		}
		if (reaction === "clear") await session.onEnded(failure.reason);
		else await session.announceEnd(failure.reason);
	}
}
