import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { bestCoupons } from "#domain/booking/bestCoupons.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { type CouponOrder, checkCoupons, couponRefusal, couponsAmount } from "#domain/coupon/couponRules.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { ledgerTotal, payableLedger } from "#domain/offer/priceLedger.ts";
import { isPayable, maxPoints, usablePoints } from "#domain/payment/paymentAmounts.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { noWon, type Won, won } from "#domain/shared/Won.ts";
import { type CouponChoice, couponChoices, usableOf } from "./couponChoices.ts";
import type { ChosenDiscounts, PointSource, PriceStart } from "./PriceStart.ts";

const idsOf = (coupons: readonly Coupon[]): readonly number[] =>
	coupons.flatMap(({ heldId }) => (heldId === null ? [] : [heldId]));

const sumOf = ({ awesomeCash, welfarePoints }: PointBalances): number => awesomeCash + welfarePoints;

const noPoints: PointBalances = { awesomeCash: noWon, welfarePoints: noWon };

/**
 * The amount to pay, computed live by the domain's ledger from the plan's lines and the chosen coupons and points. The same values are
 * displayed and submitted. [DEC-088, DEC-089, DEC-179]
 */
export class BookingPrice {
	baseLines: readonly PriceLine[] = [];
	keyCode = "";
	coupons: readonly Coupon[] = [];
	chosenIds: readonly number[] = [];
	balances: PointBalances = noPoints;
	points: PointBalances = noPoints;
	/** Coupons deselected by the last change, so that this can be pointed out. */
	droppedCoupons: readonly Coupon[] = [];
	areCouponsMissing = false;
	arePointsMissing = false;
	#left: ChosenDiscounts | null = null;
	#stayId = 0;
	#channelIndex = 0;
	#today = "" as StayDate;

	constructor() {
		makeObservable(this, {
			baseLines: observableRef,
			keyCode: observable,
			coupons: observableRef,
			chosenIds: observableRef,
			balances: observableRef,
			points: observableRef,
			droppedCoupons: observableRef,
			areCouponsMissing: observable,
			arePointsMissing: observable,
			saleAmount: computed,
			choices: computed,
			chosen: computed,
			isBestChosen: computed,
			lines: computed,
			total: computed,
			digest: computed,
			start: action,
			toggleCoupon: action,
			chooseBest: action,
			spend: action,
			spendAll: action,
			changed: action,
			renew: action,
		});
	}

	get saleAmount(): Won {
		return ledgerTotal(this.baseLines);
	}

