import { describe, expect, it } from "vitest";
import { SendCode } from "#application/account/SendCode.ts";
import { SignUp } from "#application/account/SignUp.ts";
import { HideBooking } from "#application/booking/HideBooking.ts";
import { OpenBookingForm } from "#application/booking/OpenBookingForm.ts";
import { OpenInquiryForm } from "#application/inquiry/OpenInquiryForm.ts";
import { SaveOwnData } from "#application/member/SaveOwnData.ts";
import { ViewMyPage } from "#application/member/ViewMyPage.ts";
import { Withdraw } from "#application/member/Withdraw.ts";
import { ChangeCard } from "#application/membership/ChangeCard.ts";
import { OpenSubscribe } from "#application/membership/OpenSubscribe.ts";
import { RegisterCard } from "#application/membership/RegisterCard.ts";
import { ViewMembership } from "#application/membership/ViewMembership.ts";
import { AddPasskey } from "#application/passkey/AddPasskey.ts";
import { LogInByPasskey } from "#application/passkey/LogInByPasskey.ts";
import { ProveByPasskey } from "#application/passkey/ProveByPasskey.ts";
import { ViewPaidOrder } from "#application/payment/ViewPaidOrder.ts";
import { ListPointHistory } from "#application/points/ListPointHistory.ts";
import { SearchKeyword } from "#application/search/SearchKeyword.ts";
import { LeaveToLink } from "#application/social/LeaveToLink.ts";
import { LogInWithProvider } from "#application/social/LogInWithProvider.ts";
import { WithdrawAtApple } from "#application/social/WithdrawAtApple.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { failing, recordingPorts } from "#tests/support/recordingPorts.ts";

const failure: Failure = { kind: "unreachable" };

type Ports = ReturnType<typeof recordingPorts>["port"];
/** Uses the recording stub for every port of a use case. */
const all = (port: Ports) => new Proxy({}, { get: () => port }) as never;

