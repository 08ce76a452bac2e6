import { expect, it } from "vitest";
import { oneLine } from "#domain/shared/oneLine.ts";

it.each([
	["체크인\r\n문의", "체크인 문의"],
	[" 두\t 칸\u2028 ", "두 칸"],
	["\n", ""],
])("ENT-37: puts %j on one line", (text, line) => {
	expect(oneLine(text)).toBe(line);
});
