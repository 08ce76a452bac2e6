import type { ContentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

export const toggleWish: ContentHandler<"toggleWish"> = async ({ path, body }, { member, services }) => {
	if (body.productIdx !== path.productIdx) throw new Refusal("invalidRequest");
	return {
		productIdx: path.productIdx,
		wished: await services.wishes.toggle(member.memberId, path.productIdx),
	};
};
