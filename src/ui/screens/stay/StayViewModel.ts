import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { Surroundings } from "#application/stay/ListSurroundings.ts";
import { useCases } from "#application/tokens.ts";
import { layoutCopy } from "#copy/layout.ts";
import { messagesCopy } from "#copy/messages.ts";
import { type HeadlineFigures, headlineFigures } from "#domain/offer/headlineFigures.ts";
import type { PromotionContent } from "#domain/offer/Promotion.ts";
import type { RatePlan, RoomOffer, StayOffers } from "#domain/offer/RatePlan.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import { rememberVisit } from "#ui/app/rememberVisit.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { DeferredSectionsViewModel } from "./DeferredSectionsViewModel.ts";
import { WishViewModel } from "./WishViewModel.ts";

/** Data from the loader. */
export interface StaySnapshot {
	readonly stayId: number;
	readonly condition: SearchCondition;
	/** Whether the address names dates; only then is the condition stored. */
	readonly isSearched: boolean;
	/** Null if it could not be loaded. */
	readonly detail: StayDetail | null;
	readonly offers: StayOffers | null;
	/** The event that the stay takes part in, if any (DEC-160). */
	readonly event: PromotionContent | null;
	/** Only on pages for crawlers, which are rendered completely on the server. */
	readonly surroundings: Surroundings | null;
}

/** Rooms shown before the rest is expanded. */
const roomsAtFirst = 4;

type App = Pick<
	AppState,
	"use" | "session" | "environment" | "navigation" | "searchSection" | "recentsChanged"
>;

/** A stay for dates, guests and rooms that can be changed in place; a newer change supersedes an older one (ROUTE-03, PROD-06). */
export class StayViewModel implements ViewModel<StaySnapshot> {
	stayId = 0;
	shown!: SearchCondition;
	detail: StayDetail | null = null;
	offers: StayOffers | null = null;
	status: "ready" | "loading" | "failed" = "ready";
	areAllRoomsShown = false;
	/** The rate plan whose sheet is open. */
	option: RatePlan | null = null;
	readonly condition: ConditionViewModel;
	readonly wish: WishViewModel;
	readonly deferred: DeferredSectionsViewModel;
	readonly #app: App;
	#isSearched = false;
	#isVisited = false;
	/** Whether late content has been requested, because the visitor was near it or the pause was over. */
	#isNear = false;
	readonly #latest = new LatestRequest();

	constructor(app: App, condition: SearchCondition) {
		this.#app = app;
		this.shown = condition;
		this.condition = new ConditionViewModel({
			today: app.environment.today,
			current: () => this.shown,
			onChange: (changed) => void this.change(changed),
			askPrices: async (request) => {
				const days = await app.use(useCases.listPriceDays).execute(this.stayId, request);
				return days.ok ? days.value : null;
			},
		});
		this.wish = new WishViewModel(app);
		this.deferred = new DeferredSectionsViewModel(app);
		makeObservable(this, {
			shown: observableRef,
			detail: observableRef,
			offers: observableRef,
			status: observable,
			areAllRoomsShown: observable,
			figures: computed,
			isSoldOut: computed,
			visibleRooms: computed,
			hiddenRooms: computed,
			restore: action,
			showAllRooms: action,
			option: observableRef,
			openOption: action,
		});
	}

	/** Headline price of the cheapest plan for this viewer (DEC-077, DEC-091). */
	get figures(): HeadlineFigures | "hidden" | "unavailable" {
		const { prices, nights, averageNight } = this.detail ?? { prices: null, nights: 1, averageNight: null };
		if (prices === null) return "unavailable";
		const figures = prices.isHidden
			? null
			: headlineFigures(
					{
						publicAmount: prices.publicLowest,
						memberAmount: prices.memberLowest,
						listPrice: prices.listPrice,
					},
					nights * this.shown.rooms,
					this.#app.session,
				);
		return figures === null ? "hidden" : { ...figures, averageNight: averageNight ?? figures.averageNight };
	}

	/** Whether nothing is available for the displayed dates; false while that is unknown. */
	get isSoldOut(): boolean {
		return this.status === "ready" && this.detail !== null && this.detail.prices === null;
	}

