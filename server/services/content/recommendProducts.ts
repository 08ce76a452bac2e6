import type { ContentHandler } from "#server/services/Handler.ts";

export const recommendProducts: ContentHandler<"recommendProducts"> = async (
	{ body },
	{ member, services },
) => {
	const { productIdx, searchType, ...request } = body;
	return services.catalog.recommend(productIdx, searchType, request, member);
};
