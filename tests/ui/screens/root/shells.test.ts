import { describe, expect, it } from "vitest";
import { shellOf, shells } from "#ui/screens/root/shells.ts";

const matched = (...ids: string[]) => ids.map((id) => ({ id }));

describe("the frame of a screen", () => {
	it("is defined by its innermost route, and is the header by default [ROUTE-27]", () => {
		expect(shellOf(matched("root", "home"))).toEqual({ frame: "header" });
		expect(shellOf([])).toEqual({ frame: "header" });
		expect(shellOf(matched("root", "mypage", "mypage/books"))).toMatchObject({ title: "예약 내역" });
		expect(shellOf(matched("root", "mypage", "no-frame"))).toMatchObject({ title: "마이페이지" });
	});

	it("has a back button unless it is the header", () => {
		for (const id of Object.keys(shells)) {
			const shell = shellOf(matched(id));
			expect([id, shell.left, shell.right?.at(-1)]).toEqual([id, ["back"], "home"]);
			expect([id, shell.frame === "inner" || shell.frame === "topBar"]).toEqual([id, true]);
		}
	});
});
