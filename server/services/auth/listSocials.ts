import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const listSocials: AuthHandler<"listSocials"> = async (_, { member, services }) => ({
	socials: (await services.socialLinks.list(member)).map(({ provider, linkedAt }) => ({
		provider,
		linkedAt: koreanDateTime(linkedAt.getTime()),
	})),
});
