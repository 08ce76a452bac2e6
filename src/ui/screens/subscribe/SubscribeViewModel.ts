import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type { SubscribeContent } from "#application/membership/OpenSubscribe.ts";
import { useCases } from "#application/tokens.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { forfeitedCoupons } from "#domain/coupon/couponRules.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { type Term, term } from "#domain/membership/term.ts";
import { sumWon, type Won } from "#domain/shared/Won.ts";
import type { MembershipDraft } from "#ports/MembershipDrafts.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { CardViewModel } from "./CardViewModel.ts";
import { PurchaseViewModel } from "./PurchaseViewModel.ts";

export interface SubscribeSnapshot {
	/** Plan named in the address. */
	readonly plan: MembershipPlan | null;
	/** Key of the card when the card provider returns with one, otherwise null. */
	readonly authKey: string | null;
	readonly isCardCancelled: boolean;
	/** Return target after subscribing (DEC-118). */
	readonly returnPath: string | null;
}

const subscribePath = "/membership/awesome/subscribe";
const text = subscribeCopy;

/** Choosing a plan, agreeing to the loss of coupons, registering a card, and one charge (ROUTE-13, SUBS-08, SUBS-09, SUBS-14). */
export class SubscribeViewModel implements ViewModel<SubscribeSnapshot> {
	snapshot!: SubscribeSnapshot;
	content: SubscribeContent | null = null;
	hasFailed = false;
	plan: MembershipPlan | null = null;
	hasAgreed = false;
	isTried = false;
	/** Whether the card provider's answer has been processed, so that the address can be cleaned up and the visitor continues. */
	hasReturned = false;
	readonly card: CardViewModel;
	readonly purchase: PurchaseViewModel;
	readonly #app: Pick<AppState, "use" | "session" | "environment">;
	#stop: AbortController | null = null;

	constructor(
		app: Pick<AppState, "use" | "session" | "environment">,
		purchase = new PurchaseViewModel(app.use),
	) {
		this.#app = app;
		this.purchase = purchase;
		this.card = new CardViewModel(app.use);
		makeObservable(this, {
			snapshot: observableRef,
			content: observableRef,
			hasFailed: observable,
			plan: observable,
			hasAgreed: observable,
			isTried: observable,
			hasReturned: observable,
			isVisitor: computed,
			isUpgrade: computed,
			cardName: computed,
			coupons: computed,
			couponsInOrder: computed,
			fixedCouponSum: computed,
			price: computed,
			term: computed,
			faults: computed,
			restore: action,
			choose: action,
			agree: action,
		});
	}

	/** Whether the viewer is logged out. Everybody may read; subscribing requires a login (DEC-029). */
	get isVisitor(): boolean {
		return !this.#app.session.signedIn;
	}

	/** Whether the visitor is returning from the card provider. */
	get isBack(): boolean {
		return this.snapshot.authKey !== null || this.snapshot.isCardCancelled;
	}

	get isUpgrade(): boolean {
		return this.content?.offer.kind === "upgrade";
	}

	/** Name of the card that will be charged; null if there is none. */
	get cardName(): string | null {
		const inUse = this.isUpgrade ? this.content?.status.subscription?.cardName : null;
		return this.card.kept?.name ?? inUse ?? null;
	}

