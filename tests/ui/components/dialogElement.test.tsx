import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { afterPaint } from "#ui/app/later.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { keepLayerHistory } from "#ui/components/layerHistory.ts";
import { Sheet, type SheetProps } from "#ui/components/Sheet.tsx";

/** Calls made to the browser, in order. */
const asked: string[] = [];
const called = (what: string) =>
	function (this: HTMLDialogElement): void {
		asked.push(`${what} ${this.querySelector("h2")?.textContent ?? ""}`.trim());
		this.toggleAttribute("data-modal", what === "modal");
		this.open = what !== "closed" && what !== "popover";
	};
/** Records how the focus was set. */
const focused = vi.fn<(options?: FocusOptions) => void>();

/** Adds the browsers' behaviour of dialogs and popovers, which the test DOM lacks. */
beforeEach(() => {
	asked.length = 0;
	focused.mockClear();
	const native = HTMLDialogElement.prototype;
	vi.spyOn(native, "show").mockImplementation(called("shown"));
	vi.spyOn(native, "showModal").mockImplementation(called("modal"));
	vi.spyOn(native, "close").mockImplementation(called("closed"));
	native.showPopover = called("popover");
	const query = document.querySelector.bind(document);
	vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
		query(selector === ":modal" ? "dialog[data-modal]" : selector),
	);
	const { focus } = HTMLElement.prototype;
	vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement, options) {
		focused(options);
		focus.call(this);
	});
});
afterEach(() => {
	vi.restoreAllMocks();
	Reflect.deleteProperty(HTMLDialogElement.prototype, "showPopover");
	resetViewport();
});

/** Requested after the sheet's own request, and therefore called after it, however busy the machine is. */
const seen = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
const sheet = () =>
	screen.getByRole("heading", { name: "인원", hidden: true }).closest("dialog") as HTMLDialogElement;

function Opener({ children, ...props }: Partial<SheetProps>) {
	const [open, set] = useState(false);
	return (
		<main>
			<button type="button" onClick={() => set(true)}>
				열기
			</button>
			<Sheet title="인원" {...props} open={open} onClose={() => set(false)}>
				<button type="button">성인 늘리기</button>
				{children}
			</Sheet>
		</main>
	);
}
const button = (name: string) => screen.getByRole("button", { name, hidden: true });
function open(props: Partial<SheetProps> = {}) {
	const page = render(<Opener {...props} />);
	button("열기").focus();
	act(() => button("열기").click());
	return page;
}

describe("a sheet on a phone", () => {
	beforeEach(() => setWidth(390));

	it("covers the page at once, and becomes modal after it has been painted", async () => {
		open();
		expect(asked).toEqual(["popover 인원"]);
		expect(sheet().popover).toBe("manual");
		expect(sheet().getAttribute("aria-modal")).toBe("true");
		await seen();
		expect(asked).toEqual(["popover 인원", "modal 인원"]);
		expect(sheet().popover).toBeNull();
	});

	it("is modal at once where popovers are not supported", async () => {
		Reflect.deleteProperty(HTMLDialogElement.prototype, "showPopover");
		open();
		expect(asked).toEqual(["modal 인원"]);
		await seen();
		expect(asked).toEqual(["modal 인원"]);
	});

	it("keeps the focus on the element inside it that has it", async () => {
		open();
		expect(document.activeElement).toBe(sheet());
		button("성인 늘리기").focus();
		await seen();
		expect(document.activeElement).toBe(button("성인 늘리기"));
		expect(focused.mock.calls.filter(([options]) => options?.preventScroll)).toHaveLength(2);
	});

	it("does not steal the focus back from the page when it becomes modal", async () => {
		open();
		button("열기").focus();
		focused.mockClear();
		await seen();
		expect(focused).not.toHaveBeenCalled();
	});

	it.each([false, true])("restores the focus when it closes, already modal: %s", async (isModal) => {
		open();
		if (isModal) await seen();
		act(() => button("닫기").click());
		expect(document.activeElement).toBe(button("열기"));
		expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
		asked.length = 0;
		await seen();
		expect(asked).toEqual([]);
	});

	it("closes on the Escape key before it is modal, and ignores that key once it is", async () => {
		open();
		expect(fireEvent.keyDown(sheet(), { key: "Escape" })).toBe(true);
		expect(screen.queryByRole("dialog")).toBeNull();
		act(() => button("열기").click());
		await seen();
		fireEvent.keyDown(sheet(), { key: "Escape" });
		expect(sheet().open).toBe(true);
	});

	it("becomes modal before another layer opens above it", async () => {
		open();
		render(
			<Sheet open title="날짜" onClose={() => undefined}>
				12월
			</Sheet>,
		);
		expect(asked).toEqual(["popover 인원", "modal 인원", "modal 날짜"]);
		await seen();
		expect(asked).toHaveLength(3);
	});

	it("is not made modal by another layer after it has closed", async () => {
		open();
		act(() => button("닫기").click());
		asked.length = 0;
		render(<Dialog kind="alert" title="알림" text="" onAccept={vi.fn()} onCancel={vi.fn()} />);
		expect(asked).toEqual(["modal 알림"]);
	});

	describe("hides off-screen content at its size", () => {
		const skipped = (): string =>
			document.querySelector<HTMLElement>("[data-far]")?.style.contentVisibility ?? "";
		beforeEach(() => {
			const far = document.createElement("main");
			far.innerHTML = "<section data-far></section>";
			document.body.append(far);
			vi.spyOn(far.firstElementChild as Element, "getBoundingClientRect").mockReturnValue(
				new DOMRect(0, 9_000, 300, 300),
			);
			return () => far.remove();
		});

		it("from the moment it is modal until it closes", async () => {
			open();
			expect(skipped()).toBe("");
			await seen();
			expect(skipped()).toBe("hidden");
			act(() => button("닫기").click());
			expect(skipped()).toBe("");
		});

		it("until the window is resized", async () => {
			open();
			await seen();
			expect(skipped()).toBe("hidden");
			fireEvent(window, new Event("resize"));
			expect(skipped()).toBe("");
		});
	});
});

