import type { AuthHandler } from "#server/http/handlers.ts";

export const checkBenefitCode: AuthHandler<"checkBenefitCode"> = async ({ path }, { services }) => ({
	corpCode: path.code,
	corpName: await services.accounts.companyOf(path.code),
	valid: true,
});
