import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { planChoice, planQuery } from "#domain/offer/planAddress.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOption } from "#tests/support/stayFixtures.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { OptionsScreen } from "#ui/screens/options/OptionsScreen.tsx";

it.each(["/products/101/options", "/accom/101/options"])(
	"changing the number of vouchers changes only the query of the page: %s, in the app too [ROUTE-05, DEC-055]",
	async (path) => {
		const { app } = screenApp();
		const option = await exampleOption();
		const voucher = { validDays: 90, validUntil: stayDateOf("2027-02-26"), weekdaysOnly: false };
		const choice = planChoice(option.plan, 2);
		const snapshot = {
			...{ stayId: 101, condition, choice, problem: null },
			option: { ...option, plan: { ...option.plan, voucher } },
		};
		const router = createMemoryRouter([{ path: "*", element: <OptionsScreen snapshot={snapshot} /> }], {
			initialEntries: [`${path}?${planQuery(choice, condition)}`],
		});
		render(
			<AppProvider value={app}>
				<RouterProvider router={router} />
			</AppProvider>,
		);
		await act(async () => fireEvent.click(screen.getByRole("button", { name: /(?:늘리기|더하기|추가)/ })));
		const { pathname, search } = router.state.location;
		expect([pathname, search]).toEqual([path, `?${planQuery({ ...choice, pieces: 3 }, condition)}`]);
	},
);
