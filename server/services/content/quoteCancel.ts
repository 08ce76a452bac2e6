import { quoteAnswer } from "#server/cancellations/quoteAnswer.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const quoteCancel: ContentHandler<"quoteCancel"> = async ({ path, body }, { member, services }) =>
	quoteAnswer(await services.cancellations.quote(member.memberId, path.id, body.scope));
