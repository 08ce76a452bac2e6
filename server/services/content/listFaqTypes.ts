import type { ContentHandler } from "#server/services/Handler.ts";

export const listFaqTypes: ContentHandler<"listFaqTypes"> = async (_, { services }) => ({
	faqTypes: await services.content.faqTypes(),
});
