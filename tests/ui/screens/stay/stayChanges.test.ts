import { describe, expect, it } from "vitest";
import { layoutCopy } from "#copy/layout.ts";
import { stayCopy } from "#copy/stay.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
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

describe("changing the dates of a stay", () => {
	it("fails as a whole when the stay or its rate plans fail to load, and keeps the stay [PROD-06]", async () => {
		const { memory, viewModel, detail } = await stage();
		memory.stays.offersByStay.clear();
		await viewModel.change(condition);
		expect([viewModel.status, viewModel.offers, viewModel.detail]).toEqual(["failed", null, detail]);
		memory.stays.offersByStay.set(detail.id, await exampleOffers());
		memory.stays.details.clear();
		await viewModel.change(condition);
		expect([viewModel.status, viewModel.offers !== null, viewModel.detail]).toEqual(["failed", true, detail]);
	});

	it("has no effect after the page is left", async () => {
		const { memory, viewModel } = await stage();
		const leave = viewModel.activate();
		let open = (): void => undefined;
		memory.stays.gate = new Promise((go) => {
			open = go;
		});
		void viewModel.change({ ...condition, rooms: 2 });
		leave();
		open();
		await settled();
		expect(viewModel.status).toBe("loading");
	});

	it("shows each day's price in the calendar, and says so when they fail to load [SEARCH-CAL-07]", async () => {
		const { memory, viewModel, detail } = await stage();
		const days = [{ date: stayDateOf("2026-12-20") } as PriceDay];
		memory.stays.priceDaysByStay.set(detail.id, days);
		viewModel.condition.open("dates");
		await settled();
		expect(viewModel.condition.prices).toEqual({ condition, days });
		memory.stays.failure = { kind: "unreachable" };
		const other = await stage();
		other.memory.stays.failure = { kind: "unreachable" };
		other.viewModel.condition.open("dates");
		await settled();
		expect([other.viewModel.condition.prices, other.viewModel.condition.havePricesFailed]).toEqual([
			null,
			true,
		]);
	});
});

describe("sharing a stay", () => {
	it.each([
		["copied", "링크가 복사되었습니다."],
		["failed", layoutCopy.shareFailed],
		["shared", null],
		["closed", null],
	] as const)("reports the outcome only if nothing else does: %s", async (outcome, text) => {
		const { memory, viewModel, detail } = await stage();
		memory.sharing.outcome = outcome;
		await viewModel.share();
		expect(memory.sharing.shared.map(({ title }) => title)).toEqual([detail.info.name]);
		expect(viewModel.wish.message?.text ?? null).toBe(text);
		const nameless = await stage({ detail: null });
		await nameless.viewModel.share();
		expect(nameless.memory.sharing.shared.map(({ title }) => title)).toEqual([""]);
	});

	it("shows a message for each turn of its heart, and none when the turn failed [DEC-170]", async () => {
		const { memory, viewModel, detail } = await stage({}, { signedIn: true, member: gold });
		memory.currentVisitor.entered(gold);
		const { wish } = viewModel;
		await wish.toggle(detail.id);
		expect([wish.isWished, wish.message]).toEqual([true, { text: stayCopy.wish.added }]);
		await wish.toggle(detail.id);
		expect([wish.isWished, wish.message]).toEqual([false, { text: stayCopy.wish.removed }]);
		wish.say(null);
		memory.stays.failure = { kind: "unreachable" };
		await wish.toggle(detail.id);
		expect([wish.isWished, wish.message]).toEqual([false, null]);
	});
});
