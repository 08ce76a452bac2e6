import { action, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { couponsCopy } from "#copy/coupons.ts";
import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import { hasValue } from "#domain/shared/values.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { formatCount } from "#ui/format/won.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

export interface CouponsSnapshot {
	readonly tab: CouponTab;
}

/** The coupons of a tab, and the redemption of coupon codes (SCREEN-09, DEC-023). */
export class CouponsViewModel implements ViewModel<CouponsSnapshot> {
	tab: CouponTab = "avail";
	code: string;
	codeError: string | null = null;
	/** Confirmation of the last redeemed code. */
	done: string | null = null;
	isBusy = false;
	readonly coupons: LoadViewModel<readonly Coupon[]>;
	readonly #app: Pick<AppState, "use">;

	/** @param code A code being typed, taken over from another tab of the screen. */
	constructor(app: Pick<AppState, "use">, code = "") {
		this.#app = app;
		this.code = code;
		this.coupons = new LoadViewModel((signal) => app.use(useCases.listCoupons).execute(this.tab, { signal }));
		makeObservable(this, {
			tab: observable,
			code: observable,
			codeError: observable,
			done: observable,
			isBusy: observable,
			restore: action,
			typeCode: action,
		});
	}

	restore({ tab }: CouponsSnapshot): void {
		this.tab = tab;
	}

	activate(): () => void {
		return this.coupons.activate();
	}

	/** Reloads, since a coupon that was valid until yesterday now belongs to another tab. */
	onDayChange(): void {
		void this.coupons.load();
	}

	typeCode(code: string): void {
		this.code = code;
		this.codeError = null;
		this.done = null;
	}

	/** Redeems the typed code. Returns false if it was refused, so that the form focuses the field. */
	async register(): Promise<boolean> {
		if (this.isBusy) return true;
		if (!hasValue(this.code)) {
			runInAction(() => {
				this.codeError = couponsCopy.codeNeeded;
			});
			return false;
		}
		runInAction(() => {
			this.isBusy = true;
			this.codeError = null;
		});
		const answer = await this.#app.use(useCases.registerCoupon).execute(this.code.trim());
		runInAction(() => {
			this.isBusy = false;
			if (answer.ok) {
				this.code = "";
				this.done = couponsCopy.registered(formatCount(answer.value.length));
			} else {
				this.codeError = refusalText(answer.error);
			}
		});
		// A coupon that is held already was redeemed in another tab or on another device, so the list is reloaded.
		if (answer.ok || answer.error.kind === "couponHeld") await this.coupons.load();
		return answer.ok;
	}
}
