import type { PointBalances } from "#domain/member/Points.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type PointHistory, PointHistoryStore, type PointLines } from "./store/PointHistoryStore.ts";
import { PointStore } from "./store/PointStore.ts";

/** A member's points as they see them. [DEC-067, DEC-068] */
export class Points {
	readonly #store: PointStore;
	readonly #history: PointHistoryStore;
	readonly #clock: Clock;

	constructor({ db, clock }: { readonly db: Queryable; readonly clock: Clock }) {
		this.#store = new PointStore(db);
		this.#history = new PointHistoryStore(db);
		this.#clock = clock;
	}

	/** What a member owns: what an unpaid order has set aside counts, because it comes back in minutes. */
	owned(memberId: number): Promise<PointBalances> {
		return this.#store.owned(memberId);
	}

	/**
	 * What a member can use for a plan. Of the points set aside only those of an unpaid order for the same room are among them:
	 * the next order for the room gives that one up.
	 */
	forPlan(memberId: number, ratePlanId: number): Promise<PointBalances> {
		return this.#store.forPlan(memberId, ratePlanId, this.#clock.now());
	}

	/** Lines of an account, newest first, at most five hundred, and how many there are in all. */
	history(memberId: number, lines: PointLines): Promise<PointHistory> {
		return this.#history.lines(memberId, lines);
	}
}
