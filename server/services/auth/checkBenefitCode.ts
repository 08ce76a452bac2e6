import type { AuthHandler } from "#server/services/Handler.ts";

export const checkBenefitCode: AuthHandler<"checkBenefitCode"> = async ({ path }, { member, services }) => ({
	corpCode: path.code,
	corpName: await services.accounts.companyOf(member.memberId, path.code),
	valid: true,
});
