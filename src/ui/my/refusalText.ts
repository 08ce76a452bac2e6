import type { CallFailure } from "#domain/support/CallFailure.ts";
import { commonCopy } from "#ui/copy/common.ts";

/**
 * What a form says beside its button: the server's words for a refusal, or that nothing could be sent, which no popup
 * tells; null where one has told it already (DEC-106).
 */
export const refusalText = (failure: CallFailure, otherwise: string): string | null => {
	if (failure.kind === "network") return commonCopy.notSent;
	return (failure.kind === "http" && failure.status === 400) || failure.kind === "refused"
		? (failure.message ?? otherwise)
		: null;
};
