import { runInAction } from "mobx";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { componentsCopy } from "#copy/components.ts";
import { securityCopy } from "#copy/security.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { validationMessage } from "#domain/member/validators.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

const email = "hong@example.com";
const passkey = { id: 1, name: "x", createdAt: "2026-11-25 09:00:00", lastUsedAt: null };

async function asked(loginType: "EMAIL" | "KAKAO" = "EMAIL", hasPasskey = false) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookingMember.member = { ...bronze, email, loginType };
	if (hasPasskey) {
		memory.authenticator.userAgent = "Chrome";
		memory.passkeys.kept = [passkey];
	}
	const proof = new ReauthenticationViewModel(app);
	const answers: boolean[] = [];
	const ask = () => void proof.ask().then((answer) => answers.push(answer));
	ask();
	await expect.poll(() => proof.isOpen).toBe(true);
	const settled = async () => {
		await new Promise((go) => setTimeout(go));
		return answers;
	};
	return { memory, proof, ask, settled };
}

describe("the identity check of an account owner [DEC-195]", () => {
	it("starts with the account's own method, and offers a passkey if the member has one and the browser supports it", async () => {
		const own = (await asked()).proof;
		expect([own.way, own.hasPassword, own.hasPasskey, own.email, own.isReady]).toEqual([
			"password",
			true,
			false,
			email,
			true,
		]);
		const { proof } = await asked("KAKAO", true);
		expect([proof.way, proof.hasPassword, proof.hasPasskey, proof.isReady]).toEqual([
			"code",
			false,
			true,
			false,
		]);
	});

	it("reports a missing password after an attempt, and sends nothing without one", async () => {
		const { memory, proof } = await asked();
		expect(proof.passwordError).toBeNull();
		await proof.submit();
		expect([proof.passwordError, proof.isBusy]).toEqual([validationMessage("required", ""), false]);
		proof.choose("code");
		expect([proof.way, proof.isTried, proof.refusal]).toEqual(["code", false, null]);
		await proof.submit();
		expect(memory.accountSecurity.proofs).toEqual([]);
	});

	it("is passed once with the right password, which is then cleared", async () => {
		const { memory, proof, settled } = await asked();
		proof.type(memory.accountSecurity.password);
		await Promise.all([proof.submit(), proof.submit()]);
		expect(await settled()).toEqual([true]);
		expect(memory.accountSecurity.proofs).toEqual([{ password: memory.accountSecurity.password }]);
		expect(proof).toMatchObject({
			isOpen: false,
			password: "",
			isTried: false,
			isBusy: false,
			refusal: null,
		});
	});

	it("stays open with the reason when rejected, until something is typed", async () => {
		const { memory, proof, settled } = await asked();
		proof.type("wrong");
		await proof.submit();
		expect([proof.refusal, proof.isOpen, proof.isBusy]).toEqual([refusals.verifyFailed.message, true, false]);
		proof.type("wrong again");
		expect(proof.refusal).toBeNull();
		memory.accountSecurity.failure = { kind: "unreachable" };
		const again = proof.submit();
		expect([proof.isBusy, proof.refusal]).toEqual([true, null]);
		await again;
		expect([proof.refusal, await settled()]).toEqual([componentsCopy.notSent, []]);
	});

	it("resolves to false when it is closed or started again", async () => {
		const { proof, ask, settled } = await asked();
		proof.type("typed");
		proof.close();
		expect([await settled(), proof.isOpen, proof.password]).toEqual([[false], false, ""]);
		ask();
		await expect.poll(() => proof.isOpen).toBe(true);
		ask();
		expect(await settled()).toEqual([false, false]);
	});

	it.each([
		[ok("turnedBack"), null],
		[ok("failed"), securityCopy.proof.passkeyFailed],
		[err(refused("verifyFailed")), refusals.verifyFailed.message],
	] as const)("stays open when the passkey was not confirmed: %o", async (answer, refusal) => {
		const { app } = screenApp({ signedIn: true });
		let calls = 0;
		Object.assign(app, {
			use: () => ({
				execute: async () => {
					calls += 1;
					return answer;
				},
			}),
		});
		const proof = new ReauthenticationViewModel(app);
		runInAction(() => {
			proof.isOpen = true;
		});
		const signing = Promise.all([proof.submitByPasskey(), proof.submitByPasskey()]);
		expect(proof.isSigning).toBe(true);
		await signing;
		expect([calls, proof.isSigning, proof.isOpen, proof.refusal]).toEqual([1, false, true, refusal]);
	});
});

