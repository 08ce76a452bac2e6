import type { PointBalances } from "#domain/member/Points.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type PointHistory, PointHistoryStore, type PointLines } from "./store/PointHistoryStore.ts";
import { PointStore } from "./store/PointStore.ts";

/** A member's points, as shown to the member. [DEC-067, DEC-068] */
export class Points {
	readonly #store: PointStore;
	readonly #history: PointHistoryStore;
	readonly #clock: Clock;

	constructor({ db, clock }: { readonly db: Queryable; readonly clock: Clock }) {
		this.#store = new PointStore(db);
		this.#history = new PointHistoryStore(db);
		this.#clock = clock;
	}

	/** Returns all points a member owns, including those reserved by unpaid orders, since these are released within minutes. */
	owned(memberId: number): Promise<PointBalances> {
		return this.#store.owned(memberId);
	}

	/**
	 * Returns the points a member can use for a plan. Of the reserved points, only those of an unpaid order for the same room are included,
	 * since the next order for the room releases it.
	 */
	forPlan(memberId: number, ratePlanId: number): Promise<PointBalances> {
		return this.#store.forPlan(memberId, ratePlanId, this.#clock.now());
	}

	/** Returns an account's history, newest first, at most 500 entries, and the total number of entries. */
	history(memberId: number, lines: PointLines): Promise<PointHistory> {
		return this.#history.lines(memberId, lines);
	}
}
