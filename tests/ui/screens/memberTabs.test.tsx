import { fireEvent, render, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, type AppState, appContext } from "#ui/app/AppState.ts";
import * as coupons from "#ui/screens/coupons/coupons.route.tsx";
import * as cash from "#ui/screens/points/cash.route.tsx";

const member = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;

/** A member's page with its loader, as the address has it. */
function page(app: AppState, path: string, { loader, Component }: typeof cash | typeof coupons) {
	const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
		initialEntries: [path],
		getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
	});
	const screen = within(
		render(
			<AppProvider value={app}>
				<RouterProvider router={router} />
			</AppProvider>,
		).container,
	);
	const choose = async (name: RegExp) => {
		fireEvent.click(await screen.findByRole("tab", { name }));
		await waitFor(() => expect(screen.getByRole("tab", { name, selected: true })).toBeDefined());
	};
	return { screen, choose };
}

describe("another tab of the same page", () => {
	it("has the balance at once", async () => {
		const { app, memory } = screenApp({ signedIn: true, member });
		memory.bookingMember.points = { awesomeCash: won(1200), welfarePoints: won(0) };
		const { screen, choose } = page(app, "/mypage/awesome-cash", cash);
		await screen.findByText("1,200원");
		memory.pointHistory.list = () => new Promise(() => undefined);
		await choose(/^사용/);
		expect(screen.getByText("1,200원")).toBeDefined();
	});

	it("still has the code that was being typed", async () => {
		const { app } = screenApp({ signedIn: true, member });
		const { screen, choose } = page(app, "/mypage/coupon", coupons);
		const field = async () => (await screen.findByRole("textbox")) as HTMLInputElement;
		fireEvent.change(await field(), { target: { value: "HANBIT" } });
		await choose(/^기간 만료/);
		expect((await field()).value).toBe("HANBIT");
	});
});