describe("a verification code [DEC-137]", () => {
	function stage() {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { app, memory } = screenApp();
		const cert = new CertViewModel(app, "SIGN_EMAIL");
		onTestFinished(() => cert.dispose());
		return { memory, cert };
	}

	it("keeps only six digits of the input", () => {
		const { cert } = stage();
		cert.type("12ab 345-6789");
		expect(cert.code).toBe("123456");
	});

	it("counts down every second while it is valid, and no longer", async () => {
		const { cert } = stage();
		await cert.send(email);
		expect([cert.step, cert.secondsLeft, cert.pauseLeft]).toEqual(["sent", 180, 60]);
		await vi.advanceTimersByTimeAsync(10_000);
		expect([cert.secondsLeft, cert.pauseLeft]).toEqual([170, 50]);
		expect(vi.getTimerCount()).toBe(1);
		await vi.advanceTimersByTimeAsync(170_000);
		expect([cert.secondsLeft, cert.pauseLeft, vi.getTimerCount()]).toEqual([0, 0, 0]);
	});

	it.each([
		["is for another destination", async (cert: CertViewModel) => cert.reset()],
		["is left", async (cert: CertViewModel) => cert.dispose()],
	] as const)("stops counting down once it %s", async (_, end) => {
		const { cert } = stage();
		await cert.send(email);
		await cert.send(email);
		expect(vi.getTimerCount()).toBe(1);
		await end(cert);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("is requested one call at a time, starting afresh each time", async () => {
		const { memory, cert } = stage();
		cert.type("12");
		await Promise.all([cert.send(email), cert.send(email)]);
		expect([memory.accountCalls.sent.length, cert.code, cert.error]).toEqual([1, "", null]);
		cert.type(MemoryAccounts.code);
		const verifying = cert.verify();
		expect(cert.step).toBe("verifying");
		await Promise.all([cert.send("kim@example.com"), cert.verify()]);
		await verifying;
		expect([memory.accountCalls.sent.length, cert.isVerified]).toEqual([1, true]);
		await cert.verify();
		expect(cert.step).toBe("verified");
	});

	it.each([
		[refused("codeSendFailed"), refusals.codeSendFailed.message],
		[{ kind: "unreachable" }, accountCopy.account.codeSendFailed],
		[{ kind: "generic", message: null }, accountCopy.account.codeSendFailed],
	] as readonly (readonly [Failure, string | null])[])(
		"explains why it was not sent, and can be requested again: %o",
		async (failure, said) => {
			const { memory, cert } = stage();
			const send = memory.accountCalls.sendCode.bind(memory.accountCalls);
			memory.accountCalls.sendCode = async () => err(failure);
			await cert.send(email);
			expect([cert.step, cert.error, cert.proofFor(email)]).toEqual(["idle", said, null]);
			memory.accountCalls.sendCode = send;
			const again = cert.send(email);
			expect([cert.step, cert.error]).toEqual(["sending", null]);
			await again;
			cert.type("1");
			await cert.verify();
			expect([cert.step, cert.error]).toEqual(["sent", accountCopy.account.checkCode]);
			cert.type("12");
			expect(cert.error).toBeNull();
		},
	);

	it("proves nothing before it is verified, cannot be verified before it is sent, and is not called wrong when the connection is lost", async () => {
		const { memory, cert } = stage();
		cert.type(MemoryAccounts.code);
		await cert.verify();
		expect(cert.step).toBe("idle");
		memory.accountCalls.sendCode = async () => ok({ certId: "c", remaining: 2 });
		memory.accountCalls.verifyCode = async () => err({ kind: "generic", message: null });
		await cert.send(email);
		expect([cert.remaining, cert.proofFor(email)]).toEqual([2, null]);
		cert.type(MemoryAccounts.code);
		await cert.verify();
		expect([cert.step, cert.error]).toEqual(["sent", accountCopy.account.verifyFailed]);
		memory.accountCalls.verifyCode = async () => err({ kind: "unreachable" });
		await cert.verify();
		expect([cert.step, cert.code, cert.error]).toEqual(["sent", MemoryAccounts.code, componentsCopy.notSent]);
		cert.reset();
		expect([cert.step, cert.code, cert.error, cert.users]).toEqual(["idle", "", null, null]);
	});
});
