import { describe, expect, it } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOffers, exampleStay } from "#tests/support/stayFixtures.ts";
import type { Environment } from "#ui/app/Environment.ts";
import { type StaySnapshot, StayViewModel } from "#ui/screens/stay/StayViewModel.ts";

const gold: CachedMember = { name: "홍길동", grade: "Gold", type: "N", corpName: null };
const settled = () => new Promise((go) => setTimeout(go));

async function stage(changes: Partial<StaySnapshot> = {}, environment: Partial<Environment> = {}) {
	const { app, memory } = screenApp(environment);
	const [detail, offers] = [await exampleStay(), await exampleOffers()];
	memory.stays.details.set(detail.id, detail);
	memory.stays.offersByStay.set(detail.id, offers);
	const viewModel = new StayViewModel(app, condition);
	const rest = { isSearched: false, event: null, surroundings: null };
	const snapshot = { stayId: detail.id, condition, detail, offers, ...rest, ...changes };
	viewModel.restore(snapshot);
	return { app, memory, viewModel, detail, offers, snapshot };
}

describe("the rooms on a stay's screen", () => {
	it("are four at first and all on demand, with the number of hidden ones [PROD-06]", async () => {
		const { viewModel, offers } = await stage();
		const [room] = offers.rooms;
		for (const count of [3, 4, 5, 9]) {
			const rooms = Array.from({ length: count }, () => room!);
			const shown = (await stage({ offers: { ...offers, rooms } })).viewModel;
			expect([shown.visibleRooms.length, shown.hiddenRooms]).toEqual([
				Math.min(4, count),
				Math.max(0, count - 4),
			]);
			shown.showAllRooms();
			expect([shown.visibleRooms.length, shown.hiddenRooms]).toEqual([count, 0]);
		}
		const none = (await stage({ offers: null })).viewModel;
		expect([none.visibleRooms, none.hiddenRooms, none.status]).toEqual([[], 0, "failed"]);
		const plan = room!.plans[0]!;
		viewModel.openOption(plan);
		expect(viewModel.option).toEqual(plan);
		viewModel.openOption(null);
		expect(viewModel.option).toBeNull();
	});
});

describe("the headline of a stay's screen", () => {
	it("shows the average per night from the server, else the computed one [DEC-077]", async () => {
		const { snapshot, detail } = await stage();
		const average = async (averageNight: number | null, rooms = 1) => {
			const { viewModel } = await stage({
				...snapshot,
				condition: { ...condition, rooms },
				detail: { ...detail, averageNight: averageNight as never },
			});
			const { figures } = viewModel;
			return typeof figures === "string" ? figures : figures.averageNight;
		};
		expect(await average(77_000)).toBe(77_000);
		const reckoned = (detail.prices?.publicLowest ?? 0) / (detail.nights ?? 1);
		expect(await average(null)).toBe(reckoned);
		expect(await average(null, 2)).toBe(reckoned / 2);
	});

	it("is unavailable, which is not sold out, when the stay failed to load", async () => {
		const { viewModel } = await stage({ detail: null });
		expect([viewModel.figures, viewModel.isSoldOut, viewModel.wish.isWished]).toEqual([
			"unavailable",
			false,
			false,
		]);
		const { detail } = await stage();
		const failed = (await stage({ detail: { ...detail, prices: null }, offers: null })).viewModel;
		expect(failed.isSoldOut).toBe(false);
		expect((await stage({ detail: { ...detail, isWished: true } })).viewModel.wish.isWished).toBe(true);
	});
});

