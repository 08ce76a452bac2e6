import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { optionPath, planQuery } from "#domain/offer/planAddress.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOption } from "#tests/support/stayFixtures.ts";
import { appContext } from "#ui/app/AppState.ts";
import { OptionsViewModel, optionProblem } from "#ui/screens/options/OptionsViewModel.ts";
import { loadOption } from "#ui/screens/options/optionsLoader.ts";

const choice = {
	bookingKind: "OO",
	stay: "101",
	room: "11",
	plan: "21",
	promotionId: null,
	pieces: null,
} as const;

async function loaded(path: string, change: (stage: ReturnType<typeof screenApp>) => void = () => undefined) {
	const stage = screenApp();
	stage.memory.stays.options.set(101, await exampleOption());
	change(stage);
	const signals: (AbortSignal | undefined)[] = [];
	const wanted: unknown[] = [];
	const { option } = stage.memory.stays;
	stage.memory.stays.option = ((...input: unknown[]) => {
		signals.push((input[3] as { signal?: AbortSignal } | undefined)?.signal);
		wanted.push(input.slice(0, 3));
		return option(101, null, input[2] as never);
	}) as never;
	const request = new Request(`https://stay.example${path}`);
	const snapshot = await loadOption({
		params: { idx: "101" },
		request,
		context: new RouterContextProvider(new Map([[appContext, stage.app]])),
	} as unknown as LoaderFunctionArgs);
	const isWatched = signals.every((signal) => signal === request.signal);
	return { snapshot, isWatched, asked: signals.length, wanted };
}

describe("a rate plan opened by its address [SCREEN-02, DEC-015, DEC-159]", () => {
	it("is loaded together with the conditions of the address", async () => {
		const { snapshot, isWatched, asked, wanted } = await loaded(optionPath(101, choice, condition));
		expect(wanted).toEqual([[101, snapshot.choice, snapshot.condition]]);
		expect(snapshot).toMatchObject({ stayId: 101, choice: { room: "11", plan: "21" }, problem: null });
		expect(snapshot.condition.checkInDate).toBe(condition.checkInDate);
		expect([snapshot.option !== null, isWatched, asked]).toEqual([true, true, 1]);
	});

	it("is not found, without a call, when the address names no rate plan", async () => {
		const { snapshot, asked } = await loaded("/products/101/options");
		expect([snapshot.choice, snapshot.option, snapshot.problem, snapshot.stayId, asked]).toEqual([
			null,
			null,
			"notFound",
			101,
			0,
		]);
		expect(snapshot.condition.searchText).toBe("서울");
	});

	it("reports why it could not be loaded, and keeps the requested choice", async () => {
		const { snapshot } = await loaded(optionPath(101, choice, condition), ({ memory }) => {
			memory.stays.failure = refused("soldOut");
		});
		expect(snapshot).toMatchObject({ stayId: 101, choice: { plan: "21" }, option: null, problem: "soldOut" });
	});

	it("distinguishes between not found, sold out and any other failure", () => {
		const kinds = [
			refused("soldOut"),
			refused("notFound"),
			refused("generic"),
			{ kind: "unreachable" } as const,
		];
		expect(kinds.map(optionProblem)).toEqual(["soldOut", "notFound", "failed", "failed"]);
	});
});

describe("the number of vouchers [DEC-055]", () => {
	const voucher = { ...choice, pieces: 2 };

	async function chosen(pieces: number | null) {
		const { app, memory } = screenApp();
		const gone: string[] = [];
		const viewModel = new OptionsViewModel(app, (query) => gone.push(query));
		const option = await exampleOption();
		viewModel.restore({ stayId: 101, choice: { ...choice, pieces }, condition, option, problem: null });
		return { memory, viewModel, gone };
	}

	it("is that of the address, else one; changing it marks the price as outdated", async () => {
		const { viewModel: two, gone } = await chosen(2);
		expect([two.wanted, two.isPriceOld]).toEqual([2, false]);
		two.want(3);
		expect(gone).toEqual([planQuery({ ...voucher, pieces: 3 }, condition)]);
		expect([two.wanted, two.isPriceOld]).toEqual([3, true]);
		const one = (await chosen(null)).viewModel;
		expect([one.wanted, one.isPriceOld]).toEqual([1, false]);
	});

	it("leads nowhere without a rate plan, and offers nothing to retry", async () => {
		const { app, memory } = screenApp();
		const gone: string[] = [];
		const viewModel = new OptionsViewModel(app, (query) => gone.push(query));
		viewModel.restore({ stayId: 101, choice: null, condition, option: null, problem: "notFound" });
		expect([viewModel.wanted, viewModel.isPriceOld, viewModel.bookingPath]).toEqual([1, false, null]);
		viewModel.want(2);
		expect(gone).toEqual([]);
		expect(viewModel.isPriceOld).toBe(true);
		expect([viewModel.total, viewModel.refunds]).toEqual([null, []]);
		await viewModel.retry();
		expect([memory.stays.asked, viewModel.problem]).toEqual([[], "notFound"]);
	});
});
