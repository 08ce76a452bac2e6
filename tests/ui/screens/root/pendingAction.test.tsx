import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { layoutCopy } from "#copy/layout.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { usePendingAction } from "#ui/screens/root/usePendingAction.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stay = { pathname: "/products/12", search: "?type=wish&idx=12" };

/** A shell at the login page; `come` navigates to the stay to return to, `show` shows its page. */
function stage() {
	const { app, memory } = screenApp({ signedIn: true, member: cachedMemberOf(bronze) });
	const state = { location: { pathname: "/login", search: "" } };
	const navigate = async (path: string) => {
		const [pathname = "", search] = path.split("?");
		state.location = { pathname, search: search === undefined ? "" : `?${search}` };
	};
	app.navigation.attach({ state, navigate, revalidate: async () => {} });
	let go = (_: string) => {};
	function Shell({ app }: { readonly app: AppState }) {
		const [message] = usePendingAction(app);
		const navigate = useNavigate();
		go = (path) => void navigate(path);
		return <p>{message?.text}</p>;
	}
	render(
		<MemoryRouter initialEntries={["/login"]}>
			<Shell app={app} />
		</MemoryRouter>,
	);
	return {
		wished: () => [...memory.stays.wished],
		come: () => {
			state.location = stay;
		},
		show: () => act(async () => go(stay.pathname + stay.search)),
		pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
	};
}

it("a pending action is left to the page still being shown, and resumed if no part of it takes it [DEC-094]", async () => {
	const { wished, come, show, pass } = stage();
	await pass(1100);
	come();
	await pass(1000);
	expect(wished()).toEqual([]);
	await show();
	await pass(1100);
	expect(wished()).toEqual([]);
	await pass(200);
	expect(wished()).toEqual([12]);
	expect(screen.getByText(layoutCopy.pending.wish)).toBeTruthy();
});
