import { describe, expect, it } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { isFailure, isRefused, refused } from "#domain/failure/Failure.ts";
import { type RefusalKind, refusals } from "#domain/failure/refusals.ts";

describe("the refusal table", () => {
	const codes = {
		generic: [-1, 400],
		invalidRequest: [-2, 400],
		sessionGone: [-3, 401],
		loginRequired: [-4, 401],
		notFound: [-5, 404],
		memberChanged: [-6, 499],
		tooManyCalls: [-1, 429],
		serverError: [-9, 500],
		busy: [-9, 503],
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
	} as const satisfies Record<RefusalKind, readonly [number, number]>;

	it.each(Object.entries(codes))(
		"gives %s its code, its status and a Korean message [HTTP-04]",
		(kind, [code, status]) => {
			const row = refusals[kind as RefusalKind];
			expect([row.code, row.status]).toEqual([code, status]);
			expect(row.message).toMatch(/[가-힣]/);
		},
	);

	it("has a message for every account error [ERR-ACCT-01] [ERR-ACCT-02] [ERR-ACCT-03] [ERR-ACCT-04] [ERR-ACCT-05] [ERR-ACCT-06] [ERR-ACCT-07] [ERR-ACCT-08] [ERR-ACCT-09] [ERR-ACCT-10] [ERR-ACCT-11] [ERR-ACCT-12] [ERR-ACCT-13] [ERR-ACCT-14]", () => {
		const said = new Set<string>(Object.values(refusals).map(({ message }) => message));
		for (const text of Object.values(accountCopy.account)) expect(said).toContain(text);
	});
});

describe("a refusal", () => {
	it("has a message only where the traveller may read it [DEC-106]", () => {
		expect(refused("soldOut")).toEqual({ kind: "soldOut", message: refusals.soldOut.message });
		for (const kind of ["notFound", "serverError", "tooManyCalls"] as const) {
			expect(refused(kind)).toEqual({ kind, message: null });
		}
	});

	it("is distinguished from a use case's other results", () => {
		for (const failure of [
			refused("generic"),
			{ kind: "broken" },
			{ kind: "cancelled" },
			{ kind: "unreachable" },
			{ kind: "signedOut", reason: "refused" },
		]) {
			expect(isFailure(failure)).toBe(true);
		}
		for (const other of [{ kind: "loginNeeded" }, { kind: "newPrice" }, { kind: 4 }, {}, null, "soldOut"]) {
			expect(isFailure(other)).toBe(false);
		}
		expect([{ kind: "soldOut" }, { kind: "unreachable" }, { kind: "toString" }].map(isRefused)).toEqual([
			true,
			false,
			false,
		]);
	});
});
