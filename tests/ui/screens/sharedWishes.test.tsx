import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, appContext } from "#ui/app/AppState.ts";
import { SharedWishesScreen } from "#ui/screens/shared-wishes/SharedWishesScreen.tsx";
import { Component, loader, shouldRevalidate } from "#ui/screens/shared-wishes/shared-wishes.route.tsx";
import { ShareWishesViewModel } from "#ui/screens/wishes/ShareWishesViewModel.ts";

const token = "q7Zr2mK9xV4bT1nE8sWc0A";

const wish: WishedStay = {
	id: 7,
	name: "바람결 호텔",
	typeName: "호텔",
	imageUrl: null,
	isAvailable: true,
	cityName: "부산",
	stars: 4,
	eventTag: null,
	hashTags: [],
	price: { total: won(188_000), first: null },
};

function show(prepare: (memory: ReturnType<typeof screenApp>["memory"]) => void) {
	const { app, memory } = screenApp();
	prepare(memory);
	const { today } = app.environment;
	const condition = readSearchQuery(() => null, today, defaultDates(today));
	const { container } = render(
		<MemoryRouter>
			<AppProvider value={app}>
				<SharedWishesScreen snapshot={{ token, condition }} />
			</AppProvider>
		</MemoryRouter>,
	);
	return { container, memory, condition };
}

describe("a wish list shared by another member", () => {
	it("shows its owner, the stays and their totals, and no heart button", async () => {
		const { condition } = show(({ stays }) =>
			stays.sharedLists.set(token, { ownerName: "홍*동", stays: [wish] }),
		);
		await screen.findByText("총 188,000원");
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("홍*동님이 찜한 숙소");
		expect(screen.queryByRole("button", { name: /찜/ })).toBeNull();
		const link = screen.getByRole("link", { name: "바람결 호텔" }).getAttribute("href") ?? "";
		const asked = new URL(link, "http://localhost");
		expect(asked.pathname).toBe("/products/7");
		expect(asked.searchParams.get("checkInDate")).toBe(condition.checkInDate);
		expect(asked.searchParams.get("searchText")).toBe("부산");
	});

	it("says when it is empty, and when it is no longer shared", async () => {
		show(({ stays }) => stays.sharedLists.set(token, { ownerName: "홍*동", stays: [] }));
		await screen.findByText("아직 찜한 숙소가 없어요.");
		show(() => {});
		await screen.findByText("볼 수 없는 목록이에요.");
	});

	it("can be retried after a failure", async () => {
		const { memory } = show(({ stays }) => {
			stays.failure = { kind: "unreachable" };
		});
		await screen.findByText("찜 목록을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.");
		memory.stays.failure = null;
		memory.stays.sharedLists.set(token, { ownerName: "홍*동", stays: [wish] });
		fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
		await screen.findByText("총 188,000원");
	});
});

const other = "q7Zr2mK9xV4bT1nE8sWc0B";

/** Opens the page at an address, after another page. */
function opened(address: string) {
	const { app, memory } = screenApp();
	memory.stays.sharedLists.set(token, { ownerName: "홍*동", stays: [wish] });
	memory.stays.sharedLists.set(other, { ownerName: "김*수", stays: [] });
	const router = createMemoryRouter(
		[
			{ path: "/", element: null },
			{ path: "/wishes/:token", loader, shouldRevalidate, Component, HydrateFallback: () => null },
		],
		{
			initialEntries: ["/", address],
			getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
		},
	);
	const { unmount } = render(
		<AppProvider value={app}>
			<RouterProvider router={router} />
		</AppProvider>,
	);
	return { router, unmount };
}

describe("the address of a shared wish list", () => {
	it("holds the dates and guests chosen on it, for a reload and for Back", async () => {
		const { router, unmount } = opened(`/wishes/${token}`);
		fireEvent.click(await screen.findByRole("button", { name: /^인원과 객실/ }));
		fireEvent.click(await screen.findByRole("button", { name: "성인 늘리기" }));
		fireEvent.click(screen.getByRole("button", { name: "적용하기" }));
		await screen.findByRole("button", { name: /성인 3명/ });
		const { pathname, search } = router.state.location;
		expect([pathname, router.state.historyAction]).toEqual([`/wishes/${token}`, "REPLACE"]);
		unmount();
		opened(pathname + search);
		await screen.findByRole("button", { name: /성인 3명/ });
	});

	it("of another one replaces the list on screen", async () => {
		const { router } = opened(`/wishes/${token}`);
		await screen.findByRole("heading", { level: 1, name: /홍\*동/ });
		await router.navigate(`/wishes/${other}`);
		await screen.findByRole("heading", { level: 1, name: /김\*수/ });
	});
});

describe("sharing a wish list", () => {
	it("creates a link, passes it on, and ends the sharing after a confirm", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const viewModel = new ShareWishesViewModel(app);
		viewModel.activate();
		await expect.poll(() => viewModel.shared.value).toEqual({ token: null });
		await viewModel.begin();
		expect(viewModel.shared.value).toEqual({ token });
		await viewModel.copy(token);
		expect(viewModel.notice).toBe("링크를 복사했어요.");
		expect(memory.sharing.shared).toEqual([{ title: "찜한 숙소", url: `https://stay.test/wishes/${token}` }]);
		const ended = viewModel.end();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await ended;
		expect(viewModel.shared.value).toEqual({ token: null });
		expect(viewModel.notice).toBe("공유를 껐어요.");
		memory.stays.failure = refused("invalidRequest");
		await viewModel.begin();
		expect(viewModel.shared.value).toEqual({ token: null });
		expect(viewModel.refusal).toBe(refusals.invalidRequest.message);
	});
});
