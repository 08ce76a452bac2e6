import type { AuthHandler } from "#server/services/Handler.ts";

export const challengePasskey: AuthHandler<"challengePasskey"> = (_, call) =>
	call.services.passkeys.challenge(call, call.ip);
