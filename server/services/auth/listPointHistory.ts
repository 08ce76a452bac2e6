import type { AuthHandler } from "#server/http/handlers.ts";
import { pointHistory } from "#server/points/pointHistory.ts";

export const listPointHistory: AuthHandler<"listPointHistory"> = ({ query }, { member, services }) =>
	pointHistory(services.db, member.memberId, query.pointType, query.actionType ?? "ALL");
