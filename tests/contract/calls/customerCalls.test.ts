import { describe, expect, it } from "vitest";
import { bodyOf, type CallContract, dataOf, readCalls } from "./contracts.ts";

const calls = await readCalls();

/** Names of the contract's fields, in any order: '' = none, '*' = the customer does not show them. */
type Names = string;

/** The customer's table of calls, word for word: requirement, call, payload, answer. */
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
		"roomMappedRateplans priceComparisonList terms",
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

const authCalls: readonly [id: string, call: string, payload: Names, answer: Names][] = [
	["CALL-AUTH-01", "POST /login", "loginType", "*"],
	["CALL-AUTH-02", "POST /login-history", "loginType clientInterface", "idx"],
	["CALL-AUTH-03", "POST /refresh", "", "*"],
	["CALL-AUTH-04", "POST /logout", "", ""],
	["CALL-AUTH-05", "POST /users/revoke/apple", "authorizationCode", ""],
	[
		"CALL-AUTH-06",
		"POST benefit-users",
		"corpCode deptName userName",
		"name email grade type corpName phone",
	],
	["CALL-AUTH-07", "GET benefit-users/code/{code}", "", "corpCode corpName valid"],
	["CALL-AUTH-08", "GET /points", "", "point userPoint"],
	["CALL-AUTH-09", "GET /points/history", "", "histories totalCnt"],
	["CALL-AUTH-10", "GET /users", "", "name email grade type corpName phone"],
	["CALL-AUTH-11", "PUT /users", "", "name email grade type corpName phone"],
	["CALL-AUTH-12", "POST /users/cert", "certEmailIdx certPhoneIdx id name phone userMeta", "*"],
	["CALL-AUTH-13", "GET /users/check/{id}", "", "exists"],
	[
		"CALL-AUTH-14",
		"PUT /users/international-info",
		"internationalNumber internationalPhone userFirstName userLastName",
		"internationalNumber internationalPhone userFirstName userLastName",
	],
	["CALL-AUTH-15", "PUT /users/pwd", "certIdx id pwd", ""],
	["CALL-AUTH-16", "POST /users/send-cert", "dest type", "certIdx expiresAt remainCnt"],
	["CALL-AUTH-17", "GET /users/unlink", "", ""],
];

const otherCalls: readonly [id: string, service: string, call: string, payload: Names, answer: Names][] = [
	[
		"CALL-OTHER-01",
		"payment",
		"POST /v1/payments/prepare",
		"payKind payMethod",
		"paymentIdx checkoutUrl amount expiresAt",
	],
	[
		"CALL-OTHER-01",
		"payment",
		"POST /v1/payments/approve",
		"paymentIdx orderNum pgToken",
		"payment orderNum",
	],
	["CALL-OTHER-01", "payment", "POST /v1/payments/cancel", "orderPayIdx reason quoteId", "*"],
	["CALL-OTHER-01", "payment", "POST /v1/payments/part-cancel", "orderProductIdx reason", "*"],
	["CALL-OTHER-01", "payment", "GET /v1/payments/{orderNum}", "", "payment"],
	["CALL-OTHER-01", "payment", "POST /v1/payments/webhooks/{provider}", "", "*"],
	["CALL-OTHER-02", "payment", "GET /v1/subscriptions", "", "subscription"],
	["CALL-OTHER-02", "payment", "GET /v1/subscriptions/histories", "", "histories"],
	["CALL-OTHER-02", "payment", "POST /v1/subscriptions/billing-keys", "authKey", "billingKeyIdx"],
	[
		"CALL-OTHER-02",
		"payment",
		"POST /v1/subscriptions",
		"plan billingKeyIdx agreeCouponLoss",
		"subscription",
	],
	["CALL-OTHER-02", "payment", "POST /v1/subscriptions/upgrade", "", "subscription"],
	["CALL-OTHER-02", "payment", "POST /v1/subscriptions/cancel", "", "subscription"],
	["CALL-OTHER-02", "payment", "POST /v1/subscriptions/withdraw", "", "subscription"],
	["CALL-OTHER-02", "payment", "PUT /v1/subscriptions/card", "billingKeyIdx", "subscription"],
	["CALL-OTHER-03", "message", "POST /v1/certs/verify", "certIdx code", "certIdx verified users"],
	["CALL-OTHER-03", "message", "POST /v1/messages", "dest channel text", "*"],
	["CALL-OTHER-04", "internal-auth", "POST /v1/session", "", "*"],
	["CALL-OTHER-04", "internal-auth", "GET /v1/session", "", "loggedIn user"],
	["CALL-OTHER-04", "internal-auth", "DELETE /v1/session", "", ""],
	[
		"CALL-OTHER-05",
		"hotels-combined",
		"GET /v1/hotels-combined/hotels/{productIdx}",
		"",
		"hotelId label deepLink prices",
	],
];

/** A missing leading slash means the same path with it (DEC-103). */
function find(service: string, text: string): CallContract {
	const [method, path = ""] = text.split(" ");
	const address = path.startsWith("/") ? path : `/${path}`;
	const call = calls.find(
		(other) => other.service === service && other.method === method && other.path === address,
	);
	expect(call, `${service} ${text}`).toBeDefined();
	return call as CallContract;
}

const words = (names: Names): string[] => names.split(" ").filter(Boolean);

function expectPayload(call: CallContract, payload: Names): void {
	expect(bodyOf(call)?.schema.required ?? []).toEqual(expect.arrayContaining(words(payload)));
}

