import type { AuthHandler } from "#server/services/Handler.ts";

export const removePasskey: AuthHandler<"removePasskey"> = async ({ path }, { member, services }) => {
	await services.passkeys.remove(member, path.idx);
	return {};
};
