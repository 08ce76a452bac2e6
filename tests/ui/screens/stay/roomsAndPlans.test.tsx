import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { RatePlan, StayOffers } from "#domain/offer/RatePlan.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOffers, exampleStay } from "#tests/support/stayFixtures.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { Rooms } from "#ui/screens/stay/parts/Rooms.tsx";
import { StayViewModel } from "#ui/screens/stay/StayViewModel.ts";

async function draw(change: (offers: StayOffers) => StayOffers, roomCount = 1) {
	const { app } = screenApp();
	const detail = await exampleStay();
	const offers = change(await exampleOffers());
	const viewModel = new StayViewModel(app, condition);
	viewModel.restore({
		stayId: detail.id,
		condition: { ...condition, rooms: roomCount },
		isSearched: true,
		detail,
		offers,
		event: null,
		surroundings: null,
	});
	render(
		<AppProvider value={app}>
			<MemoryRouter>
				<Rooms viewModel={viewModel} />
			</MemoryRouter>
		</AppProvider>,
	);
	return viewModel;
}

/** Two rooms: one with three plans, one with a single plan, each with its own name and price. */
function twoRooms({ rooms, ...offers }: StayOffers): StayOffers {
	const [room] = rooms;
	const [plan] = room?.plans ?? [];
	if (!room || !plan) throw new Error("the example has a room with a plan");
	const planOf = (ratePlanId: number, name: string, amount: number): RatePlan => ({
		...plan,
		ratePlanId,
		name,
		prices: { ...plan.prices, publicAmount: won(amount), memberAmount: won(amount), saleAmount: won(amount) },
	});
	const roomOf = (roomId: number, name: string, plans: readonly RatePlan[]) => ({
		...room,
		room: { ...room.room, roomId, name },
		plans,
	});
	return {
		...offers,
		rooms: [
			roomOf(1, "디럭스 더블", [
				planOf(11, "객실만", 200_000),
				planOf(12, "조식 포함", 230_000),
				planOf(13, "저녁 포함", 290_000),
			]),
			roomOf(2, "스위트", [planOf(21, "라운지 포함", 450_000)]),
		],
	};
}

describe("the rooms of a stay", () => {
	it("show the average per room and night, like lists and the headline of the page [DEC-058]", async () => {
		await draw((offers) => ({ ...twoRooms(offers), nights: 2 }), 2);
		expect(screen.getAllByText(/1박 평균/)[0]?.textContent).toBe(
			"2박 · 객실당 1박 평균 50,000원 · 세금 포함",
		);
	});

	it("are listed one below the other, each with its rate plans and their prices for comparison [PROD-06]", async () => {
		await draw(twoRooms);
		const cards = screen.getAllByRole("article");
		expect(cards.map((card) => within(card).getByRole("heading", { level: 3 }).textContent)).toEqual([
			"디럭스 더블",
			"스위트",
		]);
		const plansOf = (card: HTMLElement | undefined) =>
			within(card as HTMLElement)
				.getAllByRole("heading", { level: 4 })
				.map((heading) => heading.textContent);
		expect(cards.map(plansOf)).toEqual([["객실만", "조식 포함"], ["라운지 포함"]]);
		expect(cards[0]?.textContent).toContain("200,000");
		expect(cards[0]?.textContent).toContain("230,000");
		expect(cards[1]?.textContent).toContain("450,000");
	});

	it("show the remaining rate plans of one room on demand, without affecting other rooms [PROD-06]", async () => {
		await draw(twoRooms);
		const [deluxe, suite] = screen.getAllByRole("article");
		fireEvent.click(within(deluxe as HTMLElement).getByRole("button", { name: "상품 1개 더 보기" }));
		const names = (card: HTMLElement | undefined) =>
			within(card as HTMLElement)
				.getAllByRole("heading", { level: 4 })
				.map((heading) => heading.textContent);
		expect([names(deluxe), names(suite)]).toEqual([["객실만", "조식 포함", "저녁 포함"], ["라운지 포함"]]);
	});
});
