import { act, render, screen, waitFor } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { lazyLayer, lazyPart } from "#ui/layout/lazyPart.tsx";

const Panel = ({ name }: { readonly name: string }) => <p>{name}</p>;
const waiting = <p>waiting</p>;

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
	override state: { readonly error?: Error } = {};
	static getDerivedStateFromError = (error: Error) => ({ error });
	override render = () => this.state.error?.message ?? this.props.children;
}

describe("a lazily loaded component", () => {
	it("loads its code once its placeholder is drawn, and replaces it as soon as the code arrives", async () => {
		const load = vi.fn(() => Promise.resolve(Panel));
		const { Part } = lazyPart(load, waiting);
		render(<Part name="calendar" />);
		expect(screen.getByText("waiting")).toBeTruthy();
		expect(load).not.toHaveBeenCalled();
		await waitFor(() => expect(load).toHaveBeenCalled());
		// React would keep the fallback of a Suspense for 300 ms.
		await waitFor(() => expect(screen.getByText("calendar")).toBeTruthy(), { timeout: 200, interval: 5 });
		expect(screen.queryByText("waiting")).toBeNull();
	});

	it("renders at once when it was prefetched", async () => {
		const { Part, fetch } = lazyPart(() => Promise.resolve(Panel), waiting);
		await fetch();
		render(<Part name="guests" />);
		expect(screen.getByText("guests")).toBeTruthy();
	});

	it("loads nothing when it is unmounted before it was drawn", async () => {
		const load = vi.fn(() => Promise.resolve(Panel));
		const { Part } = lazyPart(load, waiting);
		render(<Part name="calendar" />).unmount();
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(load).not.toHaveBeenCalled();
	});

	it("says that its code did not load and loads it on request, with every other part that failed [C16]", async () => {
		const load = vi.fn(() => Promise.reject<typeof Panel>(new Error("no code")));
		const { Part } = lazyPart(load, waiting);
		const { Part: Footer } = lazyPart(load);
		render(
			<>
				<h1>서울 숙소</h1>
				<Part name="calendar" />
				<Footer name="footer" />
			</>,
		);
		expect(await screen.findByRole("alert")).toHaveProperty(
			"textContent",
			expect.stringContaining("화면을 불러오지 못했어요"),
		);
		expect(screen.getByRole("heading", { name: "서울 숙소" })).toBeTruthy();
		await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
		await act(async () => undefined);
		load.mockResolvedValue(Panel);
		act(() => screen.getByRole("button", { name: "다시 시도" }).click());
		expect(await screen.findByText("calendar")).toBeTruthy();
		expect(await screen.findByText("footer")).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("fails inside its error boundary when its code is missing a second time, and loads again on the next mount", async () => {
		const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const load = vi.fn(() => Promise.reject<typeof Panel>(new Error("no code")));
		const { Part } = lazyPart(load, waiting);
		const { unmount } = render(
			<Boundary>
				<Part name="calendar" />
			</Boundary>,
		);
		const retry = await screen.findByRole("button", { name: "다시 시도" });
		act(() => retry.click());
		await waitFor(() => expect(screen.getByText("no code")).toBeTruthy());
		unmount();
		load.mockResolvedValueOnce(Panel);
		render(<Part name="calendar" />);
		await waitFor(() => expect(screen.getByText("calendar")).toBeTruthy());
		quiet.mockRestore();
	});

	it("leaves a failed prefetch to the moment it is shown", async () => {
		const { Part, fetch } = lazyPart(() => Promise.reject(new Error("no code")), waiting);
		await expect(fetch()).resolves.toBeUndefined();
		render(<Part />);
		expect(await screen.findByRole("alert")).toBeTruthy();
	});
});

describe("a layer whose code is loaded when it opens", () => {
	const Sheet = ({ onClose }: { readonly onClose: () => void }) => (
		<button type="button" onClick={onClose}>
			닫기
		</button>
	);
	const show = (load: () => Promise<typeof Sheet>) => {
		const { app } = screenApp();
		const Layer = lazyLayer(load);
		const handleClose = vi.fn();
		const { unmount } = render(
			<AppProvider value={app}>
				<Layer onClose={handleClose} />
			</AppProvider>,
		);
		return { loading: app.loading, popups: app.popups, handleClose, unmount };
	};

	it("shows the loading layer while a slow line keeps it waiting [UI-LOADING-01]", async () => {
		const { promise, resolve } = Promise.withResolvers<typeof Sheet>();
		const { loading } = show(() => promise);
		expect(loading.visible).toBe(false);
		await waitFor(() => expect([loading.visible, loading.kind]).toEqual([true, "inline"]));
		act(() => resolve(Sheet));
		expect(await screen.findByRole("button", { name: "닫기" })).toBeTruthy();
		expect(loading.visible).toBe(false);
	});

	it("is closed with an alert when its code cannot be loaded, so that it can be opened again [C16]", async () => {
		const { popups, handleClose } = show(() => Promise.reject(new Error("no code")));
		await waitFor(() => expect(popups.current?.text).toContain("화면을 불러오지 못했어요"));
		expect(handleClose).toHaveBeenCalledOnce();
	});

	it("says nothing when it was closed before its code turned out to be missing", async () => {
		const { promise, reject } = Promise.withResolvers<typeof Sheet>();
		const load = vi.fn(() => promise);
		const { popups, handleClose, unmount } = show(load);
		await waitFor(() => expect(load).toHaveBeenCalled());
		unmount();
		reject(new Error("no code"));
		await promise.catch(() => undefined);
		expect([popups.current, handleClose.mock.calls]).toEqual([null, []]);
	});
});
