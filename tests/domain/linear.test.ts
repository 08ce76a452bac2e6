import { describe, expect, it } from "vitest";
import { isRunOfHouse } from "#domain/content/images.ts";
import { isGlobalPhone } from "#domain/member/globalPhone.ts";
import { validationMessage, validationTypes } from "#domain/member/validators.ts";
import { linkTarget } from "#domain/navigation/bridgeMessage.ts";
import { isCrawler } from "#domain/navigation/crawler.ts";
import { isNoindexPath } from "#domain/navigation/pageHead.ts";
import { readPendingAction } from "#domain/navigation/pendingAction.ts";
import { returnTarget } from "#domain/navigation/returnTarget.ts";
import { isSkippedUrl } from "#domain/navigation/urlHistory.ts";
import { webViewPath } from "#domain/navigation/webViewPath.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import { helpKeyword } from "#domain/search/keywordHelp.ts";
import { fitSearchText } from "#domain/search/searchQuery.ts";
import { parseTimed } from "#domain/shared/dateForms.ts";
import { parseStayDate } from "#domain/shared/StayDate.ts";
import { hasValue, toNumber } from "#domain/shared/values.ts";

const size = 50_000;
const fillers = [
	"a",
	"a.",
	"a@",
	"a-.",
	"1",
	"가",
	"가 ",
	" ",
	"A ",
	"!1a",
	"%",
	"\\",
	"/",
	"../",
	"?type=wish&",
	"&type=wish",
	"&idx=",
	"run ",
	"run of ",
	"런 ",
	"ㅎ",
	"\u0301",
	"bot",
	"2026-12-06 ",
];
const hostile = fillers.flatMap((filler) => {
	const body = filler.repeat(Math.ceil(size / filler.length)).slice(0, size);
	return [body, `/${body}`, `${body}!`, `a@${body}!`, `${body}\u0000`];
});

const readers: Record<string, (text: string) => unknown> = {
	...Object.fromEntries(
		validationTypes.map((type) => [type, (text: string) => validationMessage(type, text)]),
	),
	isGlobalPhone: (text) => isGlobalPhone(text, "KR"),
	isRunOfHouse,
	linkTarget: (text) => linkTarget(text, "webview"),
	isCrawler,
	isNoindexPath,
	readPendingAction,
	returnTarget,
	isSkippedUrl,
	webViewPath,
	readKeyword,
	helpKeyword: (text) => helpKeyword(text, [{ name: "서울" }]),
	fitSearchText,
	parseTimed,
	parseStayDate,
	hasValue,
	toNumber,
};

/** Processor time of a call on this thread, in microseconds. */
function cost(call: () => unknown): number {
	const before = process.threadCpuUsage();
	call();
	const { user, system } = process.threadCpuUsage(before);
	return user + system;
}

const longest = "a".repeat(size);

/** Linear work on the same length: 1,000 passes over every character, where a quadratic reader makes about 25,000. */
function yardstick(): number {
	let sum = 0;
	for (let pass = 0; pass < 1_000; pass++)
		for (let index = 0; index < size; index++) sum = (sum + longest.charCodeAt(index)) | 0;
	return sum;
}

const onceMeasured = cost(yardstick);

/** Whether a call costs more than the yardstick. What seems to is measured in turn with it, so that a busy machine slows both. */
const isSlow = (call: () => unknown): boolean =>
	cost(call) > onceMeasured && [1, 2, 3].every(() => cost(call) > cost(yardstick));

describe("every parser of external text", () => {
	it.each(Object.entries(readers))("%s handles 50,000 characters in linear time [A17]", (_, read) => {
		const slow = hostile.filter((text) => isSlow(() => read(text)));
		expect(slow.map((text) => text.slice(0, 20))).toEqual([]);
	});
});
