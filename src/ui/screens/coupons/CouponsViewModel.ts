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

/** The coupons of a tab, and a code that brings new ones (SCREEN-09, DEC-023). */
export class CouponsViewModel implements ViewModel<CouponsSnapshot> {
	tab: CouponTab = "avail";
	code: string;
	codeError: string | null = null;
	/** What the last code brought. */
	done: string | null = null;
	isBusy = false;
	readonly coupons: LoadViewModel<readonly Coupon[]>;
	readonly #app: Pick<AppState, "use">;

	/** `code`: what was being typed beside another tab. */
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

	/** What was good until yesterday is in another tab. */
	keepDays(): void {
		void this.coupons.load();
	}

	typeCode(code: string): void {
		this.code = code;
		this.codeError = null;
		this.done = null;
	}

	async register(): Promise<void> {
		if (this.isBusy) return;
		if (!hasValue(this.code)) {
			runInAction(() => {
				this.codeError = couponsCopy.codeNeeded;
			});
			return;
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
		// What is held already came by another tab or device: the list shows it.
		if (answer.ok || answer.error.kind === "couponHeld") await this.coupons.load();
	}
}
