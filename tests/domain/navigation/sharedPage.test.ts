import { describe, expect, it } from "vitest";
import { isSharedPage } from "#domain/navigation/sharedPage.ts";

describe("a page for everybody", () => {
	it.each([
		...["/", "/search", "/products/101", "/accom/7", "/theme", "/theme/3", "/notice", "/notice/14"],
		...["/faq", "/faq/12", "/policy/terms"],
	])("is %s", (path) => {
		expect(isSharedPage(path)).toBe(true);
	});

	it.each([
		...["/booking/1", "/payments/complete/AW1", "/mypage", "/mypage/books/1", "/login", "/lms/AW1"],
		// an unlisted event's secret is in its address
		...["/events/1", "/products/101/options", "/products/0", "/products/1x", "/search/", "/wishes/shared/1"],
	])("is not %s", (path) => {
		expect(isSharedPage(path)).toBe(false);
	});
});
