import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";

const marks = () =>
	document.documentElement.getAttributeNames().filter((name) => /^data-(bar|modal|pill|refusal)/.test(name));

describe("the root element's marks for style sheets", () => {
	it("include a bottom action bar until the last one is gone", () => {
		const one = render(<ActionBar action={null} />);
		expect(marks()).toEqual(["data-bar"]);
		const other = render(<ActionBar action={null} phoneOnly />);
		expect(marks()).toEqual(["data-bar", "data-bar-phone"]);
		one.unmount();
		expect(marks()).toEqual(["data-bar", "data-bar-phone"]);
		other.unmount();
		expect(marks()).toEqual([]);
	});

	it("include a modal layer for as long as it is open", () => {
		const { rerender, unmount } = render(<Dialog kind="alert" text="" onAccept={noop} onCancel={noop} />);
		expect(marks()).toEqual(["data-modal"]);
		rerender(<p />);
		expect(marks()).toEqual([]);
		unmount();
	});
});

const noop = () => undefined;
