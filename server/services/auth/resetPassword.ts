import type { AuthHandler } from "#server/services/Handler.ts";

export const resetPassword: AuthHandler<"resetPassword"> = async ({ body }, { services }) => {
	await services.accounts.resetPassword({ email: body.id, certId: body.certIdx, password: body.pwd });
	return {};
};
