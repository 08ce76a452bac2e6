import { act, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { BookingListItem } from "#domain/booking/Booking.ts";
import { optionPath, planChoice } from "#domain/offer/planAddress.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { err } from "#domain/shared/Result.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { exampleOption, condition as usual } from "#tests/support/stayFixtures.ts";
import { snapshot as form, stay as plan } from "#tests/ui/booking/openedForm.ts";
import { AppProvider, type AppState, appContext } from "#ui/app/AppState.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { BookingScreen } from "#ui/screens/booking/BookingScreen.tsx";
import { BooksScreen } from "#ui/screens/books/BooksScreen.tsx";
import { CouponsScreen } from "#ui/screens/coupons/CouponsScreen.tsx";
import { MyPageScreen } from "#ui/screens/mypage/MyPageScreen.tsx";
import { OptionSheet } from "#ui/screens/options/OptionSheet.tsx";
import { OptionsScreen } from "#ui/screens/options/OptionsScreen.tsx";
import { Component as OptionsRoute } from "#ui/screens/options/options.route.tsx";
import { loadOption } from "#ui/screens/options/optionsLoader.ts";

const member = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;
const unreachable = { kind: "unreachable" } as const;

const show = (app: AppState, router: ReturnType<typeof createMemoryRouter>) =>
	render(
		<AppProvider value={app}>
			<RouterProvider router={router} />
		</AppProvider>,
	);

/** A screen left open on the last evening of its day. */
function evening() {
	const { app, memory } = screenApp({ signedIn: true, member });
	const { today, now } = app.environment;
	app.attachClock({ now: () => now + 86_400_000 });
	memory.bookingMember.member = {
		...{ ...member, email: "hong@example.com", phone: "01012345678", loginType: "EMAIL" },
		...{ corpCode: null, deptName: null, corpUserName: null, agreesToMarketing: false, international: null },
	};
	return {
		app,
		memory,
		today,
		open: (element: ReactNode) => {
			const router = createMemoryRouter([{ path: "*", element }]);
			show(app, router);
			return router;
		},
		midnight: () => act(async () => app.refreshTime()),
	};
}

type Evening = ReturnType<typeof evening>;

const bookingOf = (id: number, days: ReturnType<typeof stayFrom>) =>
	({
		...{ orderProductId: id, orderPaymentId: id, orderNumber: `AW${id}`, stayId: id, stayName: `숙소 ${id}` },
		...{
			paymentStatus: "complete",
			status: "confirm",
			roomName: "스탠다드",
			imageUrl: null,
			imageColor: null,
		},
		...{
			checkIn: days.checkInDate,
			checkOut: days.checkOutDate,
			checkInTime: "15:00",
			checkOutTime: "11:00",
		},
		...{ validUntil: null, isReviewed: false, extraPaymentId: null, detailUrl: null },
	}) satisfies BookingListItem;

it("after midnight the member's home page shows the next stay that begins on the new day or later [DEC-001]", async () => {
	const { memory, today, open, midnight } = evening();
	const [first, second] = [bookingOf(1, stayFrom(today, 1)), bookingOf(2, stayFrom(addDays(today, 1), 1))];
	memory.bookings.listed = { counts: { pending: 2, complete: 0, cancel: 0 }, bookings: [first, second] };
	open(<MyPageScreen />);
	await screen.findByText("숙소 1");
	memory.bookings.listed = { counts: { pending: 1, complete: 1, cancel: 0 }, bookings: [second] };
	await midnight();
	await screen.findByText("숙소 2");
	screen.getByText("오늘 체크인");
	expect(screen.queryByText("숙소 1")).toBeNull();
});

it("bookings that fail to reload at midnight stay visible [DEC-001, DEC-083]", async () => {
	const { memory, today, open, midnight } = evening();
	memory.bookings.listed = {
		counts: { pending: 1, complete: 0, cancel: 0 },
		bookings: [bookingOf(1, stayFrom(addDays(today, 5), 1))],
	};
	open(<BooksScreen snapshot={{ tab: "pending" }} />);
	await screen.findByText("체크인 D-5일");
	memory.bookings.list = async () => err(unreachable);
	await midnight();
	screen.getByText("체크인 D-4일");
});

it("a coupon that expired yesterday is no longer listed as usable, and shows no negative days [DEC-023]", async () => {
	const { memory, today, open, midnight } = evening();
	const answer = Promise.withResolvers<void>();
	memory.memberCoupons.held.avail = [couponOf(1, { expiresOn: today })];
	open(<CouponsScreen snapshot={{ tab: "avail" }} />);
	await screen.findByText("오늘까지");
	memory.memberCoupons.list = async () => {
		await answer.promise;
		return { ok: true, value: [] };
	};
	await midnight();
	expect(screen.queryByText(/일 남음/)).toBeNull();
	answer.resolve();
	await waitFor(() => expect(screen.queryByText("쿠폰 1")).toBeNull());
});

/** A plan for the night of the ending day, as shown in both places. */
const planFor = async ({ memory, today }: Evening) => {
	const option = await exampleOption();
	memory.stays.options.set(101, option);
	const condition = { ...usual, ...stayFrom(today, 2), rooms: 2 };
	return { option, condition, choice: planChoice({ ...option.plan, bookingKind: "MC" }) };
};

it.each(["page", "sheet"] as const)(
	"a rate plan's %s whose night has begun switches to the default dates, and a page's address too [DEC-042]",
	async (place) => {
		const left = evening();
		const { memory, today, open, midnight } = left;
		const { condition, choice } = await planFor(left);
		const router =
			place === "page"
				? openAddress(left, optionPath(101, choice, condition))
				: open(
						<OptionSheet {...{ stayId: 101, choice, condition, title: "객실" }} onClose={() => undefined} />,
					);
		await screen.findAllByRole("link", { name: /예약/ });
		await midnight();
		const { checkInDate, checkOutDate } = defaultDates(addDays(today, 1));
		await waitFor(() => {
			const [link] = screen.getAllByRole("link", { name: /예약/ });
			const query = new URLSearchParams(link?.getAttribute("href")?.split("?")[1]);
			expect([
				query.get("checkInDate"),
				query.get("checkOutDate"),
				query.get("orderType"),
				query.get("count"),
			]).toEqual([checkInDate, checkOutDate, "MO", "2"]);
		});
		expect(memory.stays.asked.at(-1)?.condition).toMatchObject({ checkInDate, checkOutDate });
		if (place === "sheet") return;
		// A reload and a shared URL show the same, and Back leads to where the plan was opened.
		const { location, historyAction } = router.state;
		expect(new URLSearchParams(location.search).get("checkInDate")).toBe(checkInDate);
		expect(historyAction).toBe("REPLACE");
	},
);

/** Opens the plan's own page by its URL from another page. */
function openAddress({ app }: Evening, address: string) {
	const route = { path: "/products/:idx/options", loader: loadOption, Component: OptionsRoute };
	const router = createMemoryRouter([{ ...route, HydrateFallback: () => null }], {
		initialEntries: ["/", address],
		getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
	});
	show(app, router);
	return router;
}

it("a rate plan for future dates does not reload at midnight", async () => {
	const left = evening();
	const { memory, today, open, midnight } = left;
	const { option, choice } = await planFor(left);
	const condition = { ...usual, ...stayFrom(addDays(today, 1), 2), rooms: 2 };
	open(<OptionsScreen snapshot={{ stayId: 101, choice, condition, option, problem: null }} />);
	await midnight();
	expect(memory.stays.asked).toEqual([]);
});

it.each([
	["reloads at midnight and shows that its night, which has begun, is sold out", 0, true],
	["does not reload at midnight for a later night", 1, false],
])("a booking form %s [DEC-001]", async (_, days, isOver) => {
	const { memory, today, open, midnight } = evening();
	memory.bookings.stay = plan;
	const terms = { ...form.choice.terms, ...stayFrom(addDays(today, days), 1) };
	open(<BookingScreen snapshot={{ ...form, choice: { ...form.choice, terms } }} />);
	await screen.findByText(plan.stayName);
	let asked = 0;
	memory.bookings.viewPlan = async () => {
		asked += 1;
		return err({ kind: "soldOut", message: "선택하신 객실이 마감되었습니다." });
	};
	await midnight();
	if (isOver) await screen.findByText("선택하신 객실이 마감되었습니다.");
	else screen.getByText(plan.stayName);
	expect(asked).toBe(isOver ? 1 : 0);
});

it("an unconfirmed day in an open calendar is reset once it has passed [SEARCH-CAL-06, DEC-042]", () => {
	const { today } = evening();
	const shown = { ...usual, ...stayFrom(addDays(today, 3), 2) };
	const viewModel = new ConditionViewModel({ today, current: () => shown, onChange: () => undefined });
	viewModel.open("dates");
	viewModel.selectDates({ checkInDate: today, checkOutDate: null });
	viewModel.onDayChange(addDays(today, 1));
	expect(viewModel.draft).toEqual(shown);
	viewModel.selectDates({ checkInDate: addDays(today, 1), checkOutDate: null });
	viewModel.onDayChange(addDays(today, 1));
	expect(viewModel.draft).toMatchObject({ checkInDate: addDays(today, 1), checkOutDate: null });
});
