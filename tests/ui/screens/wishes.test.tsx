import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay, WishPrice } from "#domain/stay/Stay.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { WishesScreen } from "#ui/screens/wishes/WishesScreen.tsx";
import { WishesViewModel } from "#ui/screens/wishes/WishesViewModel.ts";

const wish = (id: number, price: WishPrice | null): WishedStay => ({
	id,
	name: `숙소 ${id}`,
	typeName: "호텔",
	imageUrl: null,
	isAvailable: true,
	cityName: "부산",
	stars: 4,
	eventTag: null,
	hashTags: [],
	price,
});

describe("the wish list", () => {
	it("shows the total for the saved dates and by how much it fell, but never a rise", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const asked: (StayTerms | null)[] = [];
		memory.stays.list = async (terms: StayTerms | null = null) => {
			asked.push(terms);
			const wishes = [
				wish(1, { total: won(188_000), first: won(200_000) }),
				wish(2, { total: won(90_000), first: won(80_000) }),
				wish(3, { total: null, first: null }),
				wish(4, null),
			];
			return { ok: true, value: wishes };
		};
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<WishesScreen />
				</AppProvider>
			</MemoryRouter>,
		);
		await screen.findByText("총 188,000원");
		expect(screen.getByText("처음 봤을 때보다 12,000원 내렸어요")).toBeTruthy();
		expect(screen.getByText("총 90,000원")).toBeTruthy();
		expect(screen.getAllByText(/내렸어요/)).toHaveLength(1);
		expect(screen.getAllByText("이 날짜에는 예약할 수 있는 객실이 없어요")).toHaveLength(1);
		expect(asked[0]).toMatchObject({ adults: 2, rooms: 1 });
	});

	it("is priced for nights to come once the nights it was priced for have begun [DEC-001] [DEC-041]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const asked: (StayTerms | null)[] = [];
		memory.stays.list = async (terms: StayTerms | null = null) => {
			asked.push(terms);
			return { ok: true, value: [] };
		};
		const viewModel = new WishesViewModel(app);
		await viewModel.wishes.load();
		const first = viewModel.terms?.checkInDate;
		invariant(first, "no terms");
		viewModel.onDayChange(first);
		expect(asked).toHaveLength(1);
		viewModel.onDayChange(addDays(first, 1));
		await expect.poll(() => asked.length).toBe(2);
	});
});
