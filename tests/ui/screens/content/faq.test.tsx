import { render, within } from "@testing-library/react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, appContext } from "#ui/app/AppState.ts";
import * as faq from "#ui/screens/faq/faq.route.tsx";

function page(path: `/faq${string}`, types: readonly { readonly id: number; readonly name: string }[]) {
	const { app, memory } = screenApp();
	memory.helpDesk.types = types;
	const { loader, Component } = faq;
	const routes = ["/faq", "/faq/:typeId"].map((each) => ({
		path: each,
		loader,
		Component,
		ErrorBoundary: () => <p>없는 페이지</p>,
		HydrateFallback: () => null,
	}));
	const router = createMemoryRouter(routes, {
		initialEntries: [path],
		getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
	});
	return within(
		render(
			<AppProvider value={app}>
				<RouterProvider router={router} />
			</AppProvider>,
		).container,
	);
}

describe("frequently asked questions", () => {
	it("say that there are none, in a category or at all [ROUTE-18] [DEC-021]", async () => {
		expect(await page("/faq", []).findByText("등록된 질문이 없어요.")).toBeDefined();
		expect(await page("/faq", [{ id: 1, name: "예약" }]).findByText("등록된 질문이 없어요.")).toBeDefined();
	});

	it("of an unknown category are an unknown page [SCREEN-07]", async () => {
		expect(await page("/faq/1", []).findByText("없는 페이지")).toBeDefined();
	});

	it.each(["01", "1e0", "1.0", "0x1", "+1"])(
		"have one address a category, so this is an unknown page: %s [SCREEN-07]",
		async (id) => {
			expect(await page(`/faq/${id}`, [{ id: 1, name: "예약" }]).findByText("없는 페이지")).toBeDefined();
		},
	);
});
