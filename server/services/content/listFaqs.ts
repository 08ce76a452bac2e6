import type { ContentHandler } from "#server/services/Handler.ts";

export const listFaqs: ContentHandler<"listFaqs"> = async ({ path }, { services }) => ({
	faqs: await services.content.faqs(path.typeId),
});
