import type { AuthHandler } from "#server/services/Handler.ts";
import { enterMember } from "./enterMember.ts";

export const logInByPasskey: AuthHandler<"logInByPasskey"> = async ({ body }, call) => {
	const memberId = await call.services.passkeys.identify(body.passkey, call);
	return enterMember(call, memberId, { loginType: "PASSKEY", remember: body.rememberMe ?? false });
};
