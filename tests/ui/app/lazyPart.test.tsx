import { render, screen, waitFor } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { lazyPart } from "#ui/app/lazyPart.tsx";

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

	it("fails inside its error boundary when its code does not load, and loads again on the next mount", async () => {
		const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const load = vi.fn(() => Promise.reject<typeof Panel>(new Error("no code")));
		const { Part } = lazyPart(load, waiting);
		const { unmount } = render(
			<Boundary>
				<Part name="calendar" />
			</Boundary>,
		);
		await waitFor(() => expect(screen.getByText("no code")).toBeTruthy());
		unmount();
		load.mockResolvedValueOnce(Panel);
		render(<Part name="calendar" />);
		await waitFor(() => expect(screen.getByText("calendar")).toBeTruthy());
		quiet.mockRestore();
	});
});
