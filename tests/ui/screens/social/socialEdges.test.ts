import { afterEach, describe, expect, it } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { socialCopy } from "#copy/social.ts";
import { verificationCopy } from "#copy/verification.ts";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import type { PendingSocial, SocialAnswer } from "#domain/member/socialLogin.ts";
import { answered, callback, connecting, hong, stage, stopAll, wrongAccess } from "./socialStage.ts";

afterEach(stopAll);

const member = { name: "홍길동", grade: "Bronze", type: "N", corpName: null } as const;

/** Records where the page navigates, and how. */
function followed<T extends ReturnType<typeof stage>>(parts: T): T & { went: [string, unknown][] } {
	const went: [string, unknown][] = [];
	parts.app.navigation.attach({
		state: { location: { pathname: "/login/kakao", search: "" } },
		navigate: async (...step) => void went.push(step as [string, unknown]),
		revalidate: async () => undefined,
	});
	return { ...parts, went };
}

/** Opens a callback with an answer, for a member with this pending action. */
async function returned(pending: PendingSocial | null, answer: SocialAnswer = answered) {
	const parts = followed(callback(answer));
	parts.app.session.entered(member);
	if (pending) parts.memory.pendingSocials.save(pending, Number.POSITIVE_INFINITY);
	parts.open();
	await parts.settled();
	return parts;
}

describe("a provider's answer to a visitor", () => {
	it("is sent once, even when the page is opened again afterwards [DEC-140]", async () => {
		const { open, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", { kind: "member" });
		open();
		await settled();
		open();
		await settled();
		expect(memory.socialCalls.attempts).toHaveLength(1);
	});

	it("is sent once for two presses after a network failure, and the previous error is cleared [DEC-140]", async () => {
		const { open, viewModel, memory, settled } = callback(answered);
		memory.socialCalls.failure = { kind: "unreachable" };
		open();
		await settled();
		const sending = Promise.all([viewModel.send(), viewModel.send()]);
		expect([viewModel.isBusy, viewModel.message]).toEqual([true, null]);
		await sending;
		expect([viewModel.isBusy, memory.socialCalls.attempts.length]).toEqual([false, 2]);
	});

	it("replaces its own history entry, and adds no return URL when there is none [DEC-030, DEC-140]", async () => {
		const { open, memory, settled, went } = followed(callback(answered));
		memory.socialCalls.entries.set("s.c", { kind: "connect", email: hong.email });
		open();
		await settled();
		expect(went).toEqual([["/login/connect", { replace: true }]]);
	});

	it.each(["cancelled", "failed"] as const)("cannot be sent again when it was %s [DEC-140]", async (kind) => {
		const { open, viewModel, settled } = callback({ kind });
		open();
		await settled();
		expect([viewModel.message, viewModel.mayRetry]).toEqual([socialCopy.callback[kind]("카카오"), false]);
	});

	it("shows the server's own text when rejected with one [DEC-106]", async () => {
		const { open, viewModel, memory, settled } = callback(answered);
		memory.socialCalls.failure = { kind: "generic", message: "점검 중이에요." };
		open();
		await settled();
		expect(viewModel.message).toBe("점검 중이에요.");
	});
});

describe("a provider's answer to a member", () => {
	it.each<[string, PendingSocial | null]>([
		["nothing", null],
		["a sign-up", { kind: "signUp", provider: "kakao", ticket: "t", email: null, name: null }],
		["another provider's account", { kind: "link", provider: "naver" }],
		["leaving at another provider", { kind: "withdraw", provider: "apple" }],
	])("redirects home and does nothing when what is pending is %s [DEC-139]", async (_, pending) => {
		const { memory, went } = await returned(pending);
		expect(went).toEqual([["/", { replace: true }]]);
		expect([memory.socialCalls.linked, memory.socialCalls.attempts, memory.profile.hasWithdrawn]).toEqual([
			[],
			[],
			false,
		]);
	});

	it("is busy until the server answers, and shows any other rejection as a failure [DEC-140]", async () => {
		const { viewModel, memory } = await returned({ kind: "link", provider: "kakao" }, { kind: "cancelled" });
		viewModel.restore({ provider: "kakao", answer: answered });
		let answer = () => {};
		const arrived = new Promise<void>((go) => {
			answer = go;
		});
		memory.socialCalls.link = async () => {
			await arrived;
			return { ok: false, error: refused("verifyFailed") };
		};
		const sending = viewModel.send();
		await expect.poll(() => viewModel.isBusy).toBe(true);
		expect(viewModel.message).toBeNull();
		answer();
		await sending;
		expect([viewModel.isBusy, viewModel.message]).toEqual([false, socialCopy.link.failed("카카오")]);
	});

	it("cannot be sent again for closing the account [DEC-148]", async () => {
		const parts = callback(answered);
		parts.app.session.entered(member);
		parts.viewModel.restore({ provider: "apple", answer: answered });
		parts.memory.pendingSocials.save({ kind: "withdraw", provider: "apple" }, Number.POSITIVE_INFINITY);
		parts.memory.profile.failure = refused("withdrawBlocked");
		parts.open();
		await parts.settled();
		expect([parts.viewModel.message, parts.viewModel.mayRetry]).toEqual([
			refusals.withdrawBlocked.message,
			false,
		]);
	});
});

describe("connecting a social account [DEC-140]", () => {
	it("waits for the account's data, and ignores it after the page is left", async () => {
		const { viewModel, leave, settled } = connecting(followed(stage()));
		await viewModel.submit();
		expect([viewModel.name, viewModel.pending, viewModel.isTried]).toEqual(["", null, false]);
		leave();
		await settled();
		expect(viewModel.pending).toBeNull();
	});

	it("requires the verification after an attempt, until it is done [DEC-137]", async () => {
		const { viewModel, prove, settled } = connecting(followed(stage()));
		await settled();
		expect(viewModel.error).toBeNull();
		await viewModel.submit();
		expect(viewModel.error).toBe(verificationCopy.needed);
		await prove();
		expect(viewModel.error).toBeNull();
	});

	it("is sent once for two presses, and replaces its own history entry [DEC-030]", async () => {
		const { viewModel, memory, prove, alerted, settled, went } = connecting(followed(stage()));
		await settled();
		await prove();
		memory.socialCalls.proofs.add("cert-1");
		const joined = Promise.all([viewModel.submit(), viewModel.submit()]);
		await alerted();
		await joined;
		expect([memory.socialCalls.attempts.length, went]).toEqual([1, [["/", { replace: true }]]]);
	});

	it("clears a refusal when it is opened again, and redirects to login once it has expired [DEC-139]", async () => {
		const { viewModel, memory, prove, alerted, settled, went } = connecting(followed(stage()));
		await settled();
		await prove();
		memory.socialCalls.failure = { kind: "unreachable" };
		await viewModel.submit();
		expect(viewModel.refusal).toBe(accountCopy.account.linkFailed);
		viewModel.restore();
		expect(viewModel.refusal).toBeNull();
		memory.socialCalls.failure = refused("wrongAccess");
		const joined = viewModel.submit();
		expect(await alerted()).toBe(wrongAccess);
		await joined;
		expect(went).toEqual([["/login", { replace: true }]]);
	});
});
