import type { AuthHandler } from "#server/http/handlers.ts";
import { ownedPoints } from "#server/points/pointHolds.ts";

export const viewPoints: AuthHandler<"viewPoints"> = async (_, { member, services }) => {
	const { awesomeCash, welfarePoints } = await ownedPoints(services.db, member.memberId);
	return { point: awesomeCash, userPoint: welfarePoints };
};
