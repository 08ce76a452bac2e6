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

describe("a part that comes late", () => {
	it("asks for its code once what waits for it is drawn, and takes its place as soon as it is there", async () => {
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

	it("is drawn at once when it was fetched ahead", async () => {
		const { Part, fetch } = lazyPart(() => Promise.resolve(Panel), waiting);
		await fetch();
		render(<Part name="guests" />);
		expect(screen.getByText("guests")).toBeTruthy();
	});

	it("asks for nothing when it is closed before it was drawn", async () => {
		const load = vi.fn(() => Promise.resolve(Panel));
		const { Part } = lazyPart(load, waiting);
		render(<Part name="calendar" />).unmount();
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(load).not.toHaveBeenCalled();
	});

	it("fails where it stands when its code does not come, and is asked for again", async () => {
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
