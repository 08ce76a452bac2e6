import { describe, expect, it } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOffers, exampleReviews, exampleStay } from "#tests/support/stayFixtures.ts";
import type { Environment } from "#ui/app/Environment.ts";
import { StayViewModel } from "#ui/screens/stay/StayViewModel.ts";

const gold: CachedMember = { name: "홍길동", grade: "Gold", type: "N", corpName: null };
const settled = () => new Promise((go) => setTimeout(go));

async function stage(changes: Partial<Environment> = {}, isSearched = true) {
	const { app, memory } = screenApp(changes);
	const [detail, offers] = [await exampleStay(), await exampleOffers()];
	const stayId = detail.id;
	memory.stays.details.set(stayId, detail);
	memory.stays.offersByStay.set(stayId, offers);
	memory.stays.reviews.set(stayId, await exampleReviews());
	const viewModel = new StayViewModel(app, condition);
	viewModel.restore({ stayId, condition, isSearched, detail, offers, event: null, surroundings: null });
	return { app, memory, viewModel, stayId, detail };
}

describe("the screen of a stay", () => {
	it("leads with what this viewer pays for the whole stay [DEC-077]", async () => {
		const { app, viewModel, detail } = await stage();
		expect(viewModel.figures).toMatchObject({ total: detail.prices?.publicLowest });
		app.session.entered(gold);
		expect(viewModel.figures).toMatchObject({ total: detail.prices?.memberLowest, memberTotal: null });
	});

	it("shows no amounts for members only, and says when no room is available [DEC-091]", async () => {
		const { viewModel, detail } = await stage();
		const show = (prices: typeof detail.prices) =>
			viewModel.restore({
				stayId: 1,
				condition,
				isSearched: false,
				detail: { ...detail, prices },
				offers: null,
				event: null,
				surroundings: null,
			});
		if (!detail.prices) throw new Error("the example has prices");
		show({ ...detail.prices, isHidden: true });
		expect(viewModel.figures).toBe("hidden");
		show(null);
		expect(viewModel.figures).toBe("unavailable");
	});

	it("reloads for changed dates, guests and rooms, and applies only the latest change [PROD-06]", async () => {
		const { app, memory, viewModel } = await stage();
		let open = () => {};
		memory.stays.gate = new Promise((go) => {
			open = go;
		});
		viewModel.condition.open("guests");
		viewModel.condition.changeRooms(2);
		viewModel.condition.confirmGuests();
		viewModel.condition.open("dates");
		viewModel.condition.selectDates({ checkInDate: stayDateOf("2026-12-20"), checkOutDate: null });
		viewModel.condition.confirmDates();
		expect(viewModel.status).toBe("loading");
		open();
		await settled();
		expect(viewModel.status).toBe("ready");
		expect(viewModel.shown).toMatchObject({
			rooms: 2,
			checkInDate: "2026-12-20",
			checkOutDate: "2026-12-21",
		});
		expect(app.searchSection.condition).toEqual(viewModel.shown);
		expect(memory.savedSearch.condition()).toEqual(viewModel.shown);
	});

	it("counts as sold out only once the answers for these dates have loaded", async () => {
		const { memory, viewModel, stayId, detail } = await stage();
		expect(viewModel.isSoldOut).toBe(false);
		memory.stays.details.set(stayId, { ...detail, prices: null });
		const change = viewModel.change({ ...condition, rooms: 2 });
		expect(viewModel.isSoldOut).toBe(false);
		await change;
		expect(viewModel.isSoldOut).toBe(true);
	});

	it("discards unconfirmed changes", async () => {
		const { memory, viewModel } = await stage();
		viewModel.condition.open("guests");
		viewModel.condition.changeRooms(5);
		viewModel.condition.close();
		viewModel.condition.open("guests");
		expect(viewModel.condition.draft.rooms).toBe(condition.rooms);
		expect(memory.stays.asked).toEqual([]);
	});

	it("offers a retry when the rate plans fail to load, and recovers", async () => {
		const { memory, viewModel } = await stage();
		memory.stays.failure = { kind: "unreachable" };
		await viewModel.change(condition);
		expect(viewModel.status).toBe("failed");
		expect(viewModel.detail).not.toBeNull();
		memory.stays.failure = null;
		viewModel.retry();
		await settled();
		expect(viewModel.status).toBe("ready");
	});

	it("loads reviews and surroundings on scrolling near them, without reviews for crawlers [HTTP-06] [PROD-07] [PROD-08]", async () => {
		for (const crawler of [false, true]) {
			const { memory, viewModel } = await stage({ crawler });
			viewModel.activate();
			await viewModel.change({ ...condition, rooms: 2 });
			await settled();
			expect(memory.stays.asked.map(({ call }) => call)).not.toContain("nearby");
			expect([viewModel.deferred.reviewStatus, viewModel.deferred.surroundings]).toEqual(["READY", null]);
			viewModel.loadBelow();
			await settled();
			expect(viewModel.deferred.reviewStatus).toBe(crawler ? "READY" : "COMPLETE");
			expect(memory.stays.asked.some(({ call }) => call === "reviews")).toBe(!crawler);
			expect(viewModel.deferred.surroundings).not.toBeNull();
		}
	});

	it("loads them once, however often the user scrolls near, and again if the page was left meanwhile [PROD-07]", async () => {
		const { memory, viewModel } = await stage();
		const reviewsAsked = () => memory.stays.asked.filter(({ call }) => call === "reviews").length;
		const leave = viewModel.activate();
		viewModel.loadBelow();
		viewModel.loadBelow();
		expect(reviewsAsked()).toBe(1);
		leave();
		viewModel.activate();
		await settled();
		expect([reviewsAsked(), viewModel.deferred.reviewStatus]).toEqual([2, "COMPLETE"]);
	});

	it("prices nearby stays for the current dates, also after a change [DEC-163]", async () => {
		const { viewModel } = await stage();
		viewModel.loadBelow();
		await settled();
		const changed = { ...condition, checkOutDate: stayDateOf("2026-12-30"), rooms: 2 };
		await viewModel.change(changed);
		await settled();
		expect(viewModel.deferred.surroundings?.condition).toEqual(changed);
	});

	it("shows all reviews of a stay, loading more on demand [PROD-07, DEC-011]", async () => {
		const { memory, viewModel, stayId } = await stage();
		const [review] = (await exampleReviews()).reviews;
		const all = Array.from({ length: 23 }, (_, at) => ({ ...review!, id: 100 - at }));
		const known = await exampleReviews();
		memory.stays.reviews.set(stayId, { ...known, summary: { ...known.summary, count: 23 }, reviews: all });
		memory.stays.reviewsPerCall = 8;
		viewModel.loadBelow();
		await settled();
		for (let press = 0; press < 4; press += 1) await viewModel.deferred.showMoreReviews(stayId);
		expect(viewModel.deferred.visibleReviews).toEqual(all);
	});

	it("saves only a condition named in the address [DEC-042]", async () => {
		const saved = async (isSearched: boolean) => {
			const { memory, viewModel } = await stage({}, isSearched);
			viewModel.activate();
			await settled();
			return memory.savedSearch.condition();
		};
		expect([await saved(false), await saved(true)]).toEqual([null, condition]);
	});

	it("resumes a wish interrupted by login once, and never removes a stay already on the list [DEC-094]", async () => {
		for (const isWished of [false, true]) {
			const { app, memory, viewModel, stayId } = await stage({ signedIn: true, member: gold });
			memory.currentVisitor.entered(gold);
			viewModel.wish.restore(isWished);
			const here = { pathname: `/products/${stayId}`, search: `?adtCnt=2&type=wish&idx=${stayId}` };
			app.navigation.attach({
				state: { location: here },
				navigate: (path) => memory.pageNavigation.go(path),
				revalidate: () => memory.pageNavigation.refresh(),
			});
			viewModel.activate()();
			viewModel.activate();
			await settled();
			expect(viewModel.wish.isWished).toBe(true);
			expect(memory.stays.asked.filter(({ call }) => call === "toggle")).toHaveLength(isWished ? 0 : 1);
			expect(memory.pageNavigation.visited.at(-1)).toBe(`/products/${stayId}?adtCnt=2`);
		}
	});

	it("confirms that the link was copied", async () => {
		const { viewModel } = await stage();
		await viewModel.share();
		expect(viewModel.wish.message?.text).toBe("링크가 복사되었습니다.");
	});
});
