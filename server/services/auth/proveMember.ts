import type { AuthHandler } from "#server/services/Handler.ts";

export const proveMember: AuthHandler<"proveMember"> = async ({ body }, call) => {
	const { member, services } = call;
	if (body.pwd !== undefined) await services.reauthentication.byPassword(member, body.pwd);
	else if (body.passkey !== undefined) await services.passkeys.prove(member, body.passkey, call);
	else await services.reauthentication.byCode(member, body.certIdx ?? "");
	return {};
};
