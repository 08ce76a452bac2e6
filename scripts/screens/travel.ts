import { open } from "#tests/browser/support/browser.ts";
import { press } from "#tests/browser/support/press.ts";
import { approvePayment, chooseRoom, goToPayment } from "#tests/browser/support/travel.ts";
import { type Chapter, inTurn, type Screen, type Step, scrolledTo, until } from "./Screen.ts";

const busan = "/search?cityCode=BUSAN&nationCode=KR&searchText=부산";
const stay = "/products/3";
const place = /^여행지 또는 숙소 검색/;
const total = /^총 [\d,]+원$/;

const openDates: Step = async (page) => {
	const dates = page.getByRole("button", { name: /^체크인 . 체크아웃/ });
	const summary = page.getByRole("banner").getByRole("button", { name: /^검색 조건 바꾸기/ });
	await dates.or(summary).first().waitFor();
	if (await summary.isVisible()) await summary.click();
	await dates.first().click();
	await page
		.getByText(/^날짜 아래는/)
		.first()
		.waitFor();
};

const showMap: Step = async (page) => {
	await page.locator("button[aria-pressed][aria-label*='총']").first().waitFor();
	await page.waitForTimeout(500);
};

/** Compares the first stays of the results. */
const pickThree: Step = async (page) => {
	const add = page.locator("main").getByRole("button", { name: /비교 담기$/ });
	for (let picked = 0; picked < 3; picked++) {
		await add.first().click();
		await page.getByText(`비교하기 (${picked + 1}/3)`).waitFor();
	}
};

const choosing: Chapter = {
	title: "Finding a stay",
	screens: [
		{ name: "home", title: "Home", path: "/", alsoDark: true },
		{
			name: "home-place",
			title: "Home, search suggestions",
			path: "/",
			step: inTurn(
				press(place),
				(page) => page.getByRole("combobox", { name: place }).fill("강릉 호텔"),
				until(/곳$/),
			),
		},
		{ name: "search", title: "Search results", path: busan, step: until(total), alsoDark: true },
		{
			name: "search-filters",
			title: "Filters",
			path: busan,
			step: inTurn(press(/^필터/), until(/개 보기$/)),
			at: [390, 820],
			alsoDark: true,
		},
		{
			name: "search-map",
			title: "Map view",
			path: `${busan}&view=map`,
			step: showMap,
			alsoDark: true,
		},
		{
			name: "search-pin",
			title: "Map pin card",
			path: `${busan}&view=map`,
			step: inTurn(
				showMap,
				(page) => page.locator("button[aria-pressed][aria-label*='총']").first().press("Enter"),
				(page) =>
					page
						.getByRole("region", { name: /숙소$|^이 위치의/ })
						.getByRole("article")
						.first()
						.waitFor(),
			),
		},
		{ name: "search-dates", title: "Price calendar", path: busan, step: openDates, alsoDark: true },
		{
			name: "search-order",
			title: "Sort order",
			path: busan,
			step: inTurn(press("추천순은 어떻게 정해지나요?"), until("추천순은 이렇게 정해져요")),
		},
		{
			name: "search-nothing",
			title: "No results",
			path: "/search?searchText=부산 글램핑 수영장 조식",
			step: until(/곳$/),
		},
		{
			name: "search-picked",
			title: "Comparison selection at its limit",
			path: busan,
			step: inTurn(pickThree, (page) =>
				page
					.locator("main")
					.getByRole("button", { name: /비교 담기$/ })
					.first()
					.click(),
			),
		},
		{
			name: "compare",
			title: "Comparison",
			step: inTurn(press(/^비교하기/), (page) => page.locator("main table").waitFor()),
			alsoDark: true,
		},
	],
};

const theStay: Chapter = {
	title: "Stay",
	screens: [
		{ name: "stay", title: "Stay page", path: stay, step: until(total), alsoDark: true },
		{ name: "stay-rooms", title: "Rooms", step: scrolledTo("#rooms"), alsoDark: true },
		{
			name: "stay-room",
			title: "Room sheet",
			step: inTurn(press(/선택하기$/), (page) => page.getByRole("dialog").getByText("예약하기").waitFor()),
			alsoDark: true,
		},
		{
			name: "stay-gallery",
			title: "Photo gallery",
			path: stay,
			step: inTurn(press(/^사진 \d+장 모두 보기/), (page) =>
				page
					.getByRole("dialog")
					.getByRole("button", { name: /^객실 \d+$/ })
					.waitFor(),
			),
		},
		{
			name: "stay-picture",
			title: "Full-screen photo",
			step: (page) =>
				page.getByRole("dialog").getByRole("listitem").first().getByRole("button").press("Enter"),
		},
		{
			name: "stay-dates",
			title: "Stay price calendar",
			path: stay,
			step: inTurn(press(/^날짜/), until("언제 머무르세요?")),
		},
		{
			name: "stay-vouchers",
			title: "Open-date vouchers",
			path: "/products/51",
			step: scrolledTo("#vouchers"),
		},
		{ name: "stay-facilities", title: "Facilities", path: stay, step: scrolledTo("#facilities") },
		{
			name: "stay-reviews",
			title: "Reviews",
			step: scrolledTo("#reviews"),
		},
		{
			name: "stay-location",
			title: "Location",
			step: inTurn(scrolledTo("#location"), (page) => page.waitForTimeout(900)),
			alsoDark: true,
		},
		{
			name: "stay-abroad",
			title: "Stay abroad with both time zones",
			path: "/products/75",
			step: until(total),
		},
	],
};

const booking: readonly Screen[] = [
	{
		name: "booking",
		title: "Booking form",
		account: "gold",
		step: async (page, visitor) => {
			await open(visitor, stay);
			await chooseRoom(page);
			await page.waitForURL("**/booking/**");
			await page.getByText("총 결제 금액").first().waitFor();
			await page.evaluate(() => scrollTo(0, 0));
		},
		alsoDark: true,
	},
	{
		name: "booking-pay",
		title: "Payment method, terms and total",
		account: "gold",
		step: scrolledTo("fieldset:has-text('신용카드')"),
	},
	{ name: "sandbox", title: "Sandbox payment page", account: "gold", step: goToPayment },
	{
		name: "paid",
		title: "Booking confirmation",
		account: "gold",
		step: inTurn(approvePayment, (page) => page.getByRole("heading", { name: "가는 길" }).waitFor()),
		alsoDark: true,
	},
	{
		name: "failed",
		title: "Failed payment",
		account: "gold",
		path: "/payments/fail?code=REJECT_CARD_PAYMENT",
	},
];

export const travelling: readonly Chapter[] = [choosing, theStay, { title: "Booking", screens: booking }];
