import type { ContentHandler } from "#server/http/handlers.ts";

export const listFaqTypes: ContentHandler<"listFaqTypes"> = async (_, { services }) => ({
	faqTypes: await services.content.faqTypes(),
});
