import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { bestCoupons } from "#domain/coupon/bestCoupons.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { type CouponOrder, checkCoupons, couponRefusal, couponsAmount } from "#domain/coupon/couponRules.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { ledgerTotal, payableLedger } from "#domain/offer/priceLedger.ts";
import { maxPoints } from "#domain/payment/paymentAmounts.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { noWon, type Won, won } from "#domain/shared/Won.ts";
import type { BookingDraft } from "#ports/BookingDrafts.ts";
import { type CouponChoice, couponChoices } from "./couponChoices.ts";

export type PointSource = keyof PointBalances;

export interface PriceStart {
	readonly stayId: number;
	readonly channelIndex: number;
	readonly today: StayDate;
	readonly baseLines: readonly PriceLine[];
	readonly keyCode: string;
	/** Null when they could not be had. */
	readonly coupons: readonly Coupon[] | null;
	readonly balances: PointBalances | null;
	/** Choices of the form as it was left. */
	readonly left: ChosenDiscounts | null;
}

/** What of a form's discounts outlives it. */
type ChosenDiscounts = Pick<BookingDraft, "couponIds" | PointSource>;

const idsOf = (coupons: readonly Coupon[]): readonly number[] =>
	coupons.flatMap(({ heldId }) => (heldId === null ? [] : [heldId]));

const noPoints: PointBalances = { awesomeCash: noWon, welfarePoints: noWon };

/**
 * What is paid, live: the plan's lines, the coupons and points chosen, by the domain's own ledger. What it shows is what is
 * sent, because both are read from here. [DEC-088, DEC-089, DEC-179]
 */
export class BookingPrice {
	baseLines: readonly PriceLine[] = [];
	keyCode = "";
	coupons: readonly Coupon[] = [];
	chosenIds: readonly number[] = [];
	balances: PointBalances = noPoints;
	points: PointBalances = noPoints;
	/** Coupons that the last change took out of the choice, so that nobody loses one in silence. */
	droppedCoupons: readonly Coupon[] = [];
	areCouponsMissing = false;
	#arePointsMissing = false;
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
			dropCoupons: action,
			setBalances: action,
		});
	}

	get saleAmount(): Won {
		return ledgerTotal(this.baseLines);
	}

	/** Usable ones first, the best first. */
	get choices(): readonly CouponChoice[] {
		return couponChoices(this.coupons, this.chosenIds, this.#order);
	}

	/** In the order they were chosen and are sent in, which the digest follows. */
	get chosen(): readonly Coupon[] {
		return this.chosenIds.flatMap((id) => this.coupons.filter(({ heldId }) => heldId === id));
	}

	/** Whether no other choice of coupons would take more off. */
	get isBestChosen(): boolean {
		const worth = (coupons: readonly Coupon[]) => couponsAmount(coupons, this.saleAmount);
		return worth(this.chosen) === worth(bestCoupons(this.coupons, this.#order));
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

	/** 가격확인번호 of what is paid. */
	get digest(): string {
		return ledgerDigest(this.lines);
	}

	/** The most that can be used of a balance beside what is used already. */
	maxPoints(source: PointSource): Won {
		const other = source === "awesomeCash" ? this.points.welfarePoints : this.points.awesomeCash;
		return maxPoints(this.balances[source], won(Math.max(0, this.#afterCoupons - other)));
	}

	/** Of coupons and points that could not be had, what was chosen before: it holds again once they can. */
	get kept(): ChosenDiscounts {
		const { awesomeCash, welfarePoints } = (this.#arePointsMissing && this.#left) || this.points;
		const couponIds = this.areCouponsMissing ? (this.#left?.couponIds ?? null) : this.chosenIds;
		return { couponIds, awesomeCash, welfarePoints };
	}

	/** With the choices of the form as it was left, else the best coupons. */
	start({ stayId, channelIndex, today, baseLines, keyCode, coupons, balances, left }: PriceStart): void {
		this.#stayId = stayId;
		this.#channelIndex = channelIndex;
		this.#today = today;
		this.baseLines = baseLines;
		this.keyCode = keyCode;
		this.coupons = coupons ?? [];
		this.areCouponsMissing = coupons === null;
		this.balances = balances ?? noPoints;
		this.#arePointsMissing = balances === null;
		this.#left = left;
		this.chooseBest();
		if (left) this.#restore(left);
	}

	chooseBest(): void {
		this.chosenIds = idsOf(bestCoupons(this.coupons, this.#order));
		this.droppedCoupons = [];
		this.#fit();
	}

	/** A coupon that cannot stand beside the others takes their place, and {@link droppedCoupons} names them. */
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
		const whole = Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
		this.points = { ...this.points, [source]: noWon };
		this.points = { ...this.points, [source]: won(Math.min(whole, this.maxPoints(source))) };
	}

	spendAll(source: PointSource): void {
		this.spend(source, this.balances[source]);
	}

	/** The server told another price. */
	changed(baseLines: readonly PriceLine[], keyCode: string): void {
		this.baseLines = baseLines;
		this.keyCode = keyCode;
		this.#fit();
	}

	dropCoupons(coupons: readonly Coupon[] | null): void {
		this.coupons = coupons ?? [];
		this.areCouponsMissing = coupons === null;
		this.#left = null;
		this.chosenIds = [];
		this.#fit();
	}

	setBalances(balances: PointBalances | null): void {
		this.balances = balances ?? noPoints;
		this.#arePointsMissing = balances === null;
		this.#fit();
	}

	/** What can no longer be used is dropped. */
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

	get #afterCoupons(): Won {
		return ledgerTotal(this.lines.filter(({ kind }) => kind !== "awesomeCash" && kind !== "welfarePoints"));
	}

	/** After a change below them, coupons and points never take off more than there is. */
	#fit(): void {
		const usable = checkCoupons(this.chosen, this.#order);
		if (!usable.ok) {
			const before = this.chosen;
			this.chosenIds = idsOf(before.filter((coupon) => couponRefusal(coupon, this.#order) === null)).slice(
				0,
				1,
			);
			this.droppedCoupons = before.filter(({ heldId }) => !this.chosenIds.includes(heldId ?? 0));
		}
		const { awesomeCash, welfarePoints } = this.points;
		this.points = noPoints;
		this.spend("awesomeCash", awesomeCash);
		this.spend("welfarePoints", welfarePoints);
	}
}
