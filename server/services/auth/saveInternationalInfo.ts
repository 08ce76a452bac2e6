import type { AuthHandler } from "#server/services/Handler.ts";

export const saveInternationalInfo: AuthHandler<"saveInternationalInfo"> = async (
	{ body },
	{ member, services },
) => {
	await services.accounts.saveInternationalInfo(member.memberId, body);
	return body;
};
