import { describe, expect, it } from "vitest";
import {
	pendingSocialLife,
	readSocialAnswer,
	socialProviderOf,
	socialProviders,
	socialStartPath,
} from "#domain/member/socialLogin.ts";

describe("social login", () => {
	it("recognises three providers by their path [DEC-027]", () => {
		expect(socialProviders).toEqual(["kakao", "naver", "apple"]);
		for (const provider of socialProviders) expect(socialProviderOf(provider)).toBe(provider);
		for (const other of ["google", "KAKAO", "", null, undefined]) expect(socialProviderOf(other)).toBeNull();
	});

	it("keeps a pending login for half an hour [DEC-140]", () => {
		expect(pendingSocialLife).toBe(1_800_000);
	});

	it.each([
		[null, false, "/login/start/kakao"],
		["/", false, "/login/start/kakao"],
		["/", true, "/login/start/kakao?rememberMe=Y"],
		["/booking/1?a=b&c=d", false, "/login/start/kakao?returnUrl=%2Fbooking%2F1%3Fa%3Db%26c%3Dd"],
		["/faq", true, "/login/start/kakao?returnUrl=%2Ffaq&rememberMe=Y"],
		["//evil.example", false, "/login/start/kakao"],
		["/login/signup", false, "/login/start/kakao"],
	])(
		"starts at a provider with the return URL %s, remembered: %s [DEC-030, DEC-140]",
		(returnUrl, rememberMe, path) => {
			expect(socialStartPath("kakao", { returnUrl, rememberMe })).toBe(path);
		},
	);

	it.each([
		[
			{ code: "c", state: "s", error: null },
			{ kind: "answered", token: "s.c" },
		],
		[
			{ code: "c", state: "s", error: "" },
			{ kind: "answered", token: "s.c" },
		],
		[{ code: null, state: "s", error: "access_denied" }, { kind: "cancelled" }],
		[{ code: null, state: "s", error: "user_cancelled_authorize" }, { kind: "cancelled" }],
		[{ code: null, state: null, error: "user_cancelled_login" }, { kind: "cancelled" }],
		[{ code: "c", state: "s", error: "server_error" }, { kind: "failed" }],
		[{ code: null, state: "s", error: null }, { kind: "foreign" }],
		[{ code: "c", state: null, error: null }, { kind: "foreign" }],
		[{ code: "", state: "", error: null }, { kind: "foreign" }],
	])("reads the provider's response %o as %o [DEC-139, DEC-140]", (query, answer) => {
		expect(readSocialAnswer(query)).toEqual(answer);
	});
});