	/** The cheapest rooms first shown, or all of them. */
	get visibleRooms(): readonly RoomOffer[] {
		const rooms = this.offers?.rooms ?? [];
		return this.areAllRoomsShown ? rooms : rooms.slice(0, roomsAtFirst);
	}

	get hiddenRooms(): number {
		return (this.offers?.rooms.length ?? 0) - this.visibleRooms.length;
	}

	showAllRooms(): void {
		this.areAllRoomsShown = true;
	}

	/** Opens a plan's sheet; null closes it. */
	openOption(plan: RatePlan | null): void {
		this.option = plan;
	}

	restore(snapshot: StaySnapshot): void {
		this.stayId = snapshot.stayId;
		this.shown = snapshot.condition;
		this.detail = snapshot.detail;
		this.offers = snapshot.offers;
		this.status = snapshot.offers ? "ready" : "failed";
		this.#isSearched = snapshot.isSearched;
		this.wish.restore(snapshot.detail?.isWished ?? false);
		this.deferred.restore(snapshot.surroundings);
	}

	activate(): () => void {
		if (this.#isSearched) this.#remember();
		if (this.#isNear) this.#readBelow();
		void this.#runPendingAction();
		this.#visited();
		return () => {
			this.#latest.stop();
			this.deferred.stop();
		};
	}

	/** Loads the content below the rooms, once; from then on it follows every change. */
	loadBelow(): void {
		if (this.#isNear) return;
		this.#isNear = true;
		this.#readBelow();
	}

	#readBelow(): void {
		void this.deferred.load(this.stayId, this.shown);
		this.#compare();
	}

	/** Compares prices for the displayed dates, once our own are known. */
	#compare(): void {
		const { figures, offers, shown: condition, stayId, status } = this;
		if (!this.#isNear || status !== "ready" || offers === null) return;
		const ownTotal = typeof figures === "string" ? null : figures.total;
		void this.deferred.compare({ stayId, condition, entries: offers.comparedPrices, ownTotal });
	}

	/** Reloads the stay and its plans; the current content stays until the answers arrive. */
	change(condition: SearchCondition): Promise<void> {
		runInAction(() => {
			this.shown = condition;
			this.status = "loading";
		});
		this.deferred.forgetComparison();
		if (this.#isNear) void this.deferred.loadSurroundings(this.stayId, condition);
		this.#remember();
		const { use } = this.#app;
		const { stayId } = this;
		return this.#latest.read(
			(signal) =>
				Promise.all([
					use(useCases.viewStay).execute(stayId, condition, { signal }),
					use(useCases.listOffers).execute({ stayId, condition }, { signal }),
				]),
			([detail, offers]) => {
				if (detail.ok) this.detail = detail.value;
				this.offers = offers.ok ? offers.value : null;
				this.status = offers.ok && detail.ok ? "ready" : "failed";
				this.#compare();
				this.#visited();
			},
		);
	}

	retry(): void {
		void this.change(this.shown);
	}

	async share(): Promise<void> {
		const outcome = await this.#app.use(useCases.sharePage).execute(this.detail?.info.name ?? "");
		if (outcome === "copied") this.wish.say({ text: messagesCopy.msg.linkCopied });
		if (outcome === "failed") this.wish.say({ text: layoutCopy.shareFailed, isFailure: true });
	}

	#remember(): void {
		void this.#app.use(useCases.keepSearch).execute(this.shown);
		this.#app.searchSection.stored(this.shown);
	}

	/** Completes a wish made before logging in, once; never removes a stay that is already on the wish list (DEC-094). */
	async #runPendingAction(): Promise<void> {
		const pending = await takePendingAction(
			this.#app,
			({ kind, id }) => kind === "wish" && id === this.stayId,
		);
		if (pending && !this.wish.isWished) await this.wish.toggle(this.stayId, this.detail?.info.name);
	}

	/** Reports the visit and adds it to the recent searches, once per opened stay, as soon as its data is shown (TRACK-02, DEC-047). */
	#visited(): void {
		if (this.#isVisited || this.detail === null) return;
		this.#isVisited = true;
		const { info, prices } = this.detail;
		void rememberVisit(this.#app, { id: this.stayId, name: info.name });
		void this.#app.use(useCases.report).execute({
			kind: "stayView",
			stayId: this.stayId,
			stayName: info.name,
			lowestAmount: prices?.publicLowest ?? null,
		});
	}
}
