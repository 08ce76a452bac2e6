import type { ContentHandler } from "#server/http/handlers.ts";

export const writeReview: ContentHandler<"writeReview"> = async ({ path, body }, { member, services }) => ({
	review: await services.reviews.write(member.memberId, path.id, {
		title: body.title,
		content: body.content,
		stars: body.star,
	}),
});