describe("a failing call", () => {
	it.each<[string, string, (port: Ports) => Promise<unknown>, readonly string[]]>([
		[
			"isEmailTaken",
			"a password is looked for",
			(port) => new SendCode(all(port)).execute({ purpose: "FIND_PWD", destination: "a@example.com" }),
			["isEmailTaken"],
		],
		[
			"isEmailTaken",
			"an e-mail is proved",
			(port) => new SendCode(all(port)).execute({ purpose: "SIGN_EMAIL", destination: "a@example.com" }),
			["isEmailTaken"],
		],
		["signUp", "a member is made", (port) => new SignUp(all(port)).execute({} as never), ["signUp"]],
		["hide", "a booking is hidden", (port) => new HideBooking(all(port)).execute(7), ["hide"]],
		["ownData", "a copy is saved", (port) => new SaveOwnData(all(port)).execute(), ["ownData"]],
		["withdraw", "a membership ends", (port) => new Withdraw(all(port)).execute(), ["withdraw"]],
		["creation", "a passkey is made", (port) => new AddPasskey(all(port)).execute("내 폰"), ["creation"]],
		["challenge", "a passkey logs in", (port) => new LogInByPasskey(all(port)).execute(true), ["challenge"]],
		["challenge", "a passkey proves", (port) => new ProveByPasskey(all(port)).execute(), ["challenge"]],
		["view", "a receipt is opened", (port) => new ViewPaidOrder(all(port)).execute("AW1"), ["view"]],
		[
			"enter",
			"a provider's answer is shown",
			(port) => new LogInWithProvider(all(port)).execute({ provider: "kakao", token: "t", certId: null }),
			["enter"],
		],
		["begin", "an account is to be joined", (port) => new LeaveToLink(all(port)).execute("kakao"), ["begin"]],
		[
			"revokeAppleLogin",
			"a login at Apple is given back",
			(port) => new WithdrawAtApple(all(port)).execute("code"),
			["clear", "revokeAppleLogin"],
		],
	])("to %s is returned when %s, without further calls [HTTP-07]", async (method, _, run, asked) => {
		const { port, methods } = recordingPorts(failing(method, failure));
		expect(await run(port)).toEqual({ ok: false, error: failure });
		expect(methods()).toEqual(asked);
	});

	it("to store a card prevents its use", async () => {
		const { port, methods } = recordingPorts(failing("register", failure));
		const registerCard = new RegisterCard({ cards: port });
		expect(await new ChangeCard({ cards: port, registerCard }).execute("authKey")).toEqual({
			ok: false,
			error: failure,
		});
		expect(methods()).toEqual(["register"]);
	});

	it.each<[string, string, (port: Ports) => Promise<unknown>]>([
		["types", "the inquiry form", (port) => new OpenInquiryForm(all(port)).execute()],
		[
			"viewPlan",
			"the booking form",
			(port) =>
				new OpenBookingForm(all(port)).execute({
					choice: { plan: { ratePlan: "" }, terms: {} } as never,
					address: "/",
				}),
		],
		["account", "the member's page", (port) => new ViewMyPage(all(port)).execute()],
		["view", "the membership", (port) => new ViewMembership(all(port)).execute()],
		["account", "the membership's member", (port) => new ViewMembership(all(port)).execute()],
		[
			"list",
			"the history of points",
			(port) => new ListPointHistory(all(port)).execute({ type: "WELFARE", filter: "all" as never }),
		],
		[
			"view",
			"the membership's offer",
			(port) => new OpenSubscribe(all(port)).execute({ returnPath: "/", isBack: false }),
		],
		[
			"account",
			"the offer's member",
			(port) => new OpenSubscribe(all(port)).execute({ returnPath: "/", isBack: false }),
		],
	])("to %s is returned by %s, which depends on it", async (method, _, run) => {
		const answers = {
			balances: ok({}),
			history: { lastVisited: null, urls: [] },
			...failing(method, failure),
		};
		expect(await run(recordingPorts(answers).port)).toEqual({ ok: false, error: failure });
	});
});

describe("preconditions of a call", () => {
	it("are skipped for a code whose purpose needs none [DEC-137]", async () => {
		const { port, methods } = recordingPorts({ now: 0, read: null });
		await new SendCode(all(port)).execute({ purpose: "SIGN_PHONE", destination: "01012345678" });
		expect(methods()).toEqual(["sendCode"]);
	});

	it("count sent find-email codes and reject the fourth of a day [STORE-01] [STORE-02] [DEC-122]", async () => {
		let counter: unknown = null;
		const sent: unknown[] = [];
		let isSent = false;
		const accounts = {
			sendCode: async (...code: unknown[]) => (isSent ? ok(sent.push(code)) : err({ kind: "unreachable" })),
		};
		const attempts = {
			read: () => counter,
			write: (next: unknown) => {
				counter = next;
			},
		};
		const clock = { now: () => Date.UTC(2026, 10, 25, 1) };
		const deps = { accounts, attempts, clock } as never;
		const look = () => new SendCode(deps).execute({ purpose: "FIND_ID", destination: "01012345678" });
		expect([(await look()).ok, counter]).toEqual([false, null]);
		isSent = true;
		for (const count of [1, 2, 3]) {
			expect((await look()).ok).toBe(true);
			expect(counter).toEqual({ date: "2026-11-25", count });
		}
		expect(await look()).toMatchObject({ ok: false, error: { kind: "smsLimit" } });
		expect(sent).toHaveLength(3);
	});

	it("allow a search only for a keyword, which is sent without surrounding blanks", async () => {
		const { port, asked } = recordingPorts();
		const search = new SearchKeyword(all(port));
		expect(await search.execute(" ", null)).toBeNull();
		expect(asked).toEqual([]);
		expect(await search.execute(" 부산 ", null)).toEqual(ok(null));
		expect(asked).toEqual([["search", "부산", null, {}]]);
	});
});
