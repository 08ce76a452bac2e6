import type { AuthHandler } from "#server/services/Handler.ts";

export const removeSocial: AuthHandler<"removeSocial"> = async ({ path }, { member, services }) => {
	await services.socialLinks.remove(member, path.provider);
	return {};
};
