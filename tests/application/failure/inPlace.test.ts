import { describe, expect, it } from "vitest";
import { ResetPassword } from "#application/account/ResetPassword.ts";
import { SendCode } from "#application/account/SendCode.ts";
import { SignUp } from "#application/account/SignUp.ts";
import { BookStay } from "#application/booking/BookStay.ts";
import { CancelBooking } from "#application/booking/CancelBooking.ts";
import { ConfirmLinkedOrder } from "#application/booking/ConfirmLinkedOrder.ts";
import { ApplyAdvanceNotice } from "#application/content/ApplyAdvanceNotice.ts";
import { TakeCoupon } from "#application/coupon/TakeCoupon.ts";
import { ShowFailure } from "#application/failure/ShowFailure.ts";
import { showingFailures } from "#application/failure/showingFailures.ts";
import { ChangeProfile } from "#application/member/ChangeProfile.ts";
import { Withdraw } from "#application/member/Withdraw.ts";
import { CancelMembership } from "#application/membership/CancelMembership.ts";
import { ChangeCard } from "#application/membership/ChangeCard.ts";
import { RegisterCard } from "#application/membership/RegisterCard.ts";
import { WithdrawGold } from "#application/membership/WithdrawGold.ts";
import { RunPendingAction } from "#application/navigation/RunPendingAction.ts";
import { LogInByPasskey } from "#application/passkey/LogInByPasskey.ts";
import { PayExtra } from "#application/payment/PayExtra.ts";
import { WriteReview } from "#application/review/WriteReview.ts";
import { LogIn } from "#application/session/LogIn.ts";
import { LeaveToLink } from "#application/social/LeaveToLink.ts";
import { LinkProviderAccount } from "#application/social/LinkProviderAccount.ts";
import { LogInWithProvider } from "#application/social/LogInWithProvider.ts";
import { WithdrawAtApple } from "#application/social/WithdrawAtApple.ts";
import type { AnyUseCase } from "#application/use-case/UseCase.ts";
import { ToggleWish } from "#application/wish/ToggleWish.ts";
import { errorAction, type FailurePolicy } from "#domain/failure/errorAction.ts";
import { type Failure, type RefusedKind, refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

const { port } = recordingPorts();
const kinds = Object.keys(refusals) as RefusedKind[];

/** Returns what a use case reports to its failure handler when its call gives this answer. */
async function told(useCase: AnyUseCase, answer: unknown, input: unknown = null) {
	const telling: [Failure, FailurePolicy, unknown][] = [];
	const execute = async (...said: [Failure, FailurePolicy, unknown?]) =>
		void telling.push([said[0], said[1], said[2] ?? null]);
	const heard = showingFailures(
		{ failures: useCase.failures, execute: async () => answer } as AnyUseCase,
		() => ({
			execute,
		}),
	);
	expect(await heard.execute(input)).toBe(answer);
	return telling[0] ?? null;
}

const card = ["generic", "notFound", "alreadyProcessed", "withdrawClosed", "payDeclined"];
const rooms = ["soldOut", "priceChanged", "couponUnusable", "couponHeld", "pointShort", "alreadyProcessed"];
const provider = ["invalidRequest", "generic", "linkFailed", "wrongAccess", "tooManyCalls"];

describe("a refusal with a place on the screen", () => {
	it.each<[string, () => AnyUseCase, readonly string[]]>([
		["booking", () => new BookStay(port), [...rooms, "invalidRequest"]],
		["paying a demand", () => new PayExtra(port), rooms],
		["cancelling", () => new CancelBooking(port), ["notCancellable", "priceChanged", "alreadyProcessed"]],
		["a link's order", () => new ConfirmLinkedOrder(port), ["notCancellable", "invalidRequest"]],
		["ending a membership", () => new CancelMembership(port), card],
		["another card", () => new ChangeCard(port), card],
		["a new card", () => new RegisterCard(port), card],
		["giving Gold back", () => new WithdrawGold(port), card],
		["a review", () => new WriteReview(port), ["alreadyReviewed"]],
		["a login", () => new LogIn(port), ["memberNotFound"]],
		["a passkey", () => new LogInByPasskey(port), ["verifyFailed"]],
		["a provider's login", () => new LogInWithProvider(port), [...provider, "verifyFailed"]],
		["joining a provider's account", () => new LinkProviderAccount(port), provider],
	])("raises no popup, while other refusals of %s do [DEC-106]", async (_, made, places) => {
		const useCase = made();
		for (const kind of kinds) {
			const said = await told(useCase, err(refused(kind)), {});
			expect([kind, said && errorAction(said[0], said[1])]).toEqual([
				kind,
				places.includes(kind) ? "none" : errorAction(refused(kind), { shown: "inPopup" }),
			]);
		}
	});
});

describe("a reported failure", () => {
	it.each([
		["a wish", () => new ToggleWish(port), 7, "wish"],
		["a coupon", () => new TakeCoupon(port), 7, "coupon"],
		["a notice", () => new ApplyAdvanceNotice(port), { id: 7, kind: "alarm" }, "alarm"],
		[
			"what waited for a login",
			() => new RunPendingAction(port),
			{ id: 7, kind: "eventGiveaway" },
			"eventGiveaway",
		],
		["a code", () => new SendCode(port), {}, "codeSending"],
		["a sign-up", () => new SignUp(port), {}, "signUp"],
		["a forgotten password", () => new ResetPassword(port), {}, "passwordChange"],
		["a new password", () => new ChangeProfile(port), { password: "Awesome1!" }, "passwordChange"],
		["a new name", () => new ChangeProfile(port), { name: "김하늘" }, "profileUpdate"],
		["a withdrawal", () => new Withdraw(port), null, "withdrawal"],
		["a withdrawal at Apple", () => new WithdrawAtApple(port), "code", "withdrawal"],
		["a link being started", () => new LeaveToLink(port), "kakao", "accountLink"],
		["a link", () => new LinkProviderAccount(port), {}, "accountLink"],
		["a link at login", () => new LogInWithProvider(port), { certId: "cert-1" }, "accountLink"],
		["a provider's login", () => new LogInWithProvider(port), { certId: null }, null],
		["anything else", () => new LogIn(port), {}, null],
	])(
		"of %s carries the message key of that action [ERR-ACT-01] [ERR-ACT-04] [ERR-ACCT-04] [ERR-ACCT-08] [ERR-ACCT-09] [ERR-ACCT-10] [ERR-ACCT-11] [ERR-ACCT-12]",
		async (_, made, input, message) => {
			expect((await told(made() as AnyUseCase, err({ kind: "unreachable" }), input))?.[2]).toBe(message);
		},
	);

	it("is a popup by default, and is absent when nothing failed [DEC-106]", async () => {
		const silent = { execute: async () => null } as AnyUseCase;
		expect((await told(silent, err(refused("generic"))))?.[1]).toEqual({ shown: "inPopup" });
		const noFailures = [
			ok(null),
			null,
			"text",
			{},
			{ ok: true, error: refused("generic") },
			err("turnedBack"),
			err({ kind: "loginNeeded" }),
		];
		for (const answer of noFailures) expect(await told(silent, answer)).toBeNull();
	});

	it.each<[Failure, FailurePolicy, readonly string[]]>([
		[refused("generic"), { shown: "inPopup" }, ["tell"]],
		[refused("generic"), { shown: "nowhere" }, []],
		[refused("generic"), { shown: "onScreen" }, []],
		[{ kind: "unreachable" }, { shown: "inPopup" }, []],
		[{ kind: "signedOut", reason: "neverIn" }, { shown: "nowhere" }, []],
		[{ kind: "signedOut", reason: "refused" }, { shown: "nowhere" }, ["onEnded"]],
		[{ kind: "signedOut", reason: "refused" }, { shown: "onScreen" }, ["announceEnd"]],
	])(
		"triggers only the calls that the rules require: %o, %o [HTTP-07] [DEC-107]",
		async (failure, manner, calls) => {
			const asked: string[] = [];
			const note = (name: string) => async () => {
				asked.push(name);
				return true;
			};
			const session = {
				isAnnouncingEnd: false,
				onEnded: note("onEnded"),
				announceEnd: note("announceEnd"),
			} as never;
			await new ShowFailure({ session, notices: { show: note("tell") } }).execute(failure, manner);
			expect(asked).toEqual(calls);
		},
	);
});
