import type { ContentHandler } from "#server/http/handlers.ts";

export const listFaqs: ContentHandler<"listFaqs"> = async ({ path }, { services }) => ({
	faqs: await services.content.faqs(path.typeId),
});
