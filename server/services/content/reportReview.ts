import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const reportReview: ContentHandler<"reportReview"> = async ({ path, body }, { member, services }) => {
	if (body.reviewIdx !== path.idx) throw new Refusal("invalidRequest");
	await services.reviews.report(member.memberId, path.idx);
	return { reviewIdx: path.idx };
};
