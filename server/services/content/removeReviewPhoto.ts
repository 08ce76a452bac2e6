import { writtenReviewAnswer } from "#server/services/answers/reviewedBookingAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const removeReviewPhoto: ContentHandler<"removeReviewPhoto"> = async (
	{ path },
	{ member, services },
) => ({
	review: writtenReviewAnswer(await services.reviews.removePhoto(member.memberId, path.id, path.photoKey)),
});
