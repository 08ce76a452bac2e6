import { afterEach, describe, expect, it } from "vitest";
import { profileCopy } from "#copy/profile.ts";
import { socialCopy } from "#copy/social.ts";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import type { SocialAnswer } from "#domain/member/socialLogin.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";
import { answered, appleAccount, callback, hong, stage, stopAll, wrongAccess } from "./socialStage.ts";

type Parts = ReturnType<typeof callback>;

afterEach(stopAll);

describe("the callback of a provider", () => {
	it("logs in and redirects to where the visitor was heading [DEC-030, DEC-140]", async () => {
		const { viewModel, open, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", { kind: "member" });
		memory.returnTargets.save("/booking/3?a=1");
		open();
		await settled();
		expect(memory.pageNavigation.current()).toBe("/booking/3?a=1");
		expect(viewModel.message).toBeNull();
	});

	it("sends the code once, however often the page is activated [DEC-140]", async () => {
		const { open, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", { kind: "member" });
		open();
		open();
		await settled();
		expect(memory.socialCalls.attempts).toHaveLength(1);
	});

	it.each([
		[{ kind: "connect", email: "hong@example.com" }, "/login/connect?returnUrl=%2Ffaq"],
		[
			{ kind: "signUp", ticket: "t", email: null, name: null },
			"/login/signup?provider=kakao&returnUrl=%2Ffaq",
		],
	] as const)("redirects %o to %s [DEC-139, DEC-140]", async (entry, path) => {
		const { open, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", entry);
		memory.returnTargets.save("/faq");
		open();
		await settled();
		expect(memory.pageNavigation.current()).toBe(path);
	});

	it.each([
		["nothing in the address", { kind: "foreign" } as SocialAnswer],
		["a login that was not begun here", answered],
	])("shows an alert and redirects to login after %s [DEC-139, ERR-ACCT-14]", async (_, answer) => {
		const { open, memory, alerted } = callback(answer);
		open();
		expect(await alerted()).toBe(wrongAccess);
		expect(memory.pageNavigation.current()).toBe("/login");
	});

	it.each([
		["the visitor cancelled", { kind: "cancelled" } as SocialAnswer, socialCopy.callback.cancelled("카카오")],
		["the provider failed", { kind: "failed" } as SocialAnswer, socialCopy.callback.failed("카카오")],
	])("says that %s, and links back with the return URL kept [DEC-140]", async (_, answer, message) => {
		const { open, viewModel, memory, settled } = callback(answer);
		memory.returnTargets.save("/faq");
		open();
		await settled();
		expect(viewModel.message).toBe(message);
		expect(viewModel.backUrl).toBe("/login?returnUrl=%2Ffaq");
		expect(memory.socialCalls.attempts).toEqual([]);
	});

	it.each([
		["the provider knows nobody", "linkFailed", socialCopy.callback.failed("카카오")],
		["too many tries", "tooManyCalls", refusals.tooManyCalls.message],
	] as const)("shows its own message for %s [ERR-ACCT-12, D16]", async (_, kind, message) => {
		const { open, viewModel, memory, settled } = callback(answered);
		memory.socialCalls.failure = refused(kind);
		open();
		await settled();
		expect([viewModel.message, viewModel.mayRetry]).toEqual([message, false]);
	});

	it("can send the same answer again after a network failure [DEC-140]", async () => {
		const { open, viewModel, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", { kind: "member" });
		memory.socialCalls.failure = { kind: "unreachable" };
		open();
		await settled();
		expect([viewModel.message, viewModel.mayRetry]).toEqual([socialCopy.callback.offline, true]);
		memory.socialCalls.failure = null;
		await viewModel.send();
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
	});
});

describe("closing the account of an Apple login", () => {
	async function leaving(answer: SocialAnswer, isWaiting = true) {
		const parts = callback(answer);
		const { app, memory, viewModel } = parts;
		app.session.entered({ name: "홍길동", grade: "Bronze", type: "N", corpName: null });
		memory.returnTargets.save("/mypage/user");
		viewModel.restore({ provider: "apple", answer });
		if (isWaiting)
			memory.pendingSocials.save({ kind: "withdraw", provider: "apple" }, Number.POSITIVE_INFINITY);
		parts.open();
		await parts.settled();
		return parts;
	}

	it("redirects to Apple first on request [DEC-148]", async () => {
		const { app, memory, alerted } = stage();
		memory.bookingMember.member = { ...hong, ...appleAccount };
		const viewModel = new ProfileViewModel(app);
		await viewModel.account.load();
		const left = viewModel.withdraw();
		await alerted();
		await left;
		expect(memory.windows.left).toEqual(["/login/start/apple?returnUrl=%2Fmypage%2Fuser"]);
		expect(memory.pendingSocials.pending).toEqual({ kind: "withdraw", provider: "apple" });
		expect(memory.profile.hasWithdrawn).toBe(false);
	});

	it("revokes the Apple login, then closes the account [CALL-AUTH-05, CALL-AUTH-17, DEC-148]", async () => {
		const { memory, alerted } = await leaving(answered);
		expect(memory.profile.givenBack).toEqual(["s.c"]);
		expect(memory.profile.hasWithdrawn).toBe(true);
		expect(memory.pageNavigation.current()).toBe("/");
		expect(await alerted()).toBe(profileCopy.withdrawn);
		expect(memory.socialCalls.attempts).toEqual([]);
	});

	it("keeps the member when it is cancelled at Apple or rejected here, and leads back to the account [ERR-ACCT-09, DEC-148]", async () => {
		const stage = callback(answered);
		stage.memory.profile.failure = refused("withdrawBlocked");
		stage.app.session.entered({ name: "홍길동", grade: "Bronze", type: "N", corpName: null });
		stage.viewModel.restore({ provider: "apple", answer: answered });
		stage.memory.returnTargets.save("/mypage/user");
		stage.memory.pendingSocials.save({ kind: "withdraw", provider: "apple" }, Number.POSITIVE_INFINITY);
		stage.open();
		await stage.settled();
		expect(stage.viewModel.message).toBe(refusals.withdrawBlocked.message);
		expect(stage.viewModel.backUrl).toBe("/mypage/user");
		const cancelled = await leaving({ kind: "cancelled" });
		expect(cancelled.viewModel.message).toBe(socialCopy.callback.cancelled("Apple"));
		expect(cancelled.viewModel.purpose).toBe("withdraw");
		expect(cancelled.memory.profile.hasWithdrawn).toBe(false);
	});

	it("redirects a member home when no closing is pending [DEC-139]", async () => {
		const { memory } = await leaving(answered, false);
		expect(memory.pageNavigation.current()).toBe("/");
		expect(memory.socialCalls.attempts).toEqual([]);
		expect(memory.profile.hasWithdrawn).toBe(false);
	});
});

describe("linking a further social account", () => {
	async function linking(answer: SocialAnswer, prepare: (memory: Parts["memory"]) => void = () => {}) {
		const parts = callback(answer);
		parts.app.session.entered({ name: "홍길동", grade: "Bronze", type: "N", corpName: null });
		parts.memory.pendingSocials.save({ kind: "link", provider: "kakao" }, Number.POSITIVE_INFINITY);
		parts.memory.socialCalls.entries.set("s.c", { kind: "member" });
		prepare(parts.memory);
		parts.open();
		await parts.settled();
		return parts;
	}

	it("links it, confirms it and returns to the profile [DEC-140]", async () => {
		const { memory, alerted } = await linking(answered);
		expect(memory.socialCalls.linked.map(({ provider }) => provider)).toEqual(["kakao"]);
		expect(await alerted()).toBe(socialCopy.connect.done("카카오"));
		expect(memory.pageNavigation.current()).toBe("/mypage/user");
		expect(memory.pendingSocials.pending).toBeNull();
		expect(memory.socialCalls.attempts).toEqual([]);
	});

	it.each([
		["another member's", "linkFailed", refusals.linkFailed.message],
		["tried too often", "tooManyCalls", refusals.tooManyCalls.message],
	] as const)(
		"explains when it is %s, and leads back to the profile [ERR-ACCT-12]",
		async (_, kind, message) => {
			const { viewModel } = await linking(answered, ({ socialCalls }) => {
				socialCalls.failure = refused(kind);
			});
			expect([viewModel.message, viewModel.backUrl]).toEqual([message, "/mypage/user"]);
		},
	);

	it("leads back to the profile when it is cancelled at the provider or was not started here [DEC-139]", async () => {
		const { viewModel } = await linking({ kind: "cancelled" });
		expect([viewModel.message, viewModel.backUrl]).toEqual([
			socialCopy.link.cancelled("카카오"),
			"/mypage/user",
		]);
		const { memory, alerted } = await linking(answered, ({ socialCalls }) => socialCalls.entries.clear());
		expect(await alerted()).toBe(wrongAccess);
		expect(memory.pageNavigation.current()).toBe("/mypage/user");
	});

	it("can be sent again after a network failure [DEC-140]", async () => {
		const { viewModel, memory, alerted } = await linking(answered, ({ socialCalls }) => {
			socialCalls.failure = { kind: "unreachable" };
		});
		expect([viewModel.message, viewModel.mayRetry]).toEqual([socialCopy.link.offline, true]);
		memory.socialCalls.failure = null;
		void viewModel.send();
		expect(await alerted()).toBe(socialCopy.connect.done("카카오"));
	});
});
