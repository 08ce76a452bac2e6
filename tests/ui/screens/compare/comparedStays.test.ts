import { autorun, isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import { compareCopy } from "#copy/compare.ts";
import { comparisonQuery } from "#domain/compare/comparisonQuery.ts";
import { maxPicked } from "#domain/compare/pickedStays.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOffers, exampleStay } from "#tests/support/stayFixtures.ts";
import { picksOf } from "#ui/compare/Picks.ts";
import { CompareViewModel, idOf } from "#ui/screens/compare/CompareViewModel.ts";
import { loadColumns } from "#ui/screens/compare/loadColumns.ts";

const text = compareCopy;

async function stage(stayIds: readonly number[], known: readonly number[] = [101, 102]) {
	const { app, memory } = screenApp();
	const [detail, offers] = [await exampleStay(), await exampleOffers()];
	for (const id of known) {
		memory.stays.details.set(id, { ...detail, id, info: { ...detail.info, name: `숙소 ${id}` } });
		memory.stays.offersByStay.set(id, offers);
	}
	const viewModel = new CompareViewModel(app, condition);
	const columns = await loadColumns(app.use, { stayIds, condition });
	viewModel.restore({ stayIds, condition, onlyDifferences: false, columns });
	return { app, memory, viewModel, columns, offers };
}

describe("the columns of a comparison", () => {
	it("load all together or not at all, including a column for a stay that is gone", async () => {
		const { app, memory, columns } = await stage([101, 999]);
		expect(columns?.map((column) => [column.kind, idOf(column)])).toEqual([
			["stay", 101],
			["gone", 999],
		]);
		memory.stays.offersByStay.delete(102);
		expect(await loadColumns(app.use, { stayIds: [101, 102], condition })).toBeNull();
		memory.stays.nearby = async () => ({ ok: false, error: { kind: "unreachable" } });
		const [column] = (await loadColumns(app.use, { stayIds: [101], condition })) ?? [];
		expect(column?.kind === "stay" && column.stay.near).toBeNull();
	});

	it("are saved as the selection if they exist, each with its picture or null", async () => {
		const { memory, viewModel, app } = await stage([101, 999, 102]);
		const example = await exampleStay();
		const other = { ...example, id: 102, images: [] };
		memory.stays.details.set(102, other);
		viewModel.activate();
		await viewModel.change(condition);
		expect(viewModel.stays.map(({ id }) => id)).toEqual([101, 102]);
		expect(picksOf(app).list).toEqual([
			{ id: 101, name: "숙소 101", imageUrl: example.images[0]?.url },
			{ id: 102, name: other.info.name, imageUrl: null },
		]);
	});

	it("are in the address, with the other choices [DEC-187]", async () => {
		const { viewModel } = await stage([101, 102]);
		const address = () =>
			comparisonQuery({ stayIds: viewModel.stayIds, condition, onlyDifferences: viewModel.onlyDifferences });
		expect(viewModel.query).toBe(address());
		viewModel.showOnlyDifferences(true);
		expect([viewModel.onlyDifferences, viewModel.query]).toEqual([true, address()]);
		viewModel.remove(101);
		expect([viewModel.stayIds, viewModel.columns.map(idOf), viewModel.query]).toEqual([
			[102],
			[102],
			address(),
		]);
	});

	it("show which stays are sold out once all have loaded", async () => {
		const { memory, viewModel, offers } = await stage([101, 102]);
		expect([viewModel.soldOut, viewModel.stays.map(({ id }) => id)]).toEqual([[], [101, 102]]);
		memory.stays.offersByStay.set(102, { ...offers, rooms: [] });
		const change = viewModel.change({ ...condition, rooms: 2 });
		expect([viewModel.status, viewModel.soldOut]).toEqual(["loading", []]);
		await change;
		expect(viewModel.soldOut.map(({ id }) => id)).toEqual([102]);
		expect(viewModel.shown.rooms).toBe(2);
		const again = viewModel.change(condition);
		expect(viewModel.soldOut).toEqual([]);
		await again;
	});

	it("omit a stay removed while they were loading, and become the selection", async () => {
		const { memory, viewModel } = await stage([101, 102]);
		viewModel.activate();
		expect(memory.pickedStays.picks.map(({ id }) => id)).toEqual([101, 102]);
		const change = viewModel.change(condition);
		viewModel.remove(101);
		await change;
		expect(viewModel.columns.map(idOf)).toEqual([102]);
		expect(memory.pickedStays.picks.map(({ id }) => id)).toEqual([102]);
	});

	it("stay unchanged when a reload fails, and leave the selection alone when none has loaded", async () => {
		const { memory, viewModel } = await stage([101, 102]);
		memory.stays.failure = { kind: "unreachable" };
		await viewModel.change(condition);
		expect([viewModel.status, viewModel.columns.length]).toEqual(["failed", 2]);
		const picked = [{ id: 7, name: "", imageUrl: null }];
		memory.pickedStays.save(picked);
		viewModel.restore({ stayIds: [101], condition, onlyDifferences: false, columns: null });
		viewModel.activate();
		expect([viewModel.status, viewModel.columns, memory.pickedStays.picks]).toEqual(["failed", [], picked]);
	});

	it("are no longer loaded after the page is left", async () => {
		const { memory, viewModel } = await stage([101, 102]);
		const leave = viewModel.activate();
		let open = (): void => undefined;
		memory.stays.gate = new Promise((go) => {
			open = go;
		});
		const signals: unknown[] = [];
		const offers = memory.stays.offers.bind(memory.stays);
		memory.stays.offers = ((...input: unknown[]) => {
			signals.push(input[2]);
			return offers(...(input as Parameters<typeof offers>));
		}) as typeof offers;
		const change = viewModel.change({ ...condition, rooms: 2 });
		leave();
		open();
		await change;
		expect(viewModel.status).toBe("loading");
		expect(signals).toMatchObject([{ signal: { aborted: true } }, { signal: { aborted: true } }]);
	});

	it("are the selected stays when the address names none, and reload on retry", async () => {
		const { app, memory } = await stage([]);
		memory.pickedStays.save([{ id: 102, name: "", imageUrl: null }]);
		const viewModel = new CompareViewModel(app, condition);
		viewModel.restore({ stayIds: [], condition, onlyDifferences: false, columns: [] });
		viewModel.activate();
		await expect.poll(() => viewModel.columns.map(idOf)).toEqual([102]);
		expect(viewModel.stayIds).toEqual([102]);
		await expect.poll(() => memory.pickedStays.picks.map(({ name }) => name)).toEqual(["숙소 102"]);
		memory.stays.asked.length = 0;
		viewModel.retry();
		await expect.poll(() => viewModel.status).toBe("ready");
		expect(memory.stays.asked.map(({ call }) => call)).toContain("offers");
	});

	it("follow changed dates and guests, and are deselected when removed", async () => {
		const { memory, viewModel } = await stage([101, 102]);
		viewModel.activate();
		viewModel.condition.open("guests");
		expect(viewModel.condition.draft).toEqual(condition);
		viewModel.condition.changeRooms(3);
		viewModel.condition.confirmGuests();
		expect([viewModel.shown.rooms, viewModel.status]).toEqual([3, "loading"]);
		viewModel.remove(102);
		expect(memory.pickedStays.picks.map(({ id }) => id)).toEqual([101]);
		await expect.poll(() => viewModel.status).toBe("ready");
	});

	it("load nothing when nothing is selected", async () => {
		const { memory, viewModel } = await stage([]);
		const statuses: string[] = [];
		const stop = autorun(() => void statuses.push(viewModel.status));
		viewModel.activate();
		await new Promise((go) => setTimeout(go));
		stop();
		expect([memory.stays.asked, viewModel.stayIds, statuses]).toEqual([[], [], ["ready"]]);
	});
});

describe("the selection for a comparison", () => {
	const picked = (id: number) => ({ id, name: `숙소 ${id}`, imageUrl: null });
	const settled = () => new Promise((go) => setTimeout(go));

	it("is one list per page, restored once from the tab's storage, and again after a login or logout", async () => {
		const { app, memory } = screenApp();
		memory.pickedStays.save([picked(1)]);
		const picks = picksOf(app);
		expect([picks.list, picksOf(app)]).toEqual([[], picks]);
		expect([isObservableProp(picks, "list"), isObservableProp(picks, "refusal")]).toEqual([true, true]);
		await Promise.all([picks.recall(), picks.recall()]);
		expect([picks.isPicked(1), picks.isPicked(2)]).toEqual([true, false]);
		memory.pickedStays.save([]);
		await picks.recall();
		expect(picks.isPicked(1)).toBe(true);
		app.session.entered({ name: "홍길동", grade: "Gold", type: "N", corpName: null });
		await settled();
		expect(picks.list).toEqual([]);
	});

	it("toggles a stay, and rejects one beyond the limit with a message until that is dismissed", async () => {
		const { app, memory } = screenApp();
		const picks = picksOf(app);
		for (let id = 1; id <= maxPicked; id++) picks.toggle(picked(id));
		expect([picks.list.length, picks.refusal]).toEqual([maxPicked, null]);
		picks.toggle(picked(99));
		expect([picks.list.length, picks.refusal]).toEqual([maxPicked, { text: text.pick.full(maxPicked) }]);
		picks.forgetRefusal();
		expect(picks.refusal).toBeNull();
		picks.toggle(picked(99));
		picks.toggle(picked(1));
		expect([picks.isPicked(1), picks.refusal]).toEqual([false, null]);
		await settled();
		expect(memory.pickedStays.picks).toEqual(picks.list);
	});
});
