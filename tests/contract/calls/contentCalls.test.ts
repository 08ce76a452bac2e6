import { describe, expect, it } from "vitest";
import { bodyOf, dataOf } from "./contracts.ts";
import { expectAnswer, expectPayload, find, type Names } from "./customerTable.ts";

/** The customer's table of calls, verbatim: requirement, call, payload, answer. */
const contentCalls: readonly [id: string, call: string, payload: Names, answer: Names][] = [
	[
		"CALL-CONTENT-01",
		"POST v1/products/search-keyword",
		"searchText",
		"searchLocationsList searchProductsList",
	],
	["CALL-CONTENT-02", "GET /v1/products/locations/awesome/{keyword}", "", "searchLocation"],
	["CALL-CONTENT-03", "GET /v1/products/locations/popular/{idx}", "", "locations"],
	["CALL-CONTENT-04", "GET /v1/products/locations/popular/{idx}/sub/{area}", "", "subLocations"],
	["CALL-CONTENT-05", "GET /v1/commoncode/{code}", "", "commonCodes"],
	["CALL-CONTENT-06", "PUT /v1/lmses/{orderNum}/cancel", "", "orderNum orderProductStatus"],
	[
		"CALL-CONTENT-07",
		"GET /v1/lmses/{orderNum}/confirm",
		"",
		"orderNum confirmNum startDate selectable orderProductStatus",
	],
	[
		"CALL-CONTENT-08",
		"POST /v1/lmses/{orderNum}/confirm/{confirmNum}",
		"orderNum confirmNum",
		"orderNum confirmNum orderProductStatus",
	],
	["CALL-CONTENT-09", "GET /v1/notices", "", "notices"],
	["CALL-CONTENT-10", "GET /v1/notices/{idx}", "", "notice"],
	["CALL-CONTENT-11", "GET /v1/reviews/products/{productIdx}", "", "reviewCnt reviews reviewRating"],
	["CALL-CONTENT-12", "GET /v1/reviews/order-products/{id}", "", "bookReviewItem review"],
	["CALL-CONTENT-13", "GET /v1/mains", "", "mainBanners"],
	["CALL-CONTENT-14", "GET /v1/mains/place-list", "", "totalPlaceCnt start end placelist"],
	["CALL-CONTENT-15", "GET /v1/inquiries/status/{status}", "", "inquiries count"],
	["CALL-CONTENT-16", "GET /v1/inquiries/{type}", "", "inquiry"],
	[
		"CALL-CONTENT-17",
		"POST /v1/inquiries",
		"type content title inquiryType userOrderNum orderNum pageUrl",
		"idx",
	],
	["CALL-CONTENT-18", "POST /v1/advance-notice", "alarmIdx eventType", "alarmIdx applied"],
	["CALL-CONTENT-19", "GET /v1/advance-notice", "", "advanceNotices"],
	[
		"CALL-CONTENT-20",
		"POST /v2/products/{productIdx}",
		"adtCnt chdAges chdCnt checkInDate checkOutDate count",
		"detailInfo event stayFesta eventIdx facilities favoriteProductIdx info location prices reviews img",
	],
	[
		"CALL-CONTENT-21",
		"POST /v1/products/{productIdx}/rateplans-v3",
		"adtCnt chdAges chdCnt checkInDate checkOutDate count",
		"roomMappedRateplans vouchers priceComparisonList terms",
	],
	[
		"CALL-CONTENT-22",
		"POST /v1/products/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}",
		"adtCnt chdAges chdCnt checkInDate checkOutDate count promotionIdx",
		"option additionalInfo coupons promotion internationalForm productImgs",
	],
	["CALL-CONTENT-23", "GET /v1/products/findProductDetailEvent/{productIdx}", "", "event"],
	[
		"CALL-CONTENT-24",
		"POST /v1/products/findProducts",
		"cityCode locationKR nationCode searchText subLocationKR",
		"products totalCnt page facets",
	],
	["CALL-CONTENT-25", "POST /v1/products/{productIdx}/poi", "", "pois"],
	[
		"CALL-CONTENT-26",
		"POST /v2/products/findRecommendProducts",
		"checkInDate productIdx searchType",
		"products",
	],
	["CALL-CONTENT-27", "POST /v2/products/findMainRecommendProducts", "checkInDate searchType", "products"],
	["CALL-CONTENT-28", "PUT /v1/books/{id}", "deleteYn", "orderProductIdx deleteYn"],
	[
		"CALL-CONTENT-29",
		"POST /v1/books/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}",
		"checkInDate checkOutDate adtCnt chdCnt chdAges count guest payKind payMethod promotionIdx couponUserIdxs pointAmount userPointAmount expectedTotalAmount request agreements",
		"orderPayIdx orderNum orderProductIdxs totalAmount payStatus expiresAt",
	],
	[
		"CALL-CONTENT-30",
		"GET /v1/books/idx/{id}/img-count/1",
		"",
		"order payment products guest cancelPolicy additionalInfo productImgs",
	],
	[
		"CALL-CONTENT-31",
		"GET /v1/books/num/{orderNum}/img-count/20",
		"",
		"order payment products guest cancelPolicy additionalInfo productImgs",
	],
	[
		"CALL-CONTENT-32",
		"PUT /v1/books/part-cancel/{id}",
		"reason",
		"orderProductIdx orderProductStatus payStatus cancelAmount",
	],
	["CALL-CONTENT-33", "GET /v1/books/status/{status}", "", "bookCnts books"],
	["CALL-CONTENT-34", "GET /v1/event-products/awesome/{id}", "", "event products"],
	[
		"CALL-CONTENT-35",
		"POST /v1/event-products/sale-dates/{id}",
		"rateplanIdx startDate endDate",
		"saleDates",
	],
	["CALL-CONTENT-36", "GET /v2/faqs/types", "", "faqTypes"],
	["CALL-CONTENT-37", "GET /v2/faqs/type/{typeId}", "", "faqs"],
	["CALL-CONTENT-38", "GET /v1/wishs", "", "wishs"],
	["CALL-CONTENT-39", "POST /v1/wishs/products/{productIdx}", "productIdx", "productIdx wished"],
	["CALL-CONTENT-40", "POST /v1/add-payments", "orderAddPayIdx orderProductIdx", "pay productImgs"],
	["CALL-CONTENT-41", "POST /v1/coupons", "couponIdx", "coupon"],
	["CALL-CONTENT-42", "GET /v1/coupons/{status}", "", "coupons"],
	["CALL-CONTENT-43", "POST /v1/coupons/book", "productIdx rateplanIdx startDate", "coupons"],
	["CALL-CONTENT-44", "POST /v1/coupons/corporation", "code", "coupon"],
	["CALL-CONTENT-45", "POST /v1/coupons/live", "gripIdx", "coupon"],
	["CALL-CONTENT-46", "POST /v1/coupons/pack", "couponPackCode", "coupons"],
	["CALL-CONTENT-47", "GET v1/coupons/user", "", "coupons couponCnt"],
	["CALL-CONTENT-48", "GET /v1/theme-products", "", "themes"],
	[
		"CALL-CONTENT-49",
		"POST /v1/theme-products/{id}",
		"adtCnt chdAges chdCnt checkInDate checkOutDate count",
		"theme products",
	],
	["CALL-CONTENT-50", "GET /v1/theme-products/content/{id}", "", "content"],
	["PROD-12", "POST /v1/reviews/order-products/{id}", "title content star", "review"],
];

describe("the content service", () => {
	it.each(contentCalls)("[%s] %s matches the customer's specification", (_id, text, payload, answer) => {
		const call = find("content", text);
		expectPayload(call, payload);
		expectAnswer(call, answer);
	});

	it("requires only the customer's required fields in findProducts [CALL-CONTENT-24]", () => {
		const call = find("content", "POST /v1/products/findProducts");
		expect(bodyOf(call)?.schema.required?.toSorted()).toEqual([
			"cityCode",
			"locationKR",
			"nationCode",
			"searchText",
			"subLocationKR",
		]);
	});

	it("accepts exactly the tabs pending, complete and cancel [CALL-CONTENT-33, DOM-STATUS-20]", () => {
		const [status] = find("content", "GET /v1/books/status/{status}").parameters ?? [];
		expect(status?.schema.enum).toEqual(["pending", "complete", "cancel"]);
	});

	it.each(["GET /v1/books/num/{orderNum}/img-count/20", "POST /v1/add-payments"])(
		"sends at most 20 images with %s [DOM-IMG-05]",
		(text) => {
			expect(dataOf(find("content", text)).properties?.productImgs?.maxItems).toBe(20);
		},
	);
});
