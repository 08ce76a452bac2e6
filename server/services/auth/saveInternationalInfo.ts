import type { AuthHandler } from "#server/http/handlers.ts";

export const saveInternationalInfo: AuthHandler<"saveInternationalInfo"> = async (
	{ body },
	{ member, services },
) => {
	await services.accounts.saveInternationalInfo(member.memberId, body);
	return body;
};
