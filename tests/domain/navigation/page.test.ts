import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homeCopy } from "#copy/home.ts";
import { documentTitle, isNoindexPath } from "#domain/navigation/pageHead.ts";

describe("the page head", () => {
	it("joins the page title and the site name [META-01]", () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.string(),
				(page, site) => documentTitle(page, site) === `${page} | ${site}`,
			),
		);
		expect(documentTitle(homeCopy.pageTitle, "어썸스테이")).toBe("국내·해외 숙소 예약 | 어썸스테이");
	});

	it.each([
		"/login",
		"/login/signup",
		"/mypage",
		"/mypage/books/3",
		"/booking/12",
		"/payments/complete/AW1",
		"/inquiries",
		"/inquiries/new",
		"/lms/AW1",
		"/reviews/order-products/3",
		"/membership/awesome/management",
		"/membership/awesome/management/billing-history",
		"/membership/benefit-mall/management",
		"/accom/12",
		"/MyPage",
	])("excludes %s from search engines [META-03]", (path) => {
		expect(isNoindexPath(path)).toBe(true);
	});

	it.each([
		"/",
		"/search",
		"/products/12",
		"/faq",
		"/notice/3",
		"/policy/terms",
		"/theme",
		"/events/3",
		"/membership/awesome/subscribe",
		"/membership/benefit-mall/register",
		"/search/login",
	])("lets search engines index %s [META-03]", (path) => {
		expect(isNoindexPath(path)).toBe(false);
	});
});
