import { describe, expect, it } from "vitest";
import { isSharedPage } from "#domain/navigation/sharedPage.ts";

describe("pages shared by all visitors", () => {
	it.each([
		...["/", "/search", "/products/101", "/accom/7", "/theme", "/theme/3", "/notice", "/notice/14"],
		...["/faq", "/faq/12", "/policy/terms"],
	])("include %s", (path) => {
		expect(isSharedPage(path)).toBe(true);
	});

	it.each([
		...["/booking/1", "/payments/complete/AW1", "/mypage", "/mypage/books/1", "/login", "/lms/AW1"],
		// An unlisted event's URL contains its secret.
		...["/events/1", "/products/101/options", "/products/0", "/products/1x", "/search/", "/wishes/shared/1"],
	])("exclude %s", (path) => {
		expect(isSharedPage(path)).toBe(false);
	});
});