describe("a sheet on a wide window", () => {
	it.each([
		[{}, "modal 인원", "true"],
		[{ wide: "corner" }, "modal 인원", "true"],
		[{ wide: "anchor" }, "shown 인원", null],
		[{ wide: "anchorEnd" }, "shown 인원", null],
	] as const)("with %o is %s from the start", async (props, how, isModal) => {
		setWidth(1440);
		open(props);
		await seen();
		expect(asked).toEqual([how]);
		expect(sheet().getAttribute("aria-modal")).toBe(isModal);
	});

	it("becomes modal and a history entry when the window shrinks to phone width", async () => {
		window.history.replaceState({ idx: 3 }, "");
		const { stop } = keepLayerHistory(() => ({
			state: { location: { key: "default" } },
			navigate: async () => undefined,
		}));
		setWidth(1440);
		open({ wide: "anchor" });
		setWidth(1441);
		setWidth(390);
		await waitFor(() => expect(window.history.state).toEqual({ idx: 4, layers: 1 }), { timeout: 5_000 });
		expect(asked).toEqual(["shown 인원", "closed 인원", "modal 인원"]);
		stop();
	});

	it("leaves unknown keys and keys already handled to the page", () => {
		setWidth(1440);
		open({
			wide: "anchor",
			children: <input aria-label="나이" onKeyDown={(event) => event.preventDefault()} />,
		});
		const heard = vi.fn();
		window.addEventListener("keydown", heard);
		fireEvent.keyDown(sheet(), { key: "a" });
		fireEvent.keyDown(screen.getByLabelText("나이"), { key: "Escape" });
		expect([sheet().open, heard.mock.calls.length]).toEqual([true, 2]);
		fireEvent.keyDown(sheet(), { key: "Escape" });
		expect([screen.queryByRole("dialog"), heard.mock.calls.length]).toEqual([null, 2]);
		window.removeEventListener("keydown", heard);
	});

	it("closes on its own cancel event, but not on one from an element inside it", () => {
		setWidth(1440);
		open({ children: <input aria-label="사진" type="file" /> });
		fireEvent(screen.getByLabelText("사진"), new Event("cancel", { bubbles: true }));
		expect(sheet().open).toBe(true);
		const left = new Event("cancel", { cancelable: true });
		fireEvent(sheet(), left);
		expect([left.defaultPrevented, screen.queryByRole("dialog")]).toEqual([true, null]);
	});

	it("closes when the browser closes it, but ignores a close event while it is open", () => {
		setWidth(1440);
		open();
		fireEvent(sheet(), new Event("close"));
		expect(sheet().open).toBe(true);
		const shown = sheet();
		shown.open = false;
		fireEvent(shown, new Event("close"));
		expect(shown.isConnected).toBe(false);
	});
});
