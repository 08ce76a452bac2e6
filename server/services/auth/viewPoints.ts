import type { AuthHandler } from "#server/services/Handler.ts";

export const viewPoints: AuthHandler<"viewPoints"> = async ({ query }, { member, services }) => {
	const { awesomeCash, welfarePoints } =
		query.rateplanIdx === undefined
			? await services.points.owned(member.memberId)
			: await services.points.forPlan(member.memberId, query.rateplanIdx);
	return { point: awesomeCash, userPoint: welfarePoints };
};
