import { describe, expect, it } from "vitest";
import { messagesCopy } from "#copy/messages.ts";
import { verificationCopy } from "#copy/verification.ts";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { err } from "#domain/shared/Result.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import type { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { FindIdViewModel } from "#ui/screens/find-id/FindIdViewModel.ts";
import { FindPasswordViewModel } from "#ui/screens/find-password/FindPasswordViewModel.ts";

const right = {
	email: "hong@example.com",
	password: "maple#74wind",
	name: "홍길동",
	phone: "01012345678",
};

async function proven(cert: CertViewModel, destination: string): Promise<void> {
	await cert.send(destination);
	cert.type(MemoryAccounts.code);
	await cert.verify();
	cert.dispose();
}

function stage() {
	const { app, memory } = screenApp();
	const went: [string, unknown][] = [];
	Object.assign(app, {
		navigation: {
			current: () => "/login/find?returnUrl=%2Ffaq",
			go: async (...step: [string, unknown]) => void went.push(step),
		},
	});
	return { app, memory, went };
}

describe("a forgotten password [DEC-028, DEC-147]", () => {
	async function forgotten() {
		const { app, memory, went } = stage();
		memory.accountCalls.isEmailTaken = async () => ({ ok: true, value: true });
		const viewModel = new FindPasswordViewModel(app);
		viewModel.restore();
		viewModel.type("email", right.email);
		viewModel.type("password", right.password);
		viewModel.type("passwordAgain", right.password);
		return { app, memory, viewModel, went };
	}

	it("is not reset without verifying the e-mail, nor to a weak password", async () => {
		const { memory, viewModel } = await forgotten();
		expect([viewModel.isEmail, Object.values(viewModel.errors)]).toEqual([true, [null, null, null]]);
		await viewModel.submit();
		expect([viewModel.isTried, viewModel.errors]).toEqual([
			true,
			{ email: verificationCopy.needed, password: null, passwordAgain: null },
		]);
		await proven(viewModel.cert, right.email);
		expect(viewModel.errors.email).toBeNull();
		viewModel.type("password", "x");
		viewModel.type("passwordAgain", "x");
		await viewModel.submit();
		expect(viewModel.errors.password).not.toBeNull();
		viewModel.type("email", "hong");
		expect(viewModel.isEmail).toBe(false);
		expect(viewModel.errors.email).not.toBe(verificationCopy.needed);
		expect(memory.accountCalls.passwords.size).toBe(0);
	});

	it("is not reset when another e-mail than the submitted one was verified [DEC-137]", async () => {
		const { app, memory, viewModel } = await forgotten();
		expect(Object.values(new FindPasswordViewModel(app).fields)).toEqual(["", "", ""]);
		await proven(viewModel.cert, right.email);
		viewModel.type("email", "kim@example.com");
		await viewModel.submit();
		expect([viewModel.errors.email, memory.accountCalls.passwords.size]).toEqual([
			verificationCopy.needed,
			0,
		]);
	});

	it("is reset once, confirms it, and leads to login with the return URL", async () => {
		const parts = await forgotten();
		const { app, memory, viewModel, went } = parts;
		await proven(viewModel.cert, right.email);
		const done = Promise.all([viewModel.submit(), viewModel.submit()]);
		await expect.poll(() => app.popups.current?.text).toBe(messagesCopy.msg.passwordChanged);
		app.popups.accept();
		await done;
		expect([...memory.accountCalls.passwords]).toEqual([[right.email, right.password]]);
		expect(went).toEqual([["/login?returnUrl=%2Ffaq", { replace: true }]]);
	});

	it("shows the reason when resetting is rejected, until something is typed", async () => {
		const { memory, viewModel, went } = await forgotten();
		await proven(viewModel.cert, right.email);
		memory.accountCalls.resetPassword = async () => err(refused("verifyFailed"));
		await viewModel.submit();
		expect([viewModel.refusal, viewModel.cert.step, went]).toEqual([
			refusals.verifyFailed.message,
			"idle",
			[],
		]);
		viewModel.type("password", "maple#74winds");
		expect([viewModel.refusal, viewModel.fields.email]).toEqual([null, right.email]);
	});

	it("requires a new verification when the page is opened again", async () => {
		const { viewModel } = await forgotten();
		await proven(viewModel.cert, right.email);
		expect(viewModel.cert.isVerified).toBe(true);
		viewModel.restore();
		expect(viewModel.cert.isVerified).toBe(false);
	});
});

describe("a forgotten e-mail [DEC-028]", () => {
	it("can be looked up only with a complete name and phone number", async () => {
		const { app, memory } = stage();
		const names: (string | null)[] = [];
		memory.accountCalls.verifyCode = async (_id, _code, name) => {
			names.push(name);
			return { ok: true, value: [] };
		};
		const viewModel = new FindIdViewModel(app);
		viewModel.typeName(right.name);
		expect(viewModel.canSend).toBe(false);
		viewModel.typePhone("02");
		expect(viewModel.canSend).toBe(false);
		viewModel.typePhone(right.phone);
		expect([viewModel.canSend, viewModel.found]).toEqual([true, null]);
		viewModel.typeName("");
		expect(viewModel.canSend).toBe(false);
		viewModel.typeName(right.name);
		await proven(viewModel.cert, right.phone);
		expect([viewModel.found, names]).toEqual([[], ["홍길동"]]);
		viewModel.restore();
		expect(viewModel.found).toBeNull();
	});
});
