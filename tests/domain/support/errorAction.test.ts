import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copy } from "#domain/copy/ko.ts";
import { type CallFailure, callFailure, isUnauthorized } from "#domain/support/CallFailure.ts";
import {
	type CallContext,
	type ErrorAction,
	errorAction,
	mayReload,
	plainCall,
	refreshFailure,
	reloadPauseMs,
} from "#domain/support/errorAction.ts";
import { type FailureKind, failures } from "#domain/support/failures.ts";
import { anyText } from "../shared/arbitraries.ts";

const http = (status: number, code: number | null = null, message: string | null = null): CallFailure => ({
	kind: "http",
	status,
	code,
	message,
});
const alert = (text: string): ErrorAction => ({ kind: "alert", text });

const failure: fc.Arbitrary<CallFailure> = fc.oneof(
	fc.constantFrom<CallFailure>({ kind: "cancelled" }, { kind: "network" }, { kind: "badResponse" }),
	fc
		.tuple(
			fc.oneof(
				fc.constantFrom(302, 400, 401, 404, 418, 429, 499, 500, 503),
				fc.integer({ min: 300, max: 599 }),
			),
			fc.constantFrom(null, -3, -4, -201),
			fc.option(fc.constantFrom("서버의 말", "<img onerror=x>")),
		)
		.map(([status, code, message]) => http(status, code, message)),
	fc.constantFrom<CallFailure>(
		{ kind: "refused", code: -201, message: "서버의 말" },
		{ kind: "refused", code: -3, message: "서버의 말" },
	),
);

const context: fc.Arbitrary<CallContext> = fc.record({
	isSilent: fc.boolean(),
	isLoggedIn: fc.boolean(),
	isReplay: fc.boolean(),
	isSessionCall: fc.boolean(),
	failureText: fc.constantFrom(null, copy.action.wishFailed),
});

describe("the failure table", () => {
	const codes = {
		generic: [-1, 400],
		invalidRequest: [-2, 400],
		sessionGone: [-3, 401],
		loginRequired: [-4, 401],
		notFound: [-5, 404],
		memberChanged: [-6, 499],
		serverError: [-9, 500],
		tokensRequired: [-9999, 400],
		memberNotFound: [-101, 400],
		emailTaken: [-102, 400],
		codeExpired: [-103, 400],
		codeSendFailed: [-104, 400],
		verifyFailed: [-105, 400],
		checkCode: [-106, 400],
		passwordMismatch: [-107, 400],
		passwordChangeFailed: [-108, 400],
		withdrawFailed: [-109, 400],
		withdrawBlocked: [-109, 400],
		updateFailed: [-110, 400],
		signupFailed: [-111, 400],
		linkFailed: [-112, 400],
		smsLimit: [-113, 400],
		wrongAccess: [-114, 400],
		corpCodeUnknown: [-2, 400],
		soldOut: [-201, 400],
		priceChanged: [-202, 400],
		notCancellable: [-203, 400],
		alreadyReviewed: [-204, 400],
		couponHeld: [-205, 400],
		couponUnusable: [-205, 400],
		amountMismatch: [-301, 400],
		payDeclined: [-302, 400],
		alreadyProcessed: [-303, 400],
		pointShort: [-304, 400],
		silverUsed: [-401, 400],
		alreadySubscribed: [-402, 400],
		withdrawClosed: [-403, 400],
		corpNoSub: [-404, 400],
	} as const satisfies Partial<Record<FailureKind, readonly [number, number]>>;

	it.each(Object.entries(codes))(
		"gives %s its code and status and a Korean text [HTTP-04]",
		(kind, [code, status]) => {
			const row = failures[kind as FailureKind];
			expect([row.code, row.status]).toEqual([code, status]);
			expect(row.message).toMatch(/[가-힣]/);
		},
	);

	it("has a text for every account message [ERR-ACCT-01] [ERR-ACCT-02] [ERR-ACCT-03] [ERR-ACCT-04] [ERR-ACCT-05] [ERR-ACCT-06] [ERR-ACCT-07] [ERR-ACCT-08] [ERR-ACCT-09] [ERR-ACCT-10] [ERR-ACCT-11] [ERR-ACCT-12] [ERR-ACCT-13] [ERR-ACCT-14]", () => {
		const said = new Set<string>(Object.values(failures).map(({ message }) => message));
		for (const text of Object.values(copy.account)) expect(said).toContain(text);
	});
});