	/** Coupons that are forfeited (SUBS-14, DEC-075). */
	get coupons(): readonly Coupon[] {
		return forfeitedCoupons(this.content?.coupons ?? [], this.#app.environment.today);
	}

	/** Number of coupons held by an unpaid order; they are forfeited too unless it is paid. */
	get couponsInOrder(): number {
		return (this.content?.coupons ?? []).length - this.coupons.length;
	}

	/** Total value of the coupons with a fixed amount. */
	get fixedCouponSum(): Won {
		return sumWon(
			this.coupons.flatMap(({ discount }) => (discount.kind === "amount" ? [discount.amount] : [])),
		);
	}

	get price(): Won | null {
		return this.plan && membershipPrices[this.plan].price;
	}

	/** The first term if bought today; null without a plan. */
	get term(): Term | null {
		return this.plan && term(this.#app.environment.today, this.plan, 0);
	}

	/** What prevents the payment, whether shown or not. */
	get faults(): {
		readonly plan: string | null;
		readonly card: string | null;
		readonly agree: string | null;
	} {
		return {
			plan: this.plan ? null : text.planNeeded,
			card: this.cardName ? null : text.card.needed,
			agree: this.hasAgreed ? null : text.agreeNeeded,
		};
	}

	error(part: "plan" | "card" | "agree"): string | null {
		return this.isTried ? this.faults[part] : null;
	}

	/** Address of this screen with the current choices, to return to. */
	get address(): string {
		const { returnPath } = this.snapshot;
		const query = new URLSearchParams({
			...(this.plan && { plan: this.plan }),
			...(returnPath !== null && { returnUrl: returnPath }),
		}).toString();
		return query ? `${subscribePath}?${query}` : subscribePath;
	}

	restore(snapshot: SubscribeSnapshot): void {
		this.snapshot = snapshot;
		this.plan = snapshot.plan;
		if (snapshot.isCardCancelled) this.card.returned(text.card.cancelled);
	}

	activate(): () => void {
		const stop = new AbortController();
		this.#stop = stop;
		if (!this.isVisitor) void this.load();
		const stopKeeping = reaction(
			() => (this.content && this.purchase.stage === "choosing" ? this.#draft(this.content) : null),
			(draft) => {
				if (draft) void this.#app.use(useCases.saveMembershipDraft).execute(draft);
			},
		);
		return () => {
			stopKeeping();
			stop.abort();
			this.#stop = null;
		};
	}

	async load(): Promise<void> {
		const signal = this.#stop?.signal;
		runInAction(() => {
			this.hasFailed = false;
		});
		const { returnPath } = this.snapshot;
		const { isBack } = this;
		const answer = await this.#app.use(useCases.openSubscribe).execute({ returnPath, isBack }, { signal });
		if (signal?.aborted) return;
		runInAction(() => {
			if (answer.ok) this.#show(answer.value);
			else this.hasFailed = true;
		});
		if (!answer.ok) return;
		const { attempt } = answer.value;
		if (attempt) await this.#settle(await this.purchase.buy(attempt, signal));
		else await this.#registerCard(signal);
	}

	choose(plan: MembershipPlan): void {
		this.plan = plan;
	}

	agree(hasAgreed: boolean): void {
		this.hasAgreed = hasAgreed;
	}

	/** Leaves for the card provider's page, which returns here. */
	async enterCard(): Promise<void> {
		const { content, card } = this;
		if (!content || card.isBusy) return;
		await this.#app.use(useCases.saveMembershipDraft).execute(this.#draft(content));
		await card.enter(content.status.cardRegistrationUrl, subscribePath);
	}

	/** Charges once. Further presses while the charge is in flight are ignored. Returns false if something has to be corrected first. */
	async pay(): Promise<boolean> {
		if (this.purchase.isBusy) return true;
		runInAction(() => {
			this.isTried = true;
		});
		const { content, plan, faults, card } = this;
		if (!content || !plan || faults.card || faults.agree) return false;
		const owner = content.status.cardRegistrationUrl;
		const input = { owner, plan, isUpgrade: this.isUpgrade, cardId: card.kept?.id ?? null };
		await this.#settle(await this.purchase.buy(input, this.#stop?.signal));
		return true;
	}

	/** Retries a charge whose outcome is unknown. */
	async askAgain(): Promise<void> {
		await this.#settle(await this.purchase.askAgain());
	}

	#draft({ status }: SubscribeContent): MembershipDraft {
		const { plan, hasAgreed, card } = this;
		return { owner: status.cardRegistrationUrl, plan, hasAgreed, card: card.kept };
	}

	#show(content: SubscribeContent): void {
		const { offer, draft } = content;
		this.content = content;
		const wished = this.plan ?? draft?.plan;
		// A single available plan is preselected; among two, none is.
		const only = offer.plans.length === 1 ? offer.plans[0] : undefined;
		this.plan = offer.plans.find((plan) => plan === wished) ?? only ?? null;
		this.card.recall(draft?.card ?? null);
		this.hasAgreed ||= draft?.hasAgreed ?? false;
	}

	async #registerCard(signal: AbortSignal | undefined): Promise<void> {
		const { authKey } = this.snapshot;
		const isOpen = (this.content?.offer.plans.length ?? 0) > 0;
		if (authKey !== null && isOpen) await this.card.register(authKey);
		if (!this.isBack || signal?.aborted) return;
		runInAction(() => {
			this.hasReturned = true;
		});
	}

	/** Reloads after a refusal, since the server knew something that this page did not. */
	async #settle(failure: Failure | null): Promise<void> {
		if (failure === null || this.isVisitor) return;
		if (failure.kind === "payDeclined" || failure.kind === "signedOut") return;
		if (failure.kind === "notFound") this.card.forget();
		const answer = await this.#app.use(useCases.openSubscribe).execute({ returnPath: null, isBack: true });
		if (answer.ok) runInAction(() => this.#show({ ...answer.value, draft: null }));
	}
}
