import { act, render, screen, waitFor } from "@testing-library/react";
import { createBrowserRouter, type RouteObject, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { noticeOf } from "#tests/support/contentFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, appContext } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import { Page } from "#ui/layout/Page.tsx";
import { innerShell } from "#ui/layout/shell.ts";
import { RootBoundary, RootLayout, rootLoader } from "#ui/screens/root/root.route.tsx";

const Home = () => <Page title="홈 화면">내용</Page>;
const Faq = () => <Page title="자주 묻는 질문">내용</Page>;
function Broken(): never {
	throw new Error("방을 그릴 수 없음");
}

let stop = () => {};
beforeEach(() => {
	window.history.replaceState(null, "", "/");
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	stop();
	vi.restoreAllMocks();
});

/** Renders the real shell around small screens, with a real browser history. */
export async function open(address = "/", changes: Partial<Environment> = {}) {
	window.history.replaceState(null, "", address);
	const { app, memory } = screenApp(changes);
	memory.advanceNotices.notices = [noticeOf(3)];
	const gate = Promise.withResolvers<null>();
	const children: RouteObject[] = [
		{ id: "/", index: true, Component: Home },
		{ id: "faq", path: "faq", Component: Faq, handle: { shell: innerShell({ title: "자주 묻는 질문" }) } },
		{ id: "slow", path: "slow", loader: () => gate.promise, Component: Faq },
		{ id: "broken", path: "broken", Component: Broken },
		{
			id: "mypage",
			path: "mypage",
			loader: (args) => {
				requireMember(args);
				return null;
			},
			Component: Faq,
		},
		{ id: "login", path: "login", Component: Home, handle: { shell: innerShell({}) } },
		{
			id: "products/:idx",
			path: "products/:idx",
			loader: ({ request }) => ({
				condition: defaultCondition(app.environment.today),
				isSearched: new URL(request.url).searchParams.has("checkInDate"),
			}),
			Component: Home,
			handle: { shell: innerShell({ hasScrollEffect: true }) },
		},
		{ id: "lms/:orderNumber", path: "lms/:orderNumber", Component: Home },
		{
			id: "*",
			path: "*",
			loader: () => {
				throw new Response(null, { status: 404 });
			},
			Component: Home,
		},
	];
	const router = createBrowserRouter(
		[
			{
				id: "root",
				path: "/",
				loader: rootLoader,
				Component: RootLayout,
				ErrorBoundary: RootBoundary,
				HydrateFallback: () => null,
				children,
			},
		],
		{ getContext: () => new RouterContextProvider(new Map([[appContext, app]])) },
	);
	app.navigation.attach(router);
	stop = () => router.dispose();
	render(
		<AppProvider value={app}>
			<RouterProvider router={router} />
		</AppProvider>,
	);
	await screen.findAllByRole("heading", { level: 1 });
	// Selects the lazily loaded part, to wait until it is there.
	const late = "[aria-live], [aria-label='오류 정보']";
	await waitFor(() => expect(document.querySelector(late)).toBeTruthy());
	const go = (path: string) => act(() => router.navigate(path));
	return { app, memory, router, gate, go };
}

/** Keeps the page's current visitor in step with its session. */
export const followed = ({ app, memory }: Awaited<ReturnType<typeof open>>) => {
	const { session } = app;
	Object.assign(memory.currentVisitor, {
		isSignedIn: () => session.signedIn,
		entered: (member: CachedMember) => session.entered(member),
		left: () => session.left(),
		unreached: () => session.lookupFailed(),
	});
};
