import type { AuthHandler } from "#server/services/Handler.ts";

export const renamePasskey: AuthHandler<"renamePasskey"> = async ({ path, body }, { member, services }) => {
	await services.passkeys.rename(member, path.idx, body.name);
	return {};
};
