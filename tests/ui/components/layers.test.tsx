import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { LoadingLayer } from "#ui/components/LoadingLayer.tsx";
import { keepLayerHistory } from "#ui/components/layerHistory.ts";
import { Sheet, type SheetProps } from "#ui/components/Sheet.tsx";
import { Toast } from "#ui/components/Toast.tsx";

afterEach(resetViewport);

const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event("cancel", { cancelable: true }));

describe("Dialog", () => {
	const open = (kind: "alert" | "confirm") => {
		const answers: string[] = [];
		render(
			<Dialog
				kind={kind}
				text="예약을 취소하시겠습니까?"
				onAccept={() => answers.push("true")}
				onCancel={() => answers.push("false")}
			/>,
		);
		return { answers, dialog: screen.getByRole("alertdialog") };
	};
	const buttons = () =>
		screen.getAllByRole("button").map((button) => button.textContent || button.getAttribute("aria-label"));

	it("has the one button 확인 as an alert [UI-POPUP-01]", async () => {
		const { answers } = open("alert");
		expect(buttons()).toEqual(["확인", "닫기"]);
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(answers).toEqual(["true"]);
	});

	it("has 돌아가기 and 확인 as a confirm [UI-POPUP-02]", async () => {
		const { answers } = open("confirm");
		expect(buttons()).toEqual(["돌아가기", "확인", "닫기"]);
		await userEvent.click(screen.getByRole("button", { name: "돌아가기" }));
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(answers).toEqual(["false", "true"]);
	});

	it("is left by X and by Escape [DEC-037]", async () => {
		const { answers, dialog } = open("confirm");
		await userEvent.click(screen.getByRole("button", { name: "닫기" }));
		pressEscape(dialog);
		expect(answers).toEqual(["false", "false"]);
	});

	it.each([
		["alert", 1],
		["confirm", 0],
	] as const)("as %s answers %i times to a press on its backdrop [DEC-037]", (kind, times) => {
		const { answers, dialog } = open(kind);
		fireEvent.click(dialog);
		expect(answers).toHaveLength(times);
	});

	it("ignores presses on its text", async () => {
		const { answers } = open("alert");
		await userEvent.click(screen.getByText("예약을 취소하시겠습니까?"));
		expect(answers).toEqual([]);
	});

	it.each([
		["alert", "확인"],
		["confirm", "돌아가기"],
	] as const)("as %s gives the focus to %s: nothing is confirmed by accident [DEC-037]", (kind, name) => {
		open(kind);
		expect(document.activeElement).toBe(screen.getByRole("button", { name }));
	});
});

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
		stop = keepLayerHistory({ state: { location: { key: "default" } }, navigate: async () => undefined });
	});
	afterEach(() => stop());

	const openSheet = async (props: Partial<SheetProps> = {}) => {
		render(<Held {...props} />);
		await userEvent.click(screen.getByRole("button", { name: "열기" }));
		return screen.getByRole<HTMLDialogElement>("dialog", { name: "인원" });
	};

	it("is nothing while it is closed", () => {
		render(<Held />);
		expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
	});

	it("takes the focus, and gives it back when it is left by Escape", async () => {
		const opener = await openSheet().then((dialog) => {
			expect(dialog.contains(document.activeElement)).toBe(true);
			pressEscape(dialog);
			return screen.getByRole("button", { name: "열기" });
		});
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(opener.isConnected).toBe(true);
	});

	it("closes by X and by a press beside it, not by one inside", async () => {
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

	it("stays open in StrictMode, which opens everything twice", async () => {
		render(
			<StrictMode>
				<Held />
			</StrictMode>,
		);
		await userEvent.click(screen.getByRole("button", { name: "열기" }));
		await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
		expect(screen.getByRole<HTMLDialogElement>("dialog").open).toBe(true);
	});

	it("closes by Escape as an anchored panel too, which is not modal", async () => {
		setWidth(1440);
		const dialog = await openSheet({ wide: "anchor" });
		expect(screen.queryByRole("button", { name: "닫기" })).toBeNull();
		fireEvent.keyDown(dialog, { key: "Escape" });
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it.each([390, 820, 1440])("is a history entry at %i px, and Back closes it", async (width) => {
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

	it.each([
		[1440, { wide: "anchor" }],
		[390, { history: false }],
	] as const)("is no history entry at %i px with %o", async (width, props) => {
		setWidth(width);
		await openSheet(props);
		expect(window.history.state).toEqual({ idx: 3 });
	});

	it("is a history entry as an anchored panel too where the app decides what Back does [PROD-15]", async () => {
		setWidth(820);
		document.head.innerHTML = '<meta name="client-interface" content="WebView">';
		await openSheet({ wide: "anchor" });
		expect(window.history.state).toMatchObject({ idx: 4 });
		document.head.innerHTML = "";
	});
});

describe("a sheet's look", () => {
	const look = (element: Element | null | undefined) =>
		[...(element?.classList ?? [])].map((name) => name.split("_")[1]).join(" ");
	const sheetWith = (props: Partial<SheetProps>) => {
		render(
			<Sheet title="인원" {...props} open history={false} onClose={() => undefined}>
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
	] as const)("at %i px with %o is %s", (width, props, names) => {
		setWidth(width);
		expect(look(sheetWith(props))).toBe(names);
	});

	it.each([
		[{}, "head", "body"],
		[{ hideTitle: true }, "head bareHead", "body"],
		[{ flush: true }, "head", "body flush"],
	])("with %o has %s and %s", (props, head, body) => {
		const [first, second] = sheetWith(props).children;
		expect([look(first), look(second)]).toEqual([head, body]);
	});
});

describe("LoadingLayer", () => {
	it("is of the type basic with the text 로딩 unless told [UI-LOADING-01]", () => {
		render(<LoadingLayer />);
		expect(screen.getByRole("dialog").getAttribute("aria-busy")).toBe("true");
		expect(screen.getByRole("status").textContent).toBe("로딩");
	});

	it("cannot be left by Escape", () => {
		render(<LoadingLayer />);
		const dialog = screen.getByRole<HTMLDialogElement>("dialog");
		pressEscape(dialog);
		expect(dialog.open).toBe(true);
	});

	it("does not dim the page as inline [DEC-039]", () => {
		render(<LoadingLayer kind="inline" text="결제를 확인하고 있어요" />);
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.getByRole("status").textContent).toBe("결제를 확인하고 있어요");
	});
});

describe("Button", () => {
	it("keeps its place while busy and ignores presses", async () => {
		const onClick = vi.fn();
		const { rerender } = render(<Button onClick={onClick}>결제하기</Button>);
		rerender(
			<Button busy onClick={onClick}>
				결제하기
			</Button>,
		);
		const button = screen.getByRole<HTMLButtonElement>("button", { name: "결제하기" });
		await userEvent.click(button);
		expect(onClick).not.toHaveBeenCalled();
		expect(button.disabled).toBe(false);
		expect(button.getAttribute("aria-busy")).toBe("true");
	});

	it("never sends a form by accident", async () => {
		const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
		const sent = (busy: boolean) => (
			<form onSubmit={onSubmit}>
				<Button>그냥</Button>
				<Button type="submit" busy={busy}>
					보내기
				</Button>
			</form>
		);
		const { rerender } = render(sent(true));
		await userEvent.click(screen.getByRole("button", { name: "그냥" }));
		await userEvent.click(screen.getByRole("button", { name: "보내기" }));
		expect(onSubmit).not.toHaveBeenCalled();
		rerender(sent(false));
		await userEvent.click(screen.getByRole("button", { name: "보내기" }));
		expect(onSubmit).toHaveBeenCalledOnce();
	});
});

describe("Toast", () => {
	const message = { text: "찜한 숙소에 담았어요." };

	it.each([
		["the same message once more", { ...message }, [3999, 1]],
		["the message it has", message, [999, 1]],
		["no message", null, [60_000]],
	])("speaks in a region that was there before, and goes after four seconds of %s", (_, next, waits) => {
		vi.useFakeTimers();
		try {
			const onGone = vi.fn();
			const toast = (shown: typeof message | null) => <Toast message={shown} onGone={onGone} />;
			const { rerender } = render(toast(null));
			const region = screen.getByRole("status");
			vi.advanceTimersByTime(60_000);
			rerender(toast(message));
			expect(region.textContent).toBe("찜한 숙소에 담았어요.");
			vi.advanceTimersByTime(3000);
			rerender(toast(next));
			for (const wait of waits) {
				expect(onGone).not.toHaveBeenCalled();
				vi.advanceTimersByTime(wait);
			}
			expect(onGone).toHaveBeenCalledTimes(next === null ? 0 : 1);
		} finally {
			vi.useRealTimers();
		}
	});
});
