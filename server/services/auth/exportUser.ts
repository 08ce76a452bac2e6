import type { AuthHandler } from "#server/services/Handler.ts";

/** Requires proof of identity: the exported copy is as confidential as the original data. */
export const exportUser: AuthHandler<"exportUser"> = async (
	_,
	{ member, services: { accounts, reauthentication } },
) => {
	await reauthentication.check(member);
	return accounts.copyOf(member.memberId);
};
