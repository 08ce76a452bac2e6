import { loadOwnHolds } from "#server/catalogue/pricing/store/ownHolds.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { Sessions } from "#server/platform/http/Sessions.ts";
import type { PageMembers } from "#server/platform/render/PageMembers.ts";
import { WishStore } from "./store/WishStore.ts";

/** Identifies the visitor of a shared page, and returns the data on it that is the visitor's own (ADR 42). */
export const pageMembers = ({
	db,
	clock,
	sessions,
}: {
	readonly db: Database;
	readonly clock: Clock;
	readonly sessions: Sessions;
}): PageMembers => ({
	async identify(accessToken) {
		const known = await sessions.authenticate(accessToken, { hasArrived: false });
		return "member" in known ? known.member : null;
	},
	async wishesOf(memberId, stays) {
		const [holds, wished] = await Promise.all([
			loadOwnHolds(db, memberId, clock.now()),
			stays.length > 0 ? new WishStore(db).among(memberId, stays) : [],
		]);
		// Rooms held by a member's unpaid order are available to that member only, so the shared page does not fit. [DEC-090]
		return holds.length > 0 ? null : new Set(wished);
	},
});
