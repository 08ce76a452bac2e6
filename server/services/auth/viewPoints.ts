import type { AuthHandler } from "#server/http/handlers.ts";
import { ownedPoints, pointsFor } from "#server/points/pointHolds.ts";

export const viewPoints: AuthHandler<"viewPoints"> = async ({ query }, { member, services }) => {
	const { db, clock } = services;
	const { awesomeCash, welfarePoints } =
		query.rateplanIdx === undefined
			? await ownedPoints(db, member.memberId)
			: await pointsFor(db, member.memberId, query.rateplanIdx, clock.now());
	return { point: awesomeCash, userPoint: welfarePoints };
};
