import { describe, expect, it } from "vitest";
import { type ScreenHandle, shellOf } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";

const matched = (...handles: (ScreenHandle | undefined)[]) => handles.map((handle) => ({ handle }));
const titled = (title: string): ScreenHandle => ({ shell: innerShell({ title }) });

describe("the frame of a screen", () => {
	it("is defined by the innermost screen that has its own, and is the header by default [ROUTE-27]", () => {
		expect(shellOf(matched(undefined, { callsAtOnce: true }))).toEqual({ frame: "header" });
		expect(shellOf([])).toEqual({ frame: "header" });
		expect(shellOf(matched(undefined, titled("마이페이지"), titled("예약 내역"))).title).toBe("예약 내역");
		expect(shellOf(matched(undefined, titled("마이페이지"), {})).title).toBe("마이페이지");
	});
});
