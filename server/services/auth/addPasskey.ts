import type { AuthHandler } from "#server/services/Handler.ts";

export const addPasskey: AuthHandler<"addPasskey"> = async ({ body: { name, passkey } }, call) => {
	await call.services.passkeys.add(call.member, call, passkey, name);
	return {};
};
