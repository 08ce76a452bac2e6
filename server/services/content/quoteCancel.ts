import { quoteAnswer } from "#server/services/answers/quoteAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const quoteCancel: ContentHandler<"quoteCancel"> = async ({ path, body }, { member, services }) =>
	quoteAnswer(await services.cancellations.quote(member.memberId, path.id, body.scope));
