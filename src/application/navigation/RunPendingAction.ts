import { type FailureDisplay, shownInPopup } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { PendingAction } from "#domain/navigation/pendingAction.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { AdvanceNotices } from "#ports/AdvanceNotices.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Tracker } from "#ports/Tracker.ts";
import type { Wishes } from "#ports/Wishes.ts";

interface RunPendingActionDeps {
	readonly wishes: Wishes;
	readonly coupons: MemberCoupons;
	readonly notices: AdvanceNotices;
	readonly navigation: PageNavigation;
	readonly tracker: Tracker;
}

/** Performs the action that a visitor attempted before logging in (DOM-ENUM-05, DEC-094). A failure is shown in a popup. */
export class RunPendingAction extends UseCaseOf<RunPendingActionDeps> {
	readonly failures: FailureDisplay = { ...shownInPopup, action: ({ kind }: PendingAction) => kind };
	execute({ kind, id }: PendingAction): Promise<Result<unknown, Failure>> {
		const { coupons, notices } = this.deps;
		switch (kind) {
			case "wish":
				return this.#keep(id);
			case "coupon":
				return coupons.take(id);
			case "alarm":
			case "eventGiveaway":
				return notices.apply(id, kind);
			case "couponPackWithAlarm":
				return this.#takePackAndAlarm(id);
			case "booking":
				return this.#openBooking(id);
		}
	}

	/** Adds the stay to the wish list. The API only toggles, so a stay that was already on the list is toggled back. */
	async #keep(stayId: number): Promise<Result<boolean, Failure>> {
		const { wishes } = this.deps;
		const turned = await wishes.toggle(stayId);
		if (turned.ok && !turned.value) return wishes.toggle(stayId);
		// The result is returned at once; the report has to look up the stay's name first (TRACK-03).
		if (turned.ok) void this.#report(stayId);
		return turned;
	}

	/** Reports the wish. The address contains only the stay's ID, so its name is read from the wish list (TRACK-02). */
	async #report(stayId: number): Promise<void> {
		const { wishes, tracker } = this.deps;
		const list = await wishes.list(null);
		const stayName = (list.ok && list.value.find(({ id }) => id === stayId)?.name) || "";
		tracker.report({ kind: "wish", stayId, stayName, isWished: true });
	}

	async #takePackAndAlarm(id: number): Promise<Result<unknown, Failure>> {
		const { coupons, notices } = this.deps;
		const taken = await coupons.takePack(String(id));
		return taken.ok ? notices.apply(id, "alarm") : taken;
	}

	/** Opens the booking form; the traveller's choices are in the query string, which is carried over. */
	async #openBooking(stayId: number): Promise<Result<null, Failure>> {
		const { navigation } = this.deps;
		await navigation.go(`${addresses.bookingForm.to(stayId)}${navigation.current().replace(/^[^?]*/, "")}`, {
			replace: true,
		});
		return ok(null);
	}
}
