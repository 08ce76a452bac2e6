import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { LoadingLayer } from "#ui/components/LoadingLayer.tsx";
import { Toast, type ToastMessage } from "#ui/components/Toast.tsx";

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

	it("has the single button 확인 as an alert [UI-POPUP-01]", async () => {
		const { answers } = open("alert");
		expect(buttons()).toEqual(["확인", "닫기"]);
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(answers).toEqual(["true"]);
	});

	it("has the buttons 돌아가기 and 확인 as a confirm [UI-POPUP-02]", async () => {
		const { answers } = open("confirm");
		expect(buttons()).toEqual(["돌아가기", "확인", "닫기"]);
		await userEvent.click(screen.getByRole("button", { name: "돌아가기" }));
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(answers).toEqual(["false", "true"]);
	});

	it("is cancelled by X and by Escape [DEC-037]", async () => {
		const { answers, dialog } = open("confirm");
		await userEvent.click(screen.getByRole("button", { name: "닫기" }));
		pressEscape(dialog);
		expect(answers).toEqual(["false", "false"]);
	});

	it.each([
		["alert", 1],
		["confirm", 0],
	] as const)("as %s gives %i answers to a click on its backdrop [DEC-037]", (kind, times) => {
		const { answers, dialog } = open(kind);
		fireEvent.click(dialog);
		expect(answers).toHaveLength(times);
	});

	it("ignores clicks on its text", async () => {
		const { answers } = open("alert");
		await userEvent.click(screen.getByText("예약을 취소하시겠습니까?"));
		expect(answers).toEqual([]);
	});

	it.each([
		["alert", "확인"],
		["confirm", "돌아가기"],
	] as const)("as %s focuses %s first, so nothing is confirmed by accident [DEC-037]", (kind, name) => {
		open(kind);
		expect(document.activeElement).toBe(screen.getByRole("button", { name }));
	});
});

describe("LoadingLayer", () => {
	it("uses the basic kind with the text 로딩 by default [UI-LOADING-01]", () => {
		render(<LoadingLayer />);
		expect(screen.getByRole("dialog").getAttribute("aria-busy")).toBe("true");
		expect(screen.getByRole("status").textContent).toBe("로딩");
	});

	it("is modal and cannot be closed with Escape", () => {
		const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
		render(<LoadingLayer />);
		expect(showModal).toHaveBeenCalledOnce();
		showModal.mockRestore();
		const dialog = screen.getByRole<HTMLDialogElement>("dialog");
		pressEscape(dialog);
		expect(dialog.open).toBe(true);
	});

	it("does not dim the page when inline [DEC-039]", () => {
		render(<LoadingLayer kind="inline" text="결제를 확인하고 있어요" />);
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.getByRole("status").textContent).toBe("결제를 확인하고 있어요");
	});
});

describe("Button", () => {
	it("stays in place and ignores clicks while busy", async () => {
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

	it("submits a form only as a submit button that is not busy", async () => {
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

	it("shows a failure with another icon than a success", () => {
		const icon = (shown: ToastMessage) => {
			const { container, unmount } = render(<Toast message={shown} onGone={() => undefined} />);
			const { innerHTML } = container.querySelector("svg") as Element;
			unmount();
			return innerHTML;
		};
		expect(icon({ text: "보내지 못했어요.", isFailure: true })).not.toBe(icon(message));
	});

	it.each([
		["the same message once more", { ...message }, [3999, 1]],
		["the message it has", message, [999, 1]],
		["no message", null, [60_000]],
	])(
		"announces itself in an existing live region, and disappears after four seconds of %s",
		(_, next, waits) => {
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
		},
	);
});
