import { componentsCopy } from "#copy/components.ts";
import type { Failure } from "#domain/failure/Failure.ts";

/**
 * Returns the message shown next to a form's button: the server's text for a refusal, or that nothing could be sent, for which there is no
 * popup; null if a popup has been shown already (DEC-106).
 */
export const refusalText = (failure: Failure): string | null => {
	if (failure.kind === "unreachable") return componentsCopy.notSent;
	return "message" in failure ? failure.message : null;
};