describe("naming a failed call", () => {
	it("takes a response status for an HTTP error and its absence for none [HTTP-08] [HTTP-09] [C12]", () => {
		fc.assert(
			fc.property(
				fc.option(fc.integer({ min: 100, max: 599 })),
				fc.boolean(),
				fc.jsonValue(),
				(status, isCancelled, body) => {
					const { kind } = callFailure({ status, isCancelled, body });
					if (status === null) expect(kind).toBe(isCancelled ? "cancelled" : "network");
					else if (status < 200 || status > 299) expect(kind).toBe("http");
					else expect(kind).toBe("badResponse");
				},
			),
		);
	});

	it("reads code and message out of the wrapper, and only out of it [HTTP-04] [C12]", () => {
		const of = (status: number, body: unknown) => callFailure({ status, isCancelled: false, body });
		const fail = { result: "FAIL", code: -201, message: "마감", data: null };
		expect(of(400, fail)).toEqual(http(400, -201, "마감"));
		expect(of(400, { ...fail, code: "x", message: " " })).toEqual(http(400));
		expect(of(400, { ...fail, result: "fail" })).toEqual(http(400));
		expect(of(502, "<html>")).toEqual(http(502));
		expect(of(200, fail)).toEqual({ kind: "refused", code: -201, message: "마감" });
		expect(of(200, { result: "FAIL" })).toEqual({
			kind: "refused",
			code: null,
			message: "올바르지 않은 응답 값입니다.",
		});
		expect([199, 200, 299, 300].map((status) => of(status, fail).kind)).toEqual([
			"http",
			"refused",
			"refused",
			"http",
		]);
		for (const body of [null, [], "", { result: "SUCCESS" }, { data: 1 }]) {
			expect(of(200, body)).toEqual({ kind: "badResponse" });
		}
	});

	it("treats 401 as unauthorized and nothing else [HTTP-10]", () => {
		fc.assert(
			fc.property(failure, (one) => {
				expect(isUnauthorized(one)).toBe(one.kind === "http" && one.status === 401);
			}),
		);
	});
});

