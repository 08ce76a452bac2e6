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
import { Latest } from "#ui/app/Latest.ts";
import { rememberVisit } from "#ui/app/rememberVisit.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { LatePartsViewModel } from "./LatePartsViewModel.ts";
import { WishViewModel } from "./WishViewModel.ts";

/** What the loader hands over. */
export interface StaySnapshot {
	readonly stayId: number;
	readonly condition: SearchCondition;
	/** The address named dates, so that they are worth remembering. */
	readonly isSearched: boolean;
	/** Null when it could not be had. */
	readonly detail: StayDetail | null;
	readonly offers: StayOffers | null;
	/** The event it takes part in (DEC-160). */
	readonly event: PromotionContent | null;
	/** Only in pages for crawlers, which wait for everything. */
	readonly surroundings: Surroundings | null;
}

/** Rooms shown before the rest is asked for. */
const roomsAtFirst = 4;

type App = Pick<
	AppState,
	"use" | "session" | "environment" | "navigation" | "searchSection" | "recentsChanged"
>;

/** One stay for dates, guests and rooms that can be changed in place; the newest change wins (ROUTE-03, PROD-06). */
export class StayViewModel implements ViewModel<StaySnapshot> {
	stayId = 0;
	shown!: SearchCondition;
	detail: StayDetail | null = null;
	offers: StayOffers | null = null;
	status: "ready" | "loading" | "failed" = "ready";
	areAllRoomsShown = false;
	/** The plan whose sheet is open. */
	option: RatePlan | null = null;
	readonly condition: ConditionViewModel;
	readonly wish: WishViewModel;
	readonly late: LatePartsViewModel;
	readonly #app: App;
	#isSearched = false;
	#isVisited = false;
	/** The reader has come near what stands below the rooms. */
	#isNear = false;
	readonly #latest = new Latest();

	constructor(app: App, condition: SearchCondition) {
		this.#app = app;
		this.shown = condition;
		this.condition = new ConditionViewModel({
			today: app.environment.today,
			current: () => this.shown,
			onChange: (changed) => void this.change(changed),
			askPrices: async (asked) => {
				const days = await app.use(useCases.listPriceDays).execute(this.stayId, asked);
				return days.ok ? days.value : [];
			},
		});
		this.wish = new WishViewModel(app);
		this.late = new LatePartsViewModel(app);
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

	/** The headline of the cheapest plan for this viewer (DEC-077, DEC-091). */
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

	/** Nothing is free for what is shown, as far as is known. */
	get isSoldOut(): boolean {
		return this.status === "ready" && this.detail !== null && this.detail.prices === null;
	}

	/** The cheapest rooms, or all. */
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

	/** Null closes it. */
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
		this.late.restore(snapshot.surroundings);
	}

	activate(): () => void {
		if (this.#isSearched) this.#remember();
		if (this.#isNear) this.#readBelow();
		void this.#runPendingAction();
		this.#visited();
		return () => {
			this.#latest.stop();
			this.late.stop();
		};
	}

	/** Asks for what stands below the rooms, once; from then on it follows every change. */
	comeNear(): void {
		if (this.#isNear) return;
		this.#isNear = true;
		this.#readBelow();
	}

	#readBelow(): void {
		void this.late.load(this.stayId, this.shown);
		this.#compare();
	}

	/** With the prices of the dates that are shown, once they are known. */
	#compare(): void {
		const { figures, offers, shown: condition, stayId, status } = this;
		if (!this.#isNear || status !== "ready" || offers === null) return;
		const ownTotal = typeof figures === "string" ? null : figures.total;
		void this.late.compare({ stayId, condition, entries: offers.comparedPrices, ownTotal });
	}

	/** Asks for the stay and its plans again; what was shown stays until the answers have come. */
	change(condition: SearchCondition): Promise<void> {
		runInAction(() => {
			this.shown = condition;
			this.status = "loading";
		});
		this.late.forgetComparison();
		if (this.#isNear) void this.late.loadSurroundings(this.stayId, condition);
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
		if (outcome === "copied") this.wish.say(messagesCopy.msg.linkCopied);
		if (outcome === "failed") this.wish.say(layoutCopy.shareFailed);
	}

	#remember(): void {
		void this.#app.use(useCases.keepSearch).execute(this.shown);
		this.#app.searchSection.stored(this.shown);
	}

	/** The wish made before logging in, once; a stay already kept is not let go by it (DEC-094). */
	async #runPendingAction(): Promise<void> {
		const pending = await takePendingAction(
			this.#app,
			({ kind, id }) => kind === "wish" && id === this.stayId,
		);
		if (pending && !this.wish.isWished) await this.wish.toggle(this.stayId, this.detail?.info.name);
	}

	/** Told of and remembered once for each time the stay is opened, as soon as it is seen (TRACK-02, DEC-047). */
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
