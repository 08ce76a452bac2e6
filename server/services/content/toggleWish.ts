import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const toggleWish: ContentHandler<"toggleWish"> = async ({ path, body }, { member, services }) => {
	if (body.productIdx !== path.productIdx) throw new Refusal("invalidRequest");
	return {
		productIdx: path.productIdx,
		wished: await services.wishes.toggle(member.memberId, path.productIdx),
	};
};
