import { expect, it } from "vitest";
import { stayRequest } from "#domain/booking/stayRequest.ts";

it.each([
	["", ""],
	["  \n ", ""],
	["\u200b\u3164", ""],
	[" 높은 층\n부탁해요 ", "높은 층\n부탁해요"],
	["😀", "😀"],
])(
	"a request to the stay %j becomes %j: blank text counts as no request [DEC-165, VAL-15]",
	(typed, request) => {
		expect(stayRequest(typed)).toBe(request);
	},
);