	/** Coupons to choose from: usable ones first, highest discount first. */
	get choices(): readonly CouponChoice[] {
		return couponChoices(this.coupons, this.chosenIds, this.#order);
	}

	/** Chosen coupons in the order of selection. They are submitted in this order, and the digest depends on it. */
	get chosen(): readonly Coupon[] {
		return this.chosenIds.flatMap((id) => this.coupons.filter(({ heldId }) => heldId === id));
	}

	get droppedNames(): string {
		return this.droppedCoupons.map(({ name }) => name).join(", ");
	}

	/** Whether no other combination of coupons that can be paid gives a higher discount. */
	get isBestChosen(): boolean {
		const worth = (coupons: readonly Coupon[]) => couponsAmount(coupons, this.saleAmount);
		return this.isPayable && worth(this.chosen) >= worth(bestCoupons(this.coupons, this.#order));
	}

	get lines(): readonly PriceLine[] {
		return payableLedger(this.baseLines, {
			coupons: this.chosen.map(({ heldId, name, discount }) => ({ heldId: heldId ?? 0, name, discount })),
			...this.points,
		});
	}

	get total(): Won {
		return ledgerTotal(this.lines);
	}

	/** Whether the amount to pay can be paid; one that is too small for providers cannot. */
	get isPayable(): boolean {
		return isPayable(this.total);
	}

	/** 가격확인번호 of the amount to pay. */
	get digest(): string {
		return ledgerDigest(this.lines);
	}

	/** Returns the maximum that can be used of a balance, given the coupons and the other balance in use. */
	maxPoints(source: PointSource): Won {
		return maxPoints(this.balances[source], this.#payableWith(source));
	}

	/** Choices for the draft. For coupons and points that could not be loaded, the earlier choices are kept, so that they apply again later. */
	get kept(): ChosenDiscounts {
		const { awesomeCash, welfarePoints } = (this.arePointsMissing && this.#left) || this.points;
		const couponIds = this.areCouponsMissing ? (this.#left?.couponIds ?? null) : this.chosenIds;
		return { couponIds, awesomeCash, welfarePoints };
	}

	/** Initialises the price with the stored choices, or else with the best coupons. */
	start({ stayId, channelIndex, today, baseLines, keyCode, coupons, balances, left }: PriceStart): void {
		this.#stayId = stayId;
		this.#channelIndex = channelIndex;
		this.#today = today;
		this.baseLines = baseLines;
		this.keyCode = keyCode;
		this.coupons = coupons ?? [];
		this.areCouponsMissing = coupons === null;
		this.balances = balances ?? noPoints;
		this.arePointsMissing = balances === null;
		this.#left = left;
		this.chooseBest();
		if (left) this.#restore(left);
	}

	chooseBest(): void {
		this.chosenIds = idsOf(bestCoupons(this.coupons, this.#order));
		this.droppedCoupons = [];
		this.#fit();
	}

	/** Selects or deselects a coupon. One that cannot be combined with the others replaces them, and {@link droppedCoupons} lists those. */
	toggleCoupon(heldId: number): void {
		this.droppedCoupons = [];
		const coupon = this.coupons.find((held) => held.heldId === heldId);
		if (this.chosenIds.includes(heldId)) this.chosenIds = this.chosenIds.filter((id) => id !== heldId);
		else if (coupon && couponRefusal(coupon, this.#order) === null) {
			const together = checkCoupons([...this.chosen, coupon], this.#order);
			if (!together.ok) this.droppedCoupons = this.chosen;
			this.chosenIds = together.ok ? [...this.chosenIds, heldId] : [heldId];
		}
		this.#fit();
	}

	spend(source: PointSource, amount: number): void {
		const whole = Number.isSafeInteger(amount) ? amount : 0;
		const used = usablePoints(whole, this.balances[source], this.#payableWith(source));
		this.points = { ...this.points, [source]: used };
	}

	spendAll(source: PointSource): void {
		this.spend(source, this.balances[source]);
	}

	/** Applies a new price from the server. */
	changed(baseLines: readonly PriceLine[], keyCode: string): void {
		this.baseLines = baseLines;
		this.keyCode = keyCode;
		this.droppedCoupons = [];
		this.#fit();
	}

	/**
	 * Applies coupons and points loaded again after the server has refused some; what could not be loaded and was not refused stays. Returns
	 * whether fewer points are used than before.
	 */
	renew(
		{ coupons, balances }: Pick<PriceStart, "coupons" | "balances">,
		refused: "coupons" | "points",
	): boolean {
		const before = this.chosen;
		const { points } = this;
		if (coupons || refused === "coupons") {
			this.coupons = coupons ?? [];
			this.areCouponsMissing = coupons === null;
		}
		if (balances || refused === "points") {
			this.balances = balances ?? noPoints;
			this.arePointsMissing = balances === null;
		}
		if (refused === "coupons") this.#left = null;
		this.droppedCoupons = [];
		const usable = usableOf(before, this.coupons, this.#order);
		// If every chosen coupon still looks usable, the refused one is unknown; keeping them all would only be refused again.
		const isUnknown = refused === "coupons" && usable.length === before.length;
		this.#fit(before, isUnknown ? [] : usable);
		return sumOf(this.points) < sumOf(points);
	}

	/** Restores stored choices, without those that can no longer be used. */
	#restore({ couponIds, awesomeCash, welfarePoints }: ChosenDiscounts): void {
		if (couponIds) this.chosenIds = [];
		for (const id of couponIds ?? []) if (!this.chosenIds.includes(id)) this.toggleCoupon(id);
		this.spend("awesomeCash", awesomeCash);
		this.spend("welfarePoints", welfarePoints);
	}

	get #order(): CouponOrder {
		return {
			stayId: this.#stayId,
			channelIndex: this.#channelIndex,
			saleAmount: this.saleAmount,
			today: this.#today,
		};
	}

	/** Returns what coupons and the other balance leave to pay. */
	#payableWith(source: PointSource): Won {
		const other = source === "awesomeCash" ? "welfarePoints" : "awesomeCash";
		const left = ledgerTotal(this.lines.filter(({ kind }) => kind !== source && kind !== other));
		return won(Math.max(0, left - this.points[other]));
	}

	/** Drops and names coupons that are no longer usable and limits points to the remaining amount, after the price or the choice of coupons has changed. */
	#fit(before = this.chosen, kept = usableOf(before, this.coupons, this.#order)): void {
		if (kept.length < before.length) {
			this.chosenIds = idsOf(kept);
			this.droppedCoupons = before.filter(({ heldId }) => !this.chosenIds.includes(heldId ?? 0));
		}
		const { awesomeCash, welfarePoints } = this.points;
		this.points = noPoints;
		this.spend("awesomeCash", awesomeCash);
		this.spend("welfarePoints", welfarePoints);
	}
}
