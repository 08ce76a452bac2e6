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

/** What somebody wanted to do before logging in, done now that they have (DOM-ENUM-05, DEC-094). A failure is shown in a popup. */
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

	/** The call turns the wish around; one that was kept already is to stay kept. */
	async #keep(stayId: number): Promise<Result<boolean, Failure>> {
		const { wishes } = this.deps;
		const turned = await wishes.toggle(stayId);
		if (turned.ok && !turned.value) return wishes.toggle(stayId);
		// The page is told at once; the report waits for its name (TRACK-03).
		if (turned.ok) void this.#report(stayId);
		return turned;
	}

	/** The address that led here has the stay's number only; the list it is on now has the name too (TRACK-02). */
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

	/** What was chosen stands in the rest of the address. */
	async #openBooking(stayId: number): Promise<Result<null, Failure>> {
		const { navigation } = this.deps;
		await navigation.go(`${addresses.bookingForm.to(stayId)}${navigation.current().replace(/^[^?]*/, "")}`, {
			replace: true,
		});
		return ok(null);
	}
}
