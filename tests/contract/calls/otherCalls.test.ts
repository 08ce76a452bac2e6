import { describe, expect, it } from "vitest";
import { ofEverybody } from "./callsOfEverybody.ts";
import { bodyOf, dataOf } from "./contracts.ts";
import { calls, expectAnswer, expectPayload, find, type Names } from "./customerTable.ts";

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
		"hotelId label deepLink prices promised",
	],
];

describe("the auth service", () => {
	it.each(authCalls)("[%s] %s matches the customer's specification", (_id, text, payload, answer) => {
		const call = find("auth", text);
		expectPayload(call, payload);
		expectAnswer(call, answer);
	});

	it("has the calls of the session: user, logout, refresh [AUTH-SESSION-13]", () => {
		expect(find("auth", "GET /users").operationId).toBe("viewUser");
		expect(find("auth", "POST /logout").operationId).toBe("logout");
		expect(find("auth", "POST /refresh").operationId).toBe("refreshSession");
	});

	it("returns both tokens to a native client and none to a browser [CALL-AUTH-03]", () => {
		const options = dataOf(find("auth", "POST /refresh")).anyOf ?? [];
		expect(options.map((option) => Object.keys(option.properties ?? {}))).toEqual([
			["accessToken", "refreshToken", "accessTokenExpiresAt"],
			["accessTokenExpiresAt"],
		]);
	});

	it("returns both balances in whole won, never negative [ENT-11, CALL-AUTH-08]", () => {
		const { point, userPoint } = dataOf(find("auth", "GET /points")).properties ?? {};
		for (const balance of [point, userPoint]) expect(balance).toMatchObject({ type: "integer", minimum: 0 });
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

	it("cannot withdraw a member through a link: unlink requires a custom header [CALL-AUTH-17]", () => {
		const headers = find("auth", "GET /users/unlink").parameters?.filter(
			(parameter) => parameter.in === "header",
		);
		expect(headers).toMatchObject([{ name: "X-Requested-With", required: true }]);
	});
});

describe("the payment, message, internal-auth and hotels-combined services", () => {
	it.each(otherCalls)("[%s] %s %s matches the decisions", (_id, service, text, payload, answer) => {
		const call = find(service, text);
		expectPayload(call, payload);
		expectAnswer(call, answer);
	});
});

describe("all contracts together", () => {
	it("are six, each under its own base path [HTTP-02]", () => {
		expect([...new Set(calls.map(({ base }) => base))]).toEqual([
			"/api/content",
			"/api/auth",
			"/api/payment",
			"/api/message",
			"/api/internal-auth",
			"/api/hotels-combined",
		]);
	});

	it("mark as silent exactly the customer's silent calls and the two whose failure must stay unseen [HTTP-07]", () => {
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

	it("are open to visitors for browsing only [ROLE-01]", () => {
		const open = calls.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId);
		expect(open.toSorted()).toEqual(
			[
				...ofEverybody,
				...[
					"challengePasskey",
					"logInByPasskey",
					"listSharedWishes",
					"viewBookByNumber",
					"viewLmsConfirmation",
				],
				...["confirmLms", "cancelLms", "listAdvanceNotices", "login", "refreshSession"],
				...["logout", "signUp", "checkUser", "resetPassword", "sendCert"],
				...["receiveWebhook", "verifyCert", "openSession", "viewSession", "closeSession"],
				...["viewHotelPrices"],
			].toSorted(),
		);
	});

	it("require an idempotency key wherever money moves", () => {
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
