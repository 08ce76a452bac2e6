import type { AuthHandler } from "#server/services/Handler.ts";

export const recordLogin: AuthHandler<"recordLogin"> = async (
	{ body },
	{ member, services, ip, userAgent },
) => ({
	idx: await services.members.recordLogin(member.memberId, { ...body, ip, userAgent }),
});
