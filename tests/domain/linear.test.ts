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

describe("every parser of external text", () => {
	it.each(Object.entries(readers))("%s handles 50,000 characters in linear time [A17]", (_, read) => {
		const milliseconds = (text: string): number => {
			const before = process.threadCpuUsage();
			read(text);
			const { user, system } = process.threadCpuUsage(before);
			return (user + system) / 1000;
		};
		// A quadratic reader needs seconds; JIT compilation or garbage collection may slow down one run, but not all three.
		const slow = hostile.filter((text) => [1, 2, 3].every(() => milliseconds(text) > 50));
		expect(slow.map((text) => text.slice(0, 20))).toEqual([]);
	});
});
