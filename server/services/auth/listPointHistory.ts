import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { AuthHandler } from "#server/services/Handler.ts";

export const listPointHistory: AuthHandler<"listPointHistory"> = async ({ query }, { member, services }) => {
	const { records, total } = await services.points.history(member.memberId, {
		type: query.pointType,
		filter: query.actionType ?? "ALL",
		before: query.before,
	});
	return {
		histories: records.map((record) => ({
			idx: record.id,
			pointType: record.type,
			actionType: record.action,
			amount: record.amount,
			balance: record.balance,
			title: record.title,
			orderNum: record.orderNumber,
			regDate: koreanDateTime(record.recordedAt),
			expireDate: record.expiresOn,
		})),
		totalCnt: total,
	};
};
