import { componentsCopy } from "#copy/components.ts";
import type { Failure } from "#domain/failure/Failure.ts";

/**
 * What a form says beside its button: the server's words for a refusal, or that nothing could be sent, which no popup
 * tells; null where one has told it already (DEC-106).
 */
export const refusalText = (failure: Failure): string | null => {
	if (failure.kind === "unreachable") return componentsCopy.notSent;
	return "message" in failure ? failure.message : null;
};
