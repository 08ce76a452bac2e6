import { Refusal } from "#server/platform/http/Refusal.ts";
import { changeInfoAnswer } from "#server/services/answers/changeAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const makeChange: ContentHandler<"makeChange"> = async ({ path, body }, { member, services }) => {
	const change = await services.changes.make(member.memberId, path.id, body.changeId);
	const answer = changeInfoAnswer(change);
	if (!answer) throw new Refusal("alreadyProcessed");
	return answer;
};