describe("what to do about a failed call", () => {
	it("is decided by the first rule that fits [ERR-HTTP-01] [ERR-HTTP-06] [ERR-HTTP-07] [ERR-HTTP-08] [ERR-HTTP-09] [ERR-HTTP-10] [ERR-HTTP-11] [ERR-HTTP-13] [ERR-HTTP-14] [C13]", () => {
		fc.assert(
			fc.property(failure, context, (one, call) => {
				const { kind } = errorAction(one, call);
				const code = "code" in one ? one.code : null;
				const status = one.kind === "http" ? one.status : null;
				if (one.kind === "cancelled" || one.kind === "network") expect(kind).toBe("none");
				else if (code === -3) expect(kind).toBe(call.isSilent ? "clear" : "loginExpired");
				else if (status === 499) expect(kind).toBe(call.isSilent ? "clear" : "memberChanged");
				else if (status !== 401) expect(kind).toBe(call.isSilent ? "none" : "alert");
				else if (call.isSessionCall) expect(kind).toBe("none");
				else if (!call.isLoggedIn) expect(kind).toBe(call.isSilent ? "none" : "askLogin");
				else if (call.isReplay) expect(kind).toBe(call.isSilent ? "clear" : "forcedLogout");
				else expect(kind).toBe("refresh");
			}),
			{ numRuns: 80 },
		);
	});

	it("shows nothing and goes nowhere for a silent call [HTTP-07] [HTTP-08] [ERR-HTTP-13] [C14]", () => {
		fc.assert(
			fc.property(failure, context, (one, call) => {
				const action = errorAction(one, { ...call, isSilent: true });
				expect(["none", "clear", "refresh"]).toContain(action.kind);
				if (action.kind === "refresh") expect(action.otherwise).toBe("clear");
			}),
		);
	});

	it.each([
		[http(400), "잘못된 요청입니다."],
		[http(400, -201, "마감"), "마감"],
		[http(404, -5, "x"), "잘못된 요청입니다."],
		[http(500, -9, "x"), "서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요."],
		[http(503), "서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요."],
		[http(418), "오류가 발생했습니다. 고객센터로 문의해 주세요."],
		[http(302), "오류가 발생했습니다. 고객센터로 문의해 주세요."],
		[{ kind: "refused", code: -201, message: "마감" } as const, "마감"],
		[{ kind: "badResponse" } as const, "올바르지 않은 응답 값입니다."],
	])(
		"says for %j: %s [ERR-HTTP-01] [ERR-HTTP-03] [ERR-HTTP-04] [ERR-HTTP-05] [ERR-HTTP-06] [ERR-HTTP-08] [ERR-HTTP-09] [C13]",
		(one, text) => {
			expect(errorAction(one, plainCall)).toEqual(alert(text));
		},
	);

	it("lets an action's own text replace generic ones, never the server's on 400 [ERR-ACT-04] [ERR-HTTP-08]", () => {
		const wish = { ...plainCall, failureText: copy.action.wishFailed };
		for (const status of [404, 500, 418]) {
			expect(errorAction(http(status, null, "x"), wish)).toEqual(alert("찜하기에 실패했습니다."));
		}
		expect(errorAction(http(400, -1, "서버의 말"), wish)).toEqual(alert("서버의 말"));
		expect(errorAction(http(400), wish)).toEqual(alert("잘못된 요청입니다."));
		expect(errorAction({ kind: "refused", code: -1, message: "서버의 말" }, wish)).toEqual(
			alert("서버의 말"),
		);
		expect(errorAction({ kind: "badResponse" }, wish)).toEqual(alert("올바르지 않은 응답 값입니다."));
	});

	it("refreshes once on 401, then logs out to the login [AUTH-SESSION-12] [ERR-HTTP-07] [ERR-HTTP-14]", () => {
		expect(errorAction(http(401, -4), plainCall)).toEqual({ kind: "refresh", otherwise: "forcedLogout" });
		expect(errorAction(http(401), { ...plainCall, isReplay: true })).toEqual({ kind: "forcedLogout" });
		expect(errorAction(http(401), { ...plainCall, isLoggedIn: false })).toEqual({
			kind: "askLogin",
			text: "로그인이 필요합니다.",
		});
	});

	it("ends a silent call's session unseen and refreshes no session call [ERR-HTTP-13] [ERR-HTTP-14] [C04]", () => {
		const silent = { ...plainCall, isSilent: true };
		expect(errorAction(http(401), silent)).toEqual({ kind: "refresh", otherwise: "clear" });
		expect(errorAction(http(401), { ...silent, isReplay: true })).toEqual({ kind: "clear" });
		expect(errorAction(http(401), { ...silent, isLoggedIn: false })).toEqual({ kind: "none" });
		expect(errorAction(http(401), { ...plainCall, isSessionCall: true })).toEqual({ kind: "none" });
	});

	it("says what ended the session [ERR-HTTP-02] [ERR-HTTP-10] [ERR-HTTP-11]", () => {
		expect(errorAction(http(499, -6), plainCall)).toEqual({
			kind: "memberChanged",
			text: "회원 정보가 변경되어 다시 로그인이 필요합니다.",
		});
		for (const one of [http(401, -3), http(400, -3), { kind: "refused", code: -3, message: "x" } as const]) {
			expect(errorAction(one, plainCall)).toEqual({
				kind: "loginExpired",
				text: "로그인이 만료되었습니다. 다시 로그인해 주세요.",
			});
		}
	});
});

describe("a failed refresh", () => {
	it.each([
		[http(401, -3), "expired"],
		[{ kind: "refused", code: -3, message: "x" } as const, "expired"],
		[http(401), "refused"],
		[http(400, -2), "refused"],
		[{ kind: "refused", code: -1, message: "x" } as const, "refused"],
		[http(500), "unreachable"],
		[http(503), "unreachable"],
		[http(408), "unreachable"],
		[http(429), "unreachable"],
		[{ kind: "network" } as const, "unreachable"],
		[{ kind: "cancelled" } as const, "unreachable"],
		[{ kind: "badResponse" } as const, "unreachable"],
	])("by %j is %s: only a definitive answer ends the session [ERR-HTTP-11] [C03]", (one, outcome) => {
		expect(refreshFailure(one)).toBe(outcome);
	});

	it("reloads the page once in 30 seconds at most [ERR-HTTP-11] [C06]", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat({ max: 60_000 }), (last, later) => {
				expect(mayReload(last, last + later)).toBe(later >= 30_000);
			}),
		);
		expect([29_999, 30_000].map((now) => mayReload(0, now))).toEqual([false, true]);
		expect(mayReload(null, 0)).toBe(true);
		expect(mayReload(5, 4)).toBe(true);
		expect(reloadPauseMs).toBe(30_000);
	});

	it("is named for any server text [C12]", () => {
		fc.assert(fc.property(anyText, (message) => refreshFailure(http(400, -1, message)) === "refused"));
	});
});
