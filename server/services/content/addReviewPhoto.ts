import { writtenReviewAnswer } from "#server/services/answers/reviewedBookingAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const addReviewPhoto: ContentHandler<"addReviewPhoto"> = async (
	{ path, body },
	{ member, services },
) => {
	const photo = { bytes: Buffer.from(body.image, "base64"), alt: body.alt };
	return { review: writtenReviewAnswer(await services.reviews.addPhoto(member.memberId, path.id, photo)) };
};
