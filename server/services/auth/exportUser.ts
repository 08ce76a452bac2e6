import type { AuthHandler } from "#server/services/Handler.ts";

/** As much of a secret as what it is a copy of. */
export const exportUser: AuthHandler<"exportUser"> = async (
	_,
	{ member, services: { accounts, proofs } },
) => {
	await proofs.check(member);
	return accounts.copyOf(member.memberId);
};
