import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import type { AnyUseCase, UseCaseToken } from "#application/use-case/UseCase.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { Member } from "#domain/member/Member.ts";
import { validationMessage } from "#domain/member/validators.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { recordSteps } from "#tests/support/recordSteps.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { LoginViewModel } from "#ui/screens/login/LoginViewModel.ts";
import { PasskeyLoginViewModel } from "#ui/screens/login/PasskeyLoginViewModel.ts";

const hong: Member = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Gold",
	type: "N",
	corpName: null,
	phone: null,
};
const password = "maple#74wind";

function stage(returnUrl: string | null = null) {
	const { app, memory } = screenApp();
	const went = recordSteps(app, memory);
	memory.sessionCalls.accounts.set(hong.email, { password, member: hong });
	const viewModel = new LoginViewModel(app);
	viewModel.restore({ returnUrl });
	const type = (email = hong.email, word = password) => {
		viewModel.typeEmail(email);
		viewModel.typePassword(word);
	};
	return { memory, viewModel, went, type };
}

describe("the login [DEC-030, DEC-140]", () => {
	it("reports what is missing after an attempt, and sends nothing [VAL-01]", async () => {
		const { memory, viewModel, went } = stage();
		viewModel.typeEmail("hong");
		expect([viewModel.emailError, viewModel.passwordError]).toEqual([null, null]);
		await viewModel.submit();
		expect([viewModel.emailError, viewModel.passwordError]).toEqual([
			validationMessage("email", "hong"),
			validationMessage("required", ""),
		]);
		viewModel.typeEmail(hong.email);
		await viewModel.submit();
		expect([viewModel.emailError, viewModel.isRefused, memory.sessionStore.stored, went]).toEqual([
			null,
			false,
			"none",
			[],
		]);
	});

	it.each([
		[null, "/"],
		["/mypage/books?tab=cancel", "/mypage/books?tab=cancel"],
		["https://evil.example/", "/"],
	])(
		"redirects to where the visitor was heading, replacing its own history entry: %s",
		async (returnUrl, target) => {
			const { viewModel, went, type } = stage(returnUrl);
			type();
			await Promise.all([viewModel.submit(), viewModel.submit()]);
			expect(went).toEqual([[target, { replace: true }]]);
		},
	);

	it("shows the same error for any wrong credentials until the input changes, and keeps the input [ERR-ACCT-01]", async () => {
		const { viewModel, went, type } = stage();
		for (const change of [
			() => viewModel.typeEmail(hong.email),
			() => viewModel.typePassword("x"),
			() => viewModel.submit(),
		]) {
			type(hong.email, "wrong#74wind");
			await viewModel.submit();
			expect([viewModel.isRefused, viewModel.password, went]).toEqual([true, "wrong#74wind", []]);
			const changing = change();
			expect(viewModel.isRefused).toBe(false);
			await changing;
		}
	});

	it("does not report a lost connection as a wrong password", async () => {
		const { memory, viewModel, went, type } = stage();
		type();
		memory.sessionCalls.failure = { kind: "unreachable" };
		await viewModel.submit();
		expect([viewModel.isRefused, viewModel.isBusy, went]).toEqual([false, false, []]);
	});

	it("passes on whether to stay signed in", async () => {
		const { memory, viewModel, type } = stage();
		const asked: boolean[] = [];
		memory.sessionCalls.logIn = (async ({ rememberMe }: { rememberMe: boolean }) => {
			asked.push(rememberMe);
			return err(refused("memberNotFound"));
		}) as never;
		type();
		await viewModel.submit();
		viewModel.remember(true);
		await viewModel.submit();
		viewModel.remember(false);
		await viewModel.submit();
		expect(asked).toEqual([false, true, false]);
	});
});

describe("login by passkey [DEC-195]", () => {
	function passkeys(returnUrl: string | null, answer: unknown) {
		const { app, memory } = screenApp();
		const went = recordSteps(app, memory);
		let asked = 0;
		const logIn = {
			execute: async () => {
				asked += 1;
				return answer;
			},
		};
		const { use } = app;
		Object.assign(app, {
			use: (token: UseCaseToken<AnyUseCase>) => (token === useCases.logInByPasskey ? logIn : use(token)),
		});
		const viewModel = new PasskeyLoginViewModel(app);
		viewModel.restore({ returnUrl });
		return { viewModel, went, asked: () => asked };
	}

	it.each([
		[ok(hong), false, ["/faq"]],
		[ok("turnedBack"), false, []],
		[ok("failed"), true, []],
		[err(refused("verifyFailed")), true, []],
		[err({ kind: "unreachable" } as Failure), false, []],
	] as const)("reports a failure, and redirects on success: %o", async (answer, hasFailed, targets) => {
		const { viewModel, went } = passkeys("/faq", answer);
		await viewModel.logIn(true);
		expect(viewModel.hasFailed).toBe(hasFailed);
		expect(went).toEqual(targets.map((target) => [target, { replace: true }]));
	});

	it("runs once however often it is pressed, clears the last failure, and leads home without a return URL", async () => {
		const { viewModel, went, asked } = passkeys(null, ok(hong));
		runInAction(() => {
			viewModel.hasFailed = true;
		});
		const pressed = Promise.all([viewModel.logIn(false), viewModel.logIn(false)]);
		expect(viewModel.hasFailed).toBe(false);
		await pressed;
		expect([asked(), went]).toEqual([1, [["/", { replace: true }]]]);
	});

	it("is removed from the page once the browser reports no support", async () => {
		const { viewModel } = passkeys(null, null);
		expect(viewModel.isOffered).toBe(true);
		viewModel.activate()();
		await expect.poll(() => viewModel.isOffered).toBe(false);
	});
});
