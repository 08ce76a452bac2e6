import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	isAsked,
	type SessionEvent,
	type SessionState,
	type StoredSession,
	sessionMachine,
	startEvent,
} from "#domain/member/session.ts";
import {
	cookieNames,
	lifetimes,
	localKeys,
	readSessionMarker,
	refreshTokenLife,
	rememberMeValue,
	replaceableKeys,
	sessionKeys,
	userInfoMaxAge,
} from "#domain/member/sessionStorage.ts";
import { readTokens } from "#domain/member/tokens.ts";
import { verificationMedium, verificationPurposes, verificationRules } from "#domain/member/verification.ts";
import { anyText } from "../shared/arbitraries.ts";
import { reachable } from "../shared/reachable.ts";

const step = (state: SessionState, event: SessionEvent) => {
	const stepped = sessionMachine.step(state, event);
	return stepped.ok ? stepped.value : null;
};

describe("the session", () => {
	it("starts from the stored traces, with the refresh token deciding first [AUTH-SESSION-01] [AUTH-SESSION-02] [AUTH-SESSION-03] [B08]", () => {
		const start = (stored: StoredSession, hasCachedUser: boolean) =>
			step("UNKNOWN", startEvent(stored, hasCachedUser));
		for (const hasCachedUser of [true, false]) {
			expect(start("none", hasCachedUser)).toEqual({ state: "LOGGED_OUT", effects: ["forgetMember"] });
			expect(start("refreshOnly", hasCachedUser)).toEqual({
				state: "REFRESHING_AT_START",
				effects: ["sendRefresh"],
			});
		}
		expect(start("complete", true)).toEqual({ state: "LOGGED_IN", effects: ["showMember"] });
		expect(start("complete", false)).toEqual({ state: "LOADING_USER", effects: ["fetchUser"] });
	});

	it("waits for a response only in states with a response event [AUTH-SESSION-05]", () => {
		const waiting = sessionMachine.states.filter((state) =>
			sessionMachine.eventsIn(state).some((event) => /^(REFRESHED|REFRESH|USER)_/.test(event)),
		);
		expect(waiting).toContain("REFRESHING");
		expect(sessionMachine.states.filter(isAsked)).toEqual(waiting);
	});

	it.each([
		["REFRESHING_AT_START", "REFRESHED_CACHED", "LOGGED_IN", ["showMember"]],
		["REFRESHING_AT_START", "REFRESHED_UNCACHED", "LOADING_USER", ["fetchUser"]],
		["REFRESHING_AT_START", "REFRESH_REFUSED", "LOGGED_OUT", ["forgetMember", "dropTokens"]],
		["REFRESHING_AT_START", "REFRESH_UNREACHED", "UNREACHED", ["showNobody"]],
		[
			"REFRESHING_AT_START",
			"REFRESH_EXPIRED",
			"LOGGED_OUT",
			["clearSession", "saveReturnUrl", "alertExpired", "reload"],
		],
		["UNREACHED", "LOOK_AGAIN", "UNKNOWN", []],
		["UNREACHED", "CALL_UNAUTHORIZED", "REFRESHING", ["sendRefresh"]],
		["LOADING_USER", "USER_ANSWERED", "LOGGED_IN", ["cacheUser", "showMember"]],
		["LOADING_USER", "USER_REFUSED", "LOGGED_OUT", ["forgetMember", "dropTokens"]],
		["LOADING_USER", "USER_UNREACHED", "UNREACHED", ["showNobody"]],
		["UNKNOWN", "LOGIN_OK", "LOADING_USER", ["fetchUser"]],
		["UNREACHED", "LOGIN_OK", "LOADING_USER", ["fetchUser"]],
		["LOGGED_IN", "LOGIN_OK", "LOADING_USER", ["fetchUser"]],
		["LOGGED_OUT", "LOGIN_OK", "LOADING_USER", ["fetchUser"]],
		["UNKNOWN", "CALL_UNAUTHORIZED", "REFRESHING", ["sendRefresh"]],
		["LOGGED_IN", "CALL_UNAUTHORIZED", "REFRESHING", ["sendRefresh"]],
		["REFRESHING", "REFRESHED_CACHED", "LOGGED_IN", ["showMember"]],
		["REFRESHING", "REFRESHED_UNCACHED", "LOADING_USER", ["fetchUser"]],
		["REFRESHING", "REFRESH_EXPIRED", "LOGGED_OUT", ["clearSession"]],
		["REFRESHING", "REFRESH_REFUSED", "LOGGED_OUT", ["clearSession"]],
		["REFRESHING", "REFRESH_UNREACHED", "UNREACHED", []],
		["LOGGED_IN", "CALL_ENDED", "LOGGED_OUT", ["clearSession"]],
		["LOGGED_OUT", "TELL_EXPIRED", "LOGGED_OUT", ["saveReturnUrl", "alertExpired", "reload"]],
		[
			"LOGGED_OUT",
			"TELL_MEMBER_CHANGED",
			"LOGGED_OUT",
			["closeVouchers", "alertMemberChanged", "goToLoginAndBack"],
		],
		["LOGGED_OUT", "TELL_REFUSED", "LOGGED_OUT", ["saveReturnUrl", "goToLoginAndBack"]],
		["UNKNOWN", "TELL_NEVER_IN", "UNKNOWN", ["askLogin"]],
		["LOGGED_OUT", "TELL_NEVER_IN", "LOGGED_OUT", ["askLogin"]],
		["LOGGED_IN", "TELL_NEVER_IN", "LOGGED_OUT", ["forgetMember", "askLogin"]],
		["LOGGED_IN", "LOGOUT", "LOGGED_OUT", ["goHome", "postLogout", "clearAll", "redraw"]],
		["LOGGED_OUT", "LOGOUT", "LOGGED_OUT", ["clearSession"]],
		["LOGGED_IN", "WITHDRAWN", "LOGGED_OUT", ["clearAll"]],
	] as const)(
		"in %s on %s becomes %s and runs %j [AUTH-SESSION-04] [AUTH-SESSION-05] [AUTH-SESSION-06] [AUTH-SESSION-07] [AUTH-SESSION-09] [AUTH-SESSION-12] [ERR-HTTP-10] [ERR-HTTP-11]",
		(state, event, next, effects) => {
			expect(step(state, event)).toEqual({ state: next, effects });
		},
	);

	it("drops tokens only on a definitive response, and drops them before showing an alert [DEC-111] [DEC-186]", () => {
		const dropping = ["clearSession", "clearAll", "dropTokens"];
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...sessionMachine.events), { maxLength: 60 }), (events) => {
				let state: SessionState = sessionMachine.initial;
				for (const event of events) {
					const next = step(state, event);
					if (next === null) continue;
					const isGivenUp = next.effects.some((effect) => dropping.includes(effect));
					if (isGivenUp) expect(event).toMatch(/REFUSED|EXPIRED|ENDED|LOGOUT|WITHDRAWN/);
					if (event.endsWith("UNREACHED")) expect(next.state).toBe("UNREACHED");
					if (next.state === "LOGGED_IN" && event !== "START_CACHED") {
						expect(["REFRESHING", "REFRESHING_AT_START", "LOADING_USER"]).toContain(state);
					}
					if (next.effects.includes("alertExpired") && state !== "LOGGED_OUT") {
						expect(next.effects[0]).toBe("clearSession");
					}
					state = next.state;
				}
			}),
		);
		expect([...reachable(sessionMachine)].sort()).toEqual([...sessionMachine.states].sort());
		expect(sessionMachine.states.filter(sessionMachine.isFinal)).toEqual([]);
	});
});

