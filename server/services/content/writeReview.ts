import { writtenReviewAnswer } from "#server/services/answers/reviewedBookingAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const writeReview: ContentHandler<"writeReview"> = async ({ path, body }, { member, services }) => {
	const draft = { title: body.title, content: body.content, stars: body.star };
	return { review: writtenReviewAnswer(await services.reviews.write(member.memberId, path.id, draft)) };
};
