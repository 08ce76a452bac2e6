import { isObservableProp } from "mobx";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";

function stage() {
	const { app, memory } = screenApp();
	let now = 0;
	const viewModel = new CertViewModel(app, "SIGN_EMAIL", () => now);
	return {
		memory,
		viewModel,
		pass(ms: number) {
			now += ms;
			viewModel.tick();
		},
	};
}

describe("verification by code", () => {
	it("keeps only the digits of the input, converting full-width ones [VAL-10, DEC-137]", () => {
		const { viewModel } = stage();
		viewModel.type("１２３ 45６7");
		expect(viewModel.code).toBe("123456");
		viewModel.dispose();
	});

	it("proves only the destination the code was sent to [DEC-137]", async () => {
		const { viewModel } = stage();
		await viewModel.send("hong@example.com");
		viewModel.type(MemoryAccounts.code);
		await viewModel.verify();
		expect(viewModel.proofFor("hong@example.com")).toBe("cert-1");
		expect(viewModel.proofFor("kim@example.com")).toBeNull();
		viewModel.reset();
		expect(viewModel.proofFor("hong@example.com")).toBeNull();
	});

	it("discards a code in flight to a previous destination [DEC-137]", async () => {
		const { viewModel, memory } = stage();
		const sendCode = memory.accountCalls.sendCode.bind(memory.accountCalls);
		let arrive = () => {};
		const isOnTheWay = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		memory.accountCalls.sendCode = async (...asked) => {
			await isOnTheWay;
			return sendCode(...asked);
		};
		const sending = viewModel.send("hong@example.com");
		viewModel.reset();
		arrive();
		await sending;
		expect(viewModel.step).toBe("idle");
		viewModel.type(MemoryAccounts.code);
		await viewModel.verify();
		expect([viewModel.isVerified, viewModel.proofFor("hong@example.com")]).toEqual([false, null]);
		await viewModel.send("kim@example.com");
		viewModel.type(MemoryAccounts.code);
		await viewModel.verify();
		expect(viewModel.proofFor("kim@example.com")).toBe("cert-2");
		viewModel.dispose();
	});

	it("discards a proof in flight when the destination changes [DEC-137]", async () => {
		const { viewModel } = stage();
		await viewModel.send("hong@example.com");
		viewModel.type(MemoryAccounts.code);
		const verifying = viewModel.verify();
		viewModel.reset();
		await verifying;
		expect([viewModel.step, viewModel.proofFor("hong@example.com")]).toEqual(["idle", null]);
	});

	it("counts down the validity, and the pause before another code [DEC-137]", async () => {
		const { viewModel, pass } = stage();
		await viewModel.send("hong@example.com");
		expect([viewModel.secondsLeft, viewModel.pauseLeft]).toEqual([180, 60]);
		pass(60_000);
		expect([viewModel.secondsLeft, viewModel.pauseLeft]).toEqual([120, 0]);
		pass(200_000);
		expect(viewModel.secondsLeft).toBe(0);
		viewModel.dispose();
	});

	it("reports what is wrong and keeps the input [ERR-ACCT-05] [ERR-ACCT-06]", async () => {
		const { viewModel, memory } = stage();
		await viewModel.send("hong@example.com");
		viewModel.type("12");
		await viewModel.verify();
		expect(viewModel.error).toBe("인증번호를 확인해 주세요.");
		viewModel.type("000000");
		await viewModel.verify();
		expect([viewModel.error, viewModel.code]).toEqual(["인증번호를 확인해 주세요.", "000000"]);
		memory.accountCalls.open.clear();
		await viewModel.verify();
		expect([viewModel.error, viewModel.code]).toEqual(["인증에 실패했습니다. 다시 입력해 주세요.", "000000"]);
		viewModel.dispose();
	});

	it("reports that an e-mail is taken before any code is sent [ERR-ACCT-02]", async () => {
		const { viewModel, memory } = stage();
		memory.accountCalls.isEmailTaken = async () => ({ ok: true, value: true });
		await viewModel.send("hong@example.com");
		expect(viewModel.error).toBe("이미 가입된 이메일입니다.");
		expect(memory.accountCalls.sent).toEqual([]);
	});

	it("is observable in all its state", () => {
		const { viewModel } = stage();
		const texts = Object.entries(viewModel).filter(([, value]) => typeof value !== "function");
		expect(texts.length).toBeGreaterThan(0);
		expect(texts.filter(([key]) => !isObservableProp(viewModel, key))).toEqual([]);
	});

	it("sends only a complete code, one call at a time and without a name [DEC-137, ERR-ACCT-05]", async () => {
		const { viewModel, memory } = stage();
		const asked: unknown[][] = [];
		const verifyCode = memory.accountCalls.verifyCode.bind(memory.accountCalls);
		memory.accountCalls.verifyCode = async (...question) => {
			asked.push(question);
			return verifyCode(...question);
		};
		await viewModel.send("hong@example.com");
		viewModel.type("12345");
		await viewModel.verify();
		expect(asked).toEqual([]);
		viewModel.type(MemoryAccounts.code);
		await Promise.all([viewModel.verify(), viewModel.verify()]);
		await viewModel.verify();
		expect(asked).toEqual([["cert-1", MemoryAccounts.code, null]]);
	});

	it("keeps counting down while a code is checked and after it was wrong [DEC-137]", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { app, memory } = screenApp();
		const viewModel = new CertViewModel(app, "SIGN_EMAIL");
		onTestFinished(() => viewModel.dispose());
		memory.accountCalls.verifyCode = async () => {
			await new Promise((go) => setTimeout(go, 2_500));
			return err(refused("checkCode"));
		};
		await viewModel.send("hong@example.com");
		viewModel.type(MemoryAccounts.code);
		const verifying = viewModel.verify();
		await vi.advanceTimersByTimeAsync(2_500);
		await verifying;
		expect([viewModel.step, viewModel.secondsLeft]).toEqual(["sent", 178]);
		await vi.advanceTimersByTimeAsync(100_500);
		expect([viewModel.secondsLeft, viewModel.pauseLeft]).toEqual([77, 0]);
	});

	it("keeps the previous code with its time and the input when another code cannot be sent [DEC-137, DEC-138]", async () => {
		const { viewModel, memory, pass } = stage();
		onTestFinished(() => viewModel.dispose());
		await viewModel.send("hong@example.com");
		viewModel.type("1234");
		pass(61_000);
		memory.accountCalls.sendCode = async () => err(refused("smsLimit"));
		await viewModel.send("hong@example.com");
		expect([viewModel.step, viewModel.secondsLeft, viewModel.code, viewModel.error]).toEqual([
			"sent",
			119,
			"1234",
			refusals.smsLimit.message,
		]);
		viewModel.type(MemoryAccounts.code);
		await viewModel.verify();
		expect(viewModel.proofFor("hong@example.com")).toBe("cert-1");
	});

	it.each(["another address", "no time left"])(
		"stops counting when no code could be sent: %s [DEC-137]",
		async (why) => {
			vi.useFakeTimers();
			onTestFinished(() => void vi.useRealTimers());
			const { app, memory } = screenApp();
			const viewModel = new CertViewModel(app, "SIGN_EMAIL");
			await viewModel.send("hong@example.com");
			expect(vi.getTimerCount()).toBe(1);
			if (why === "no time left") await vi.advanceTimersByTimeAsync(180_000);
			else viewModel.reset();
			memory.accountCalls.sendCode = async () => err({ kind: "unreachable" });
			await viewModel.send("hong@example.com");
			expect([viewModel.step, vi.getTimerCount()]).toEqual(["idle", 0]);
		},
	);

	it("restarts with an explanation when its proof is not used within ten minutes, and keeps the accounts it found [DEC-137]", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const { app, memory } = screenApp();
		const users = ["ho**@example.com"];
		memory.accountCalls.verifyCode = async () => ok(users);
		const viewModel = new CertViewModel(app, "FIND_ID");
		await viewModel.send("01012345678");
		viewModel.type(MemoryAccounts.code);
		await vi.advanceTimersByTimeAsync(100_000);
		await viewModel.verify();
		await vi.advanceTimersByTimeAsync(599_000);
		expect([viewModel.isVerified, viewModel.error]).toEqual([true, null]);
		await vi.advanceTimersByTimeAsync(1_000);
		expect([viewModel.step, viewModel.error, viewModel.users]).toEqual([
			"idle",
			accountCopy.account.codeExpired,
			users,
		]);
		expect([viewModel.proofFor("01012345678"), vi.getTimerCount()]).toEqual([null, 0]);
		await viewModel.send("01012345678");
		expect([viewModel.step, viewModel.error]).toEqual(["sent", null]);
		viewModel.dispose();
	});
});