describe("the token pair", () => {
	it("requires both tokens, or else fails with code -9999 [AUTH-SESSION-10] [ERR-HTTP-12] [ENT-12] [ENT-41] [B07] [C07]", () => {
		const token = fc.oneof(anyText, fc.constantFrom(null, undefined, "", " ", 1));
		fc.assert(
			fc.property(token, token, (accessToken, refreshToken) => {
				const isFilled = (one: unknown): boolean => typeof one === "string" && one.trim() !== "";
				expect(readTokens(accessToken, refreshToken)).toEqual(
					isFilled(accessToken) && isFilled(refreshToken)
						? { ok: true, value: { accessToken, refreshToken } }
						: {
								ok: false,
								error: {
									name: "ClientException",
									code: -9999,
									message: "토큰이 필요합니다. (access, refresh)",
								},
							},
				);
			}),
		);
	});
});

describe("the session's browser storage", () => {
	it("uses these keys [CONST-14] [STORE-06]", () => {
		expect(Object.values(cookieNames)).toEqual([
			"accessToken",
			"refreshToken",
			"session",
			"left",
			"userInfo",
			"rememberMe",
			"returnUrl",
			"redirect",
		]);
		expect(Object.values(localKeys)).toEqual([
			"recent-keyword",
			"recent-location",
			"recent-product",
			"search-condition",
			"default-dates",
			"hotels-combined",
			"find-email",
		]);
		expect(Object.values(sessionKeys)).toEqual([
			"history",
			"secret-url",
			"link-biz-destination",
			"awesome-return-url",
			"url-history",
		]);
	});

	it("evicts cached prices first, then recents, and never a search condition or a counter [B04]", () => {
		expect(replaceableKeys).toEqual([
			"hotels-combined",
			"recent-product",
			"recent-location",
			"recent-keyword",
		]);
	});

	it("keeps the member for 24 hours and the refresh token for 30 days or 1 day [AUTH-SESSION-11] [CONST-08]", () => {
		expect([userInfoMaxAge(true), userInfoMaxAge(false)]).toEqual([86_400, null]);
		expect([refreshTokenLife(true), refreshTokenLife(false)]).toEqual([2_592_000, 86_400]);
		expect(lifetimes).toMatchObject({ accessToken: 1800, rememberMe: 2_592_000, rotatedRefreshToken: 10 });
		expect(rememberMeValue).toBe("Y");
	});

	it.each([
		[null, false, false],
		[undefined, false, false],
		["", false, false],
		["999", true, false],
		["1000", true, false],
		["1001", true, true],
		["x", true, false],
	])(
		"derives from the marker %j: refresh token %s, access token %s [AUTH-SESSION-01] [AUTH-SESSION-02] [CONST-14]",
		(marker, hasRefreshToken, hasAccessToken) => {
			expect(readSessionMarker(marker, 1000)).toEqual({ hasRefreshToken, hasAccessToken });
		},
	);
});

describe("verification", () => {
	it("has six purposes, three by e-mail and three by phone [DOM-ENUM-04]", () => {
		expect(verificationPurposes.map((purpose) => [purpose, verificationMedium(purpose)])).toEqual([
			["CONNECT_EMAIL", "email"],
			["FIND_PWD", "email"],
			["SIGN_EMAIL", "email"],
			["FIND_ID", "phone"],
			["MODIFY_PHONE", "phone"],
			["SIGN_PHONE", "phone"],
		]);
		expect(verificationRules).toEqual({
			codeLength: 6,
			tries: 5,
			codeSeconds: 180,
			pauseSeconds: 60,
			verifiedSeconds: 600,
		});
	});
});
