import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";

const marks = () =>
	document.documentElement.getAttributeNames().filter((name) => /^data-(bar|modal|pill|refusal)/.test(name));

describe("the root is marked for style sheets", () => {
	it("by a bar at the lower edge, until the last of them is gone", () => {
		const one = render(<ActionBar action={null} />);
		expect(marks()).toEqual(["data-bar"]);
		const other = render(<ActionBar action={null} phoneOnly />);
		expect(marks()).toEqual(["data-bar", "data-bar-phone"]);
		one.unmount();
		expect(marks()).toEqual(["data-bar", "data-bar-phone"]);
		other.unmount();
		expect(marks()).toEqual([]);
	});

	it("by what is modal, for as long as it is", () => {
		const { rerender, unmount } = render(<Dialog kind="alert" text="" onAccept={noop} onCancel={noop} />);
		expect(marks()).toEqual(["data-modal"]);
		rerender(<p />);
		expect(marks()).toEqual([]);
		unmount();
	});
});

const noop = () => undefined;
