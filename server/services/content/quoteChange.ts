import { stayDateOf } from "#domain/shared/StayDate.ts";
import { changeQuoteAnswer } from "#server/services/answers/changeAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const quoteChange: ContentHandler<"quoteChange"> = async ({ path, body }, { member, services }) => {
	const wish = {
		checkInDate: stayDateOf(body.checkInDate),
		checkOutDate: stayDateOf(body.checkOutDate),
		adults: body.adtCnt,
		childAges: body.chdAges,
	};
	return changeQuoteAnswer(await services.changes.quote(member.memberId, path.id, wish));
};
