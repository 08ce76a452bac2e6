import { expect, it } from "vitest";
import { isCancelReason } from "#domain/booking/cancelReason.ts";

it.each([
	["일정이 바뀌었어요", true],
	["가".repeat(200), true],
	["😀".repeat(200), true],
	["가".repeat(201), false],
	["", false],
	[" \n\t", false],
	["\u200b\u3164", false],
])(
	"a cancellation reason must be visible text of at most 200 characters: %j %s [DEC-167, VAL-15]",
	(text, isOne) => {
		expect(isCancelReason(text)).toBe(isOne);
	},
);