describe("opening a stay", () => {
	it("is tracked once, with the public price, and not if the stay failed to load [TRACK-02]", async () => {
		const { memory, viewModel, detail } = await stage();
		viewModel.activate()();
		viewModel.activate();
		await settled();
		const told = { stayId: detail.id, stayName: detail.info.name };
		expect(memory.tracker.events).toEqual([
			expect.objectContaining({ kind: "stayView", ...told, lowestAmount: detail.prices?.publicLowest }),
		]);
		const free = await stage({ detail: { ...detail, prices: null } });
		free.viewModel.activate();
		await settled();
		expect(free.memory.tracker.events).toEqual([expect.objectContaining({ ...told, lowestAmount: null })]);
		const missing = await stage({ detail: null });
		missing.viewModel.activate();
		await settled();
		expect(missing.memory.tracker.events).toEqual([]);
	});

	it("is tracked when the stay loaded only on the second attempt [TRACK-02]", async () => {
		const { memory, viewModel, detail } = await stage({ detail: null, offers: null });
		viewModel.activate();
		memory.stays.details.set(viewModel.stayId, detail);
		viewModel.retry();
		await settled();
		viewModel.retry();
		await settled();
		expect(memory.tracker.events).toEqual([
			expect.objectContaining({ kind: "stayView", stayId: detail.id, stayName: detail.info.name }),
		]);
	});

	it("adds a recent search, however it was found, and updates the search bar of the page [DEC-047]", async () => {
		const { app, memory, viewModel, detail } = await stage();
		viewModel.activate();
		await settled();
		expect(memory.recentSearches.read().product).toEqual([
			{ kind: "product", name: detail.info.name, stayId: detail.id },
		]);
		expect(app.recentsVersion).toBe(1);
		const missing = await stage({ detail: null });
		missing.viewModel.activate();
		await settled();
		expect(missing.memory.recentSearches.read().product).toEqual([]);
	});

	it("saves the search named in the address [DEC-042]", async () => {
		const { app, memory, viewModel } = await stage({ isSearched: true });
		viewModel.activate();
		await settled();
		expect([memory.savedSearch.condition(), app.searchSection.condition]).toEqual([condition, condition]);
	});

	it("shows the surroundings delivered with the page, and does not load them again", async () => {
		const surroundings = { condition, marker: "given" } as never;
		const { viewModel, memory } = await stage({ surroundings });
		viewModel.loadBelow();
		await settled();
		expect(viewModel.deferred.surroundings).toBe(surroundings);
		expect(memory.stays.asked.map(({ call }) => call)).not.toContain("nearby");
	});

	async function returned(search: string, changes: Partial<StaySnapshot> = {}) {
		const stayed = await stage(changes, { signedIn: true, member: gold });
		const { app, memory, detail } = stayed;
		memory.currentVisitor.entered(gold);
		app.navigation.attach({
			state: { location: { pathname: `/products/${detail.id}`, search } },
			navigate: (path) => memory.pageNavigation.go(path),
			revalidate: () => memory.pageNavigation.refresh(),
		});
		return stayed;
	}

	it("resumes a wish interrupted by login, even if the stay failed to load [DEC-094]", async () => {
		for (const changes of [{}, { detail: null }]) {
			const { memory, viewModel } = await returned("?type=wish&idx=101", changes);
			viewModel.activate();
			await settled();
			expect([viewModel.wish.isWished, memory.stays.wished.has(101)]).toEqual([true, true]);
		}
	});

	it("resumes no wish for another stay and no other kind of action [DEC-094]", async () => {
		for (const search of ["?type=wish&idx=999", "?type=coupon&idx=101"]) {
			const { memory, viewModel } = await returned(search);
			viewModel.activate();
			await settled();
			expect([search, viewModel.wish.isWished, memory.pageNavigation.visited]).toEqual([
				search,
				false,
				["/"],
			]);
		}
	});
});

describe("prices on other sites [DEC-102, DEC-123, DEC-191]", () => {
	const elsewhere = [{ siteName: "다른 곳", amount: won(1) }] as never;

	async function compared(changes: Partial<StaySnapshot> = {}) {
		const stayed = await stage(changes);
		const asked: unknown[] = [];
		const { use } = stayed.app;
		Object.assign(stayed.app, {
			use: (token: symbol) => {
				const useCase = use(token as never) as { execute: (...input: unknown[]) => unknown };
				if (!String(token.description ?? token.toString()).includes("comparePrices")) return useCase;
				return {
					execute: async (input: unknown) => {
						asked.push(input);
						return elsewhere;
					},
				};
			},
		});
		return { ...stayed, asked };
	}

	it("are compared with this viewer's total for the rate plans shown, and again for other dates", async () => {
		const { app, asked, viewModel, detail, offers } = await compared();
		viewModel.activate();
		await viewModel.change(condition);
		expect(asked).toEqual([]);
		viewModel.loadBelow();
		await settled();
		expect(asked).toEqual([
			{
				stayId: detail.id,
				condition,
				entries: offers.comparedPrices,
				ownTotal: detail.prices?.publicLowest,
				siteName: app.environment.site.name,
			},
		]);
		expect(viewModel.deferred.comparison).toBe(elsewhere);
		const other = { ...condition, rooms: 2 };
		const change = viewModel.change(other);
		expect(viewModel.deferred.comparison).toBeNull();
		await change;
		await settled();
		expect(asked.at(-1)).toMatchObject({ condition: other });
		expect(viewModel.deferred.comparison).toBe(elsewhere);
		const again = viewModel.deferred.compare(asked[0] as never);
		expect(viewModel.deferred.comparison).toBeNull();
		await again;
	});

	it("are compared without an own total when that is unknown, and not at all without rate plans", async () => {
		const { detail } = await stage();
		const hidden = await compared({ detail: { ...detail, prices: null } });
		hidden.viewModel.loadBelow();
		await settled();
		expect(hidden.asked).toMatchObject([{ ownTotal: null }]);
		const failed = await compared({ offers: null });
		failed.viewModel.loadBelow();
		await settled();
		expect(failed.asked).toEqual([]);
		const gone = await compared();
		gone.memory.stays.details.clear();
		gone.viewModel.loadBelow();
		gone.asked.length = 0;
		await gone.viewModel.change(condition);
		expect([gone.viewModel.status, gone.viewModel.offers === null, gone.asked]).toEqual([
			"failed",
			false,
			[],
		]);
	});
});
