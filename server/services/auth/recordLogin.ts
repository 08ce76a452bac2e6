import type { AuthHandler } from "#server/http/handlers.ts";

export const recordLogin: AuthHandler<"recordLogin"> = async (
	{ body },
	{ member, services, ip, userAgent },
) => ({
	idx: await services.members.recordLogin(member.memberId, { ...body, ip, userAgent }),
});
