import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observer } from "mobx-react-lite";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { PopupsViewModel } from "#ui/app/PopupsViewModel.ts";
import { LoadingHost } from "#ui/layout/LoadingHost.tsx";
import { PopupHost } from "#ui/layout/PopupHost.tsx";

describe("PopupHost", () => {
	const show = () => {
		const popups = new PopupsViewModel();
		const Host = observer(function Host() {
			return (
				<PopupHost popup={popups.current} onAccept={() => popups.accept()} onCancel={() => popups.cancel()} />
			);
		});
		render(<Host />);
		return popups;
	};
	const opened = (open: () => Promise<boolean>) => {
		let answer = Promise.resolve(false);
		act(() => {
			answer = open();
		});
		return answer;
	};

	it("shows nothing without a popup", () => {
		show();
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it.each([
		["확인", true],
		["돌아가기", false],
		["닫기", false],
	])(
		"resolves a confirm closed with %s to %s [UI-POPUP-02, UI-POPUP-03, UI-POPUP-04]",
		async (name, answer) => {
			const popups = show();
			const asked = opened(() => popups.confirm("예약을 취소하시겠습니까?"));
			await userEvent.click(screen.getByRole("button", { name }));
			expect(await asked).toBe(answer);
			expect(screen.queryByRole("alertdialog")).toBeNull();
		},
	);

	it.each(["확인", "닫기"])(
		"resolves an alert closed with %s to true [UI-POPUP-01, UI-POPUP-03]",
		async (name) => {
			const popups = show();
			const asked = opened(() => popups.alert("링크가 복사되었습니다."));
			await userEvent.click(screen.getByRole("button", { name }));
			expect(await asked).toBe(true);
		},
	);

	it("gives every popup in the queue its own dialog [DEC-037]", async () => {
		const popups = show();
		act(() => {
			void popups.alert("링크가 복사되었습니다.");
			void popups.alert("쿠폰을 받았어요.");
		});
		const first = screen.getByRole("alertdialog");
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		const second = screen.getByRole("alertdialog");
		expect(second).not.toBe(first);
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it("merges identical alerts, open or queued, but asks every confirm", async () => {
		const popups = show();
		const told = opened(() => {
			void popups.alert("링크가 복사되었습니다.");
			return Promise.all([popups.alert("서버 오류"), popups.alert("서버 오류")]).then((answers) =>
				answers.every(Boolean),
			);
		});
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(screen.getByRole("alertdialog").textContent).toContain("서버 오류");
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(screen.queryByRole("alertdialog")).toBeNull();
		expect(await told).toBe(true);
		const asked = [1, 2].map(() => opened(() => popups.confirm("삭제하시겠습니까?")));
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		await userEvent.click(screen.getByRole("button", { name: "돌아가기" }));
		expect(await Promise.all(asked)).toEqual([true, false]);
		const both = [
			opened(() => popups.confirm("삭제하시겠습니까?")),
			opened(() => popups.alert("삭제하시겠습니까?")),
		];
		await userEvent.click(screen.getByRole("button", { name: "돌아가기" }));
		await userEvent.click(screen.getByRole("button", { name: "확인" }));
		expect(await Promise.all(both)).toEqual([false, true]);
	});
});

describe("LoadingHost", () => {
	it("shows the loading layer while it is visible [UI-LOADING-01]", () => {
		const { rerender } = render(<LoadingHost visible={false} />);
		expect(screen.queryByRole("status")).toBeNull();
		rerender(<LoadingHost visible />);
		expect(screen.getByRole("status").textContent).toBe("로딩");
	});
});
