import { componentsCopy } from "#copy/components.ts";
import { errorsCopy } from "#copy/errors.ts";
import type { Failure, SignedOutReason } from "#domain/failure/Failure.ts";
import { actionFailureText, type FailedAction } from "#domain/failure/failedAction.ts";
import { refusals } from "#domain/failure/refusals.ts";

const { error } = errorsCopy;

const signedOut: Readonly<Record<SignedOutReason, string>> = {
	expired: error.loginExpired,
	memberChanged: error.memberChanged,
	refused: error.loginExpired,
	neverIn: error.loginRequired,
};

/**
 * Returns the message for a failure: the server's own text if there is one, else what could not be done, else the text of the failure's
 * kind. [DEC-106]
 */
export function failureText(failure: Failure, action: FailedAction | null = null): string {
	const own = action && actionFailureText(action);
	switch (failure.kind) {
		case "cancelled":
		case "unreachable":
			return componentsCopy.notSent;
		case "signedOut":
			return signedOut[failure.reason];
		case "broken":
			return error.badResponse;
		case "generic":
		case "tooManyCalls":
			return failure.message ?? own ?? error.contactSupport;
		case "notFound":
		case "serverError":
			return failure.message ?? own ?? refusals[failure.kind].message;
		default:
			return failure.message ?? refusals[failure.kind].message;
	}
}
