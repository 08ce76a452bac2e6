import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { appearances } from "#domain/navigation/appearance.ts";
import { AppearanceSwitch } from "#ui/layout/AppearanceSwitch.tsx";
import { OfflineNotice } from "#ui/layout/OfflineNotice.tsx";

describe("OfflineNotice", () => {
	it("has its live region in place before there is a message, so that the message is announced", () => {
		const { rerender } = render(<OfflineNotice state="none" />);
		const place = screen.getByRole("status");
		expect(place.textContent).toBe("");
		rerender(<OfflineNotice state="lost" />);
		expect(place.textContent).toBe("인터넷 연결이 끊겼어요. 연결 상태를 확인해 주세요.");
		const lost = place.querySelector("svg")?.innerHTML;
		rerender(<OfflineNotice state="found" />);
		expect(place.textContent).toBe("다시 연결되었어요.");
		expect(place.querySelector("svg")?.innerHTML).not.toBe(lost);
	});
});

describe("AppearanceSwitch", () => {
	it.each(appearances)("has only %s selected, and reports the selection of another option", async (value) => {
		const onChange = vi.fn();
		render(<AppearanceSwitch value={value} onChange={onChange} />);
		expect(screen.getByRole("group", { name: "화면 모드" })).toBeTruthy();
		const choices = screen.getAllByRole<HTMLInputElement>("radio");
		expect(choices.map(({ checked }) => checked)).toEqual(appearances.map((each) => each === value));
		for (const choice of choices) await userEvent.click(choice);
		const others = appearances.filter((each) => each !== value);
		expect(onChange.mock.calls).toEqual(others.map((each) => [each]));
		expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(["밝게", "어둡게", "기기에 맞춤"]);
	});
});
