import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { Button } from "#ui/components/Button.tsx";
import { keepLayerHistory } from "#ui/components/layerHistory.ts";
import { Sheet, type SheetProps } from "#ui/components/Sheet.tsx";

afterEach(resetViewport);

const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event("cancel", { cancelable: true }));

function Held({ onClosed, ...props }: Partial<SheetProps> & { readonly onClosed?: () => void }) {
	const [open, set] = useState(false);
	const close = () => {
		set(false);
		onClosed?.();
	};
	return (
		<>
			<Button onClick={() => set(true)}>열기</Button>
			<Sheet title="인원" {...props} open={open} onClose={close}>
				<Button>성인 늘리기</Button>
			</Sheet>
		</>
	);
}

describe("Sheet", () => {
	let stop: () => void;
	beforeEach(() => {
		window.history.replaceState({ idx: 3 }, "");
		({ stop } = keepLayerHistory(() => ({
			state: { location: { key: "default" } },
			navigate: async () => undefined,
		})));
	});
	afterEach(() => stop());

	const openSheet = async (props: Partial<SheetProps> = {}) => {
		render(<Held {...props} />);
		await userEvent.click(screen.getByRole("button", { name: "열기" }));
		return screen.getByRole<HTMLDialogElement>("dialog", { name: "인원" });
	};

	it("renders nothing while closed", () => {
		render(<Held />);
		expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
		expect(screen.queryByText("성인 늘리기")).toBeNull();
	});

	it("takes the focus, closes on Escape and returns the focus to its opener", async () => {
		setWidth(390);
		const dialog = await openSheet();
		expect(dialog.contains(document.activeElement)).toBe(true);
		pressEscape(dialog);
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "열기" }));
	});

	it("closes on X and on a click outside, but not on a click inside", async () => {
		let dialog = await openSheet();
		await userEvent.click(screen.getByRole("button", { name: "성인 늘리기" }));
		expect(dialog.open).toBe(true);
		fireEvent.click(dialog);
		expect(screen.queryByRole("dialog")).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "열기" }));
		dialog = screen.getByRole("dialog");
		await userEvent.click(screen.getByRole("button", { name: "닫기" }));
		expect(dialog.isConnected).toBe(false);
	});

	it("stays open in StrictMode, which runs effects twice", async () => {
		render(
			<StrictMode>
				<Held />
			</StrictMode>,
		);
		await userEvent.click(screen.getByRole("button", { name: "열기" }));
		await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
		expect(screen.getByRole<HTMLDialogElement>("dialog").open).toBe(true);
	});

	it("closes on Escape as a non-modal anchored panel too", async () => {
		setWidth(1440);
		const dialog = await openSheet({ wide: "anchor" });
		expect(screen.queryByRole("button", { name: "닫기" })).toBeNull();
		fireEvent.keyDown(dialog, { key: "Escape" });
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it.each([390, 820, 1440])("adds a history entry at %i px, and Back closes it", async (width) => {
		setWidth(width);
		await openSheet();
		expect(window.history.state).toEqual({ idx: 4, layers: 1 });
		const heard = vi.fn();
		window.addEventListener("popstate", heard);
		window.history.replaceState({ idx: 3 }, "");
		act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
		window.removeEventListener("popstate", heard);
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(heard).not.toHaveBeenCalled();
	});

	it("adds no history entry as an anchored panel", async () => {
		setWidth(1440);
		await openSheet({ wide: "anchor" });
		expect(window.history.state).toEqual({ idx: 3 });
	});

	it("adds a history entry as an anchored panel in a web view, where the app handles Back [PROD-15]", async () => {
		setWidth(820);
		document.head.innerHTML = '<meta name="client-interface" content="WebView">';
		await openSheet({ wide: "anchor" });
		expect(window.history.state).toMatchObject({ idx: 4 });
		document.head.innerHTML = "";
	});
});

describe("the style of a sheet", () => {
	const look = (element: Element | null | undefined) =>
		[...(element?.classList ?? [])].map((name) => name.split("_")[1]).join(" ");
	const sheetWith = (props: Partial<SheetProps>) => {
		render(
			<Sheet title="인원" {...props} open onClose={() => undefined}>
				안
			</Sheet>,
		);
		return screen.getByRole("dialog", { name: "인원" });
	};

	it.each([
		[390, {}, "sheet full"],
		[390, { phone: "bottom", wide: "anchorEnd", size: "lg" }, "sheet bottom"],
		[820, {}, "sheet center"],
		[820, { phone: "bottom", size: "md" }, "sheet center"],
		[820, { wide: "corner", size: "lg" }, "sheet corner lg"],
		[1440, { wide: "anchor" }, "sheet anchor"],
		[1440, { wide: "anchorEnd" }, "sheet anchor end"],
	] as const)("at %i px with %o has the classes %s", (width, props, names) => {
		setWidth(width);
		expect(look(sheetWith(props))).toBe(names);
	});

	it.each([
		[{}, "head", "body"],
		[{ hideTitle: true }, "head bareHead", "body"],
		[{ flush: true }, "head", "body flush"],
	])("with %o has the classes %s and %s", (props, head, body) => {
		const [first, second] = sheetWith(props).children;
		expect([look(first), look(second)]).toEqual([head, body]);
	});
});
