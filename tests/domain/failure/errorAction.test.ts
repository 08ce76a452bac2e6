import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDefinitive, refreshEnd } from "#domain/failure/definitive.ts";
import { errorAction, type FailurePolicy, mayReload, reloadPauseMs } from "#domain/failure/errorAction.ts";
import { type Failure, type RefusedKind, refused, type SignedOutReason } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";

const sessionKinds = ["sessionGone", "loginRequired", "memberChanged"];
const kinds = Object.keys(refusals).filter((kind) => !sessionKinds.includes(kind)) as RefusedKind[];
const reasons: readonly SignedOutReason[] = ["expired", "memberChanged", "refused", "neverIn"];

const failure: fc.Arbitrary<Failure> = fc.oneof(
	fc.constantFrom<Failure>({ kind: "cancelled" }, { kind: "unreachable" }, { kind: "broken" }),
	fc.constantFrom(...reasons).map((reason): Failure => ({ kind: "signedOut", reason })),
	fc.constantFrom(...kinds).map((kind) => refused(kind)),
);
const manner: fc.Arbitrary<FailurePolicy> = fc.record({
	shown: fc.constantFrom("nowhere", "onScreen", "inPopup"),
	exceptions: fc.oneof(fc.constant("words" as const), fc.subarray(kinds)),
});

describe("the action after a failure", () => {
	it("is decided by the first matching rule [ERR-HTTP-01] [ERR-HTTP-07] [ERR-HTTP-10] [ERR-HTTP-11] [ERR-HTTP-13] [ERR-HTTP-14] [HTTP-08] [C13]", () => {
		fc.assert(
			fc.property(failure, manner, (one, how) => {
				const action = errorAction(one, how);
				if (one.kind === "cancelled" || one.kind === "unreachable") expect(action).toBe("none");
				else if (one.kind === "signedOut") {
					const ending = {
						expired: "loginExpired",
						memberChanged: "memberChanged",
						refused: "forcedLogout",
						neverIn: "askLogin",
					}[one.reason];
					const unseen = one.reason === "neverIn" ? "none" : "clear";
					expect(action).toBe(how.shown === "nowhere" ? unseen : ending);
				} else if (how.shown !== "inPopup") expect(action).toBe("none");
				else if (one.kind === "broken") expect(action).toBe("popup");
				else {
					const isOnScreen =
						how.exceptions === "words" ? one.message !== null : how.exceptions?.includes(one.kind) === true;
					expect(action).toBe(isOnScreen ? "none" : "popup");
				}
			}),
			{ numRuns: 500 },
		);
	});

	it("shows nothing and navigates nowhere for a background call [HTTP-07] [HTTP-08] [ERR-HTTP-13] [C14]", () => {
		fc.assert(
			fc.property(failure, (one) => {
				expect(["none", "clear"]).toContain(errorAction(one, { shown: "nowhere" }));
			}),
		);
	});

	it("reports the end of the session even when the screen shows other failures itself [AUTH-SESSION-12] [DEC-110]", () => {
		for (const reason of reasons) {
			const ending = errorAction({ kind: "signedOut", reason }, { shown: "onScreen" });
			expect(["none", "clear", "popup"]).not.toContain(ending);
		}
		expect(errorAction(refused("serverError"), { shown: "onScreen" })).toBe("none");
	});

	it("is a popup for a refusal that the screen has no place for", () => {
		const how: FailurePolicy = { shown: "inPopup", exceptions: ["soldOut"] };
		expect([refused("soldOut"), refused("pointShort")].map((one) => errorAction(one, how))).toEqual([
			"none",
			"popup",
		]);
		expect(errorAction(refused("soldOut"), { shown: "inPopup" })).toBe("popup");
	});
});

describe("a definitive answer", () => {
	it("is a refusal of the request that is not temporary [DEC-111] [DEC-173] [DEC-186]", () => {
		fc.assert(
			fc.property(failure, (one) => {
				const isPassing = ["serverError", "busy", "tooManyCalls"].includes(one.kind);
				expect(isDefinitive(one)).toBe("message" in one && !isPassing);
			}),
		);
		expect(isDefinitive({ kind: "newPrice" })).toBe(false);
	});

	it.each([
		[{ kind: "signedOut", reason: "expired" }, "expired"],
		[{ kind: "signedOut", reason: "neverIn" }, "refused"],
		[{ kind: "signedOut", reason: "memberChanged" }, "refused"],
		[refused("invalidRequest"), "refused"],
		[refused("tokensRequired"), "refused"],
		[refused("serverError"), "unreachable"],
		[refused("tooManyCalls"), "unreachable"],
		[{ kind: "unreachable" }, "unreachable"],
		[{ kind: "cancelled" }, "unreachable"],
		[{ kind: "broken" }, "unreachable"],
	] as const)("is required to end the session: by %j a refresh is %s [ERR-HTTP-11] [C03]", (one, end) => {
		expect(refreshEnd(one)).toBe(end);
	});
});

describe("an expired login", () => {
	it("reloads the page at most once in 30 seconds [ERR-HTTP-11] [C06]", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat({ max: 60_000 }), (last, later) => {
				expect(mayReload(last, last + later)).toBe(later >= 30_000);
			}),
		);
		expect([29_999, 30_000].map((now) => mayReload(0, now))).toEqual([false, true]);
		expect(mayReload(null, 0)).toBe(true);
		expect([29_999, 30_000].map((ahead) => mayReload(ahead, 0))).toEqual([false, true]);
		expect(reloadPauseMs).toBe(30_000);
	});
});
