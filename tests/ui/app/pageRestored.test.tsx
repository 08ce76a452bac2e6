import { act, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usePageRestored } from "#ui/app/usePageRestored.ts";

function Page({ name, heard }: { readonly name: string; readonly heard: string[] }) {
	usePageRestored(() => heard.push(name));
	return null;
}

const show = (persisted: boolean) =>
	act(() => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));

describe("a page restored from the back/forward cache", () => {
	it("calls its latest handler when restored, but not on a normal load or after unmounting", () => {
		const heard: string[] = [];
		const { rerender, unmount } = render(<Page name="first" heard={heard} />);
		show(false);
		expect(heard).toEqual([]);
		show(true);
		rerender(<Page name="second" heard={heard} />);
		show(true);
		expect(heard).toEqual(["first", "second"]);
		unmount();
		show(true);
		expect(heard).toEqual(["first", "second"]);
	});
});
