import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { useOutsidePress } from "#ui/layout/useOutsidePress.ts";

describe("useOutsidePress", () => {
	function Section({ isActive, onOutside }: { readonly isActive: boolean; readonly onOutside: () => void }) {
		const section = useRef<HTMLDivElement>(null);
		useOutsidePress(section, isActive, onOutside);
		return (
			<>
				<button type="button" aria-controls="section">
					여는 단추
				</button>
				<button type="button" aria-controls="another">
					다른 단추
				</button>
				<div ref={section} id="section">
					<button type="button">안</button>
				</div>
				<button type="button">밖</button>
				<dialog open>
					<button type="button">팝업</button>
				</dialog>
			</>
		);
	}

	it("reports a mouse press outside but not inside [SEARCH-SEC-03, SEARCH-SEC-04]", () => {
		const onOutside = vi.fn();
		render(<Section isActive onOutside={onOutside} />);
		fireEvent.mouseDown(screen.getByText("안"));
		expect(onOutside).not.toHaveBeenCalled();
		fireEvent.mouseDown(screen.getByText("밖"));
		expect(onOutside).toHaveBeenCalledOnce();
	});

	it("counts the control that opens the section as inside, but no other control [SEARCH-SEC-02, SEARCH-SEC-03]", () => {
		const onOutside = vi.fn();
		render(<Section isActive onOutside={onOutside} />);
		fireEvent.mouseDown(screen.getByText("여는 단추"));
		expect(onOutside).not.toHaveBeenCalled();
		fireEvent.mouseDown(screen.getByText("다른 단추"));
		expect(onOutside).toHaveBeenCalledOnce();
	});

	it("reports the focus moving to the page but not into a popup, although a press there counts as outside", () => {
		const onOutside = vi.fn();
		render(<Section isActive onOutside={onOutside} />);
		fireEvent.focusIn(screen.getByText("안"));
		fireEvent.focusIn(screen.getByText("팝업"));
		expect(onOutside).not.toHaveBeenCalled();
		fireEvent.focusIn(screen.getByText("밖"));
		expect(onOutside).toHaveBeenCalledOnce();
		fireEvent.mouseDown(screen.getByText("팝업"));
		expect(onOutside).toHaveBeenCalledTimes(2);
	});

	it("reports nothing before the section opens or after it has closed [SEARCH-SEC-03]", () => {
		const onOutside = vi.fn();
		const { rerender } = render(<Section isActive={false} onOutside={onOutside} />);
		const goOut = () => {
			fireEvent.mouseDown(screen.getByText("밖"));
			fireEvent.focusIn(screen.getByText("밖"));
		};
		goOut();
		expect(onOutside).not.toHaveBeenCalled();
		rerender(<Section isActive onOutside={onOutside} />);
		goOut();
		expect(onOutside).toHaveBeenCalledTimes(2);
		rerender(<Section isActive={false} onOutside={onOutside} />);
		goOut();
		expect(onOutside).toHaveBeenCalledTimes(2);
	});
});
