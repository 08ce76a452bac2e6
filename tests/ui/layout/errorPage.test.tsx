import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
	createMemoryRouter,
	createStaticHandler,
	createStaticRouter,
	RouterProvider,
	StaticRouterProvider,
} from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { invariant } from "#domain/shared/invariant.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { recordFailedImports } from "#ui/app/failedImports.ts";
import { RootBoundary } from "#ui/screens/root/root.route.tsx";

describe("the error page", () => {
	it("shows the error in one line before the code for its details has loaded [UI-ERRPAGE-02] [C19]", async () => {
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		window.history.replaceState(null, "", "/broken?pgToken=x1");
		const Component = () => {
			throw new Error("방을 그릴 수 없음");
		};
		const router = createMemoryRouter([{ path: "/", Component, ErrorBoundary: RootBoundary }]);
		render(
			<AppProvider value={screenApp().app}>
				<RouterProvider router={router} />
			</AppProvider>,
		);
		const { origin } = window.location;
		expect(screen.getByText(`Error: 방을 그릴 수 없음 ${origin}/broken ${navigator.userAgent}`)).toBeTruthy();
		expect(await screen.findByRole("region", { name: "오류 정보" })).toBeTruthy();
	});

	it("asks to check the connection when the code of a screen could not be loaded, although the device believes to be online", async () => {
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		recordFailedImports();
		const payload = new TypeError("Failed to fetch dynamically imported module");
		const lazy = async () => {
			window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
			throw payload;
		};
		const router = createMemoryRouter([
			{
				path: "/",
				ErrorBoundary: RootBoundary,
				HydrateFallback: () => null,
				children: [{ index: true, lazy }],
			},
		]);
		render(
			<AppProvider value={screenApp().app}>
				<RouterProvider router={router} />
			</AppProvider>,
		);
		expect(await screen.findByRole("heading", { name: "화면을 불러오지 못했어요" })).toBeTruthy();
		expect(screen.getByRole("button", { name: "다시 시도" })).toBeTruthy();
		expect(screen.queryByText(/Failed to fetch/)).toBeNull();
	});

	it("renders on the server too, without a window [UI-ERRPAGE-01] [C19]", async () => {
		const handler = createStaticHandler([
			{
				path: "/",
				loader: () => {
					throw new Error("방을 읽을 수 없음");
				},
				Component: () => null,
				ErrorBoundary: RootBoundary,
			},
		]);
		const context = await handler.query(new Request("http://localhost/"));
		invariant(!(context instanceof Response), "a page that breaks leads nowhere");
		const page = (
			<AppProvider value={screenApp().app}>
				<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
			</AppProvider>
		);
		vi.stubGlobal("window", undefined);
		onTestFinished(() => void vi.unstubAllGlobals());
		expect(renderToString(page)).toContain("메인으로 돌아가기");
	});
});