function expectAnswer(call: CallContract, answer: Names): void {
	const data = dataOf(call);
	if (answer === "*") return;
	expect(Object.keys(data.properties ?? {})).toEqual(expect.arrayContaining(words(answer)));
	expect(data.required ?? []).toEqual(Object.keys(data.properties ?? {}));
}

describe("the content service", () => {
	it.each(contentCalls)("[%s] %s as the customer shows it", (_id, text, payload, answer) => {
		const call = find("content", text);
		expectPayload(call, payload);
		expectAnswer(call, answer);
	});

	it("takes no other required field than the customer's in findProducts [CALL-CONTENT-24]", () => {
		const call = find("content", "POST /v1/products/findProducts");
		expect(bodyOf(call)?.schema.required?.toSorted()).toEqual([
			"cityCode",
			"locationKR",
			"nationCode",
			"searchText",
			"subLocationKR",
		]);
	});

	it("knows exactly the tabs pending, complete and cancel [CALL-CONTENT-33, DOM-STATUS-20]", () => {
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

describe("the auth service", () => {
	it.each(authCalls)("[%s] %s as the customer shows it", (_id, text, payload, answer) => {
		const call = find("auth", text);
		expectPayload(call, payload);
		expectAnswer(call, answer);
	});

	it("has the calls of the session: user, logout, refresh [AUTH-SESSION-13]", () => {
		expect(find("auth", "GET /users").operationId).toBe("viewUser");
		expect(find("auth", "POST /logout").operationId).toBe("logout");
		expect(find("auth", "POST /refresh").operationId).toBe("refreshSession");
	});

	it("answers both tokens to a native client and none to a browser [CALL-AUTH-03]", () => {
		const options = dataOf(find("auth", "POST /refresh")).anyOf ?? [];
		expect(options.map((option) => Object.keys(option.properties ?? {}))).toEqual([
			["accessToken", "refreshToken", "accessTokenExpiresAt"],
			["accessTokenExpiresAt"],
		]);
	});

	it("sends codes for exactly six purposes [DOM-ENUM-04]", () => {
		const type = bodyOf(find("auth", "POST /users/send-cert"))?.schema.properties?.type;
		expect(type?.enum).toEqual([
			"CONNECT_EMAIL",
			"FIND_PWD",
			"SIGN_EMAIL",
			"FIND_ID",
			"MODIFY_PHONE",
			"SIGN_PHONE",
		]);
	});

	it("lets no link withdraw a member: unlink needs a header of our own [CALL-AUTH-17]", () => {
		const headers = find("auth", "GET /users/unlink").parameters?.filter(
			(parameter) => parameter.in === "header",
		);
		expect(headers).toMatchObject([{ name: "X-Requested-With", required: true }]);
	});
});

describe("the payment, message, internal-auth and hotels-combined services", () => {
	it.each(otherCalls)("[%s] %s %s as decided", (_id, service, text, payload, answer) => {
		const call = find(service, text);
		expectPayload(call, payload);
		expectAnswer(call, answer);
	});
});

describe("the contracts together", () => {
	it("are six, each under its own base [HTTP-02]", () => {
		expect([...new Set(calls.map(({ base }) => base))]).toEqual([
			"/api/content",
			"/api/auth",
			"/api/payment",
			"/api/message",
			"/api/internal-auth",
			"/api/hotels-combined",
		]);
	});

	it("mark exactly the customer's silent calls, and the two whose failure nobody should see [HTTP-07]", () => {
		const silent = calls.filter((call) => call["x-silent"]).map(({ operationId }) => operationId);
		expect(silent.toSorted()).toEqual([
			"listPois",
			"recommendMainProducts",
			"recommendProducts",
			"recordLogin",
			"viewHotelPrices",
			"viewLmsConfirmation",
		]);
	});

	it("are open to visitors where browsing is, and nowhere else [ROLE-01]", () => {
		const open = calls.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId);
		expect(open.toSorted()).toEqual(
			[
				...[
					"searchKeyword",
					"findAwesomeLocations",
					"listPopularTabs",
					"listPopularLocations",
					"listPopularSubLocations",
				],
				...[
					"listCommonCodes",
					"findProducts",
					"viewProduct",
					"listRatePlans",
					"viewOption",
					"viewProductEvent",
				],
				...[
					"listPois",
					"recommendProducts",
					"recommendMainProducts",
					"viewBookByNumber",
					"viewLmsConfirmation",
				],
				...[
					"confirmLms",
					"cancelLms",
					"listStayReviews",
					"viewMain",
					"listPlaces",
					"listThemes",
					"findThemeProducts",
				],
				...[
					"viewThemeContent",
					"viewEventProduct",
					"listEventSaleDates",
					"listAdvanceNotices",
					"listNotices",
				],
				...[
					"viewNotice",
					"listFaqTypes",
					"listFaqs",
					"login",
					"refreshSession",
					"logout",
					"signUp",
					"checkUser",
				],
				...["resetPassword", "sendCert", "receiveWebhook", "verifyCert", "openSession", "viewSession"],
				...["closeSession", "viewHotelPrices"],
			].toSorted(),
		);
	});

	it("ask for an idempotency key wherever money moves", () => {
		const keyed = calls.filter(({ parameters }) =>
			parameters?.some(({ name }) => name === "Idempotency-Key"),
		);
		expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(
			[
				...[
					"createBooking",
					"cancelBookPart",
					"cancelNow",
					"preparePayment",
					"approvePayment",
					"cancelPayment",
				],
				...[
					"partCancelPayment",
					"registerBillingKey",
					"subscribe",
					"upgradeSubscription",
					"cancelSubscription",
				],
				"withdrawSubscription",
			].toSorted(),
		);
	});
});
