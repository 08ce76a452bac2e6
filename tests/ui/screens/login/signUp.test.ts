import { describe, expect, it } from "vitest";
import { signUpCopy } from "#copy/signUp.ts";
import { verificationCopy } from "#copy/verification.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { err } from "#domain/shared/Result.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { recordSteps } from "#tests/support/recordSteps.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import type { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { agreements, type SignUpFields, SignUpViewModel } from "#ui/screens/signup/SignUpViewModel.ts";

const right: SignUpFields = {
	email: "hong@example.com",
	password: "maple#74wind",
	passwordAgain: "maple#74wind",
	name: "홍길동",
	phone: "01012345678",
};

async function proven(cert: CertViewModel, destination: string): Promise<void> {
	await cert.send(destination);
	cert.type(MemoryAccounts.code);
	await cert.verify();
	cert.dispose();
}

function stage(returnUrl: string | null = null) {
	const { app, memory } = screenApp();
	const went = recordSteps(app, memory, "/login/find?returnUrl=%2Ffaq");
	const viewModel = new SignUpViewModel(app);
	viewModel.restore({ returnUrl, provider: null });
	return { app, memory, viewModel, went };
}

/** A completely filled-in form, ready to submit. */
async function filled(returnUrl: string | null = null, changes: Partial<SignUpFields> = {}) {
	const parts = stage(returnUrl);
	const { viewModel } = parts;
	const fields = { ...right, ...changes };
	for (const [field, text] of Object.entries(fields)) viewModel.type(field as keyof SignUpFields, text);
	await proven(viewModel.emailCert, fields.email);
	await proven(viewModel.phoneCert, fields.phone);
	viewModel.agreeToAll(true);
	return parts;
}

const alerted = async ({ app }: ReturnType<typeof stage>): Promise<string | undefined> => {
	await expect.poll(() => app.popups.current).not.toBeNull();
	const said = app.popups.current?.text;
	app.popups.accept();
	return said;
};

describe("signing up [DEC-028, DEC-144]", () => {
	it("starts with no consent given, requires all but advertising, and can give or withdraw all at once", async () => {
		const { viewModel } = stage();
		expect([viewModel.agreed.size, viewModel.agreementError, viewModel.isWaiting]).toEqual([0, null, false]);
		await viewModel.submit();
		expect(viewModel.agreementError).toBe(signUpCopy.agreementsNeeded);
		const required = agreements.filter((item) => item !== "marketing");
		for (const item of required) {
			expect(viewModel.agreementError).toBe(signUpCopy.agreementsNeeded);
			viewModel.agree(item, true);
		}
		expect([viewModel.agreementError, [...viewModel.agreed]]).toEqual([null, required]);
		viewModel.agreeToAll(true);
		expect([...viewModel.agreed]).toEqual([...agreements]);
		viewModel.agree("terms", false);
		expect(viewModel.agreed.has("terms")).toBe(false);
		viewModel.agreeToAll(false);
		expect(viewModel.agreed.size).toBe(0);
	});

	it.each(agreements)("succeeds without a consent only if that is optional: %s", async (item) => {
		const parts = await filled();
		const { memory, viewModel } = parts;
		viewModel.agree(item, false);
		const made = viewModel.submit();
		if (item === "marketing") await alerted(parts);
		await made;
		expect(memory.accountCalls.members.size).toBe(item === "marketing" ? 1 : 0);
		expect(viewModel.agreementError).toBe(item === "marketing" ? null : signUpCopy.agreementsNeeded);
		if (item === "marketing")
			expect(memory.accountCalls.members.get(right.email)?.agreesToMarketing).toBe(false);
	});

	it("reports the errors of every field after an attempt, and none before [VAL-01]", async () => {
		const { memory, viewModel } = stage();
		expect(Object.values(viewModel.errors)).toEqual([null, null, null, null, null]);
		await viewModel.submit();
		expect(Object.values(viewModel.errors)).not.toContain(null);
		expect([viewModel.isReady, memory.accountCalls.members.size]).toEqual([false, 0]);
		for (const [field, text] of Object.entries(right)) viewModel.type(field as keyof SignUpFields, text);
		expect(viewModel.errors).toEqual({
			email: verificationCopy.needed,
			password: null,
			passwordAgain: null,
			name: null,
			phone: verificationCopy.needed,
		});
		expect([viewModel.isValid("email"), viewModel.isValid("phone")]).toEqual([true, true]);
		viewModel.type("passwordAgain", "maple#74win");
		viewModel.type("email", "hong");
		viewModel.type("phone", "02");
		expect([viewModel.isValid("email"), viewModel.isValid("phone")]).toEqual([false, false]);
		expect(viewModel.errors.passwordAgain).not.toBeNull();
		expect(viewModel.errors.email).not.toBe(verificationCopy.needed);
	});

	it.each(["email", "phone"] as const)(
		"rejects a verification of another %s than the submitted one [DEC-137]",
		async (field) => {
			const { memory, viewModel } = await filled();
			viewModel.type(field, field === "email" ? "kim@example.com" : "01099998888");
			await viewModel.submit();
			expect([viewModel.errors[field], memory.accountCalls.members.size]).toEqual([
				verificationCopy.needed,
				0,
			]);
		},
	);

	it("starts with empty fields and loads no provider data", async () => {
		const { app, memory, viewModel } = stage();
		let asked = 0;
		memory.pendingSocials.read = () => {
			asked += 1;
			return null;
		};
		expect(Object.values(viewModel.fields)).toEqual(["", "", "", "", ""]);
		viewModel.activate();
		await new Promise((go) => setTimeout(go));
		expect([asked, app.popups.current, viewModel.social]).toEqual([0, null, null]);
	});

	it("sends nothing while a field is invalid [DEC-144, VAL-03]", async () => {
		const { app, memory, viewModel } = await filled(null, { password: "x", passwordAgain: "x" });
		expect(memory.accountCalls.sent).toEqual([
			{ purpose: "SIGN_EMAIL", destination: right.email },
			{ purpose: "SIGN_PHONE", destination: right.phone },
		]);
		await viewModel.submit();
		expect([memory.accountCalls.members.size, app.popups.current]).toEqual([0, null]);
	});

	it("sends the sign-up once with both verifications, confirms it and redirects", async () => {
		const parts = await filled("/faq");
		const { memory, viewModel, went } = parts;
		const made = Promise.all([viewModel.submit(), viewModel.submit()]);
		expect(await alerted(parts)).toBe(signUpCopy.done);
		await made;
		expect([...memory.accountCalls.members.values()]).toEqual([
			{
				email: "hong@example.com",
				emailCertId: "cert-1",
				password: right.password,
				social: null,
				name: "홍길동",
				phone: "01012345678",
				phoneCertId: "cert-2",
				agreesToMarketing: true,
			},
		]);
		expect(went).toEqual([["/faq", { replace: true }]]);
		const home = await filled();
		const done = home.viewModel.submit();
		await alerted(home);
		await done;
		expect(home.went).toEqual([["/", { replace: true }]]);
	});

	it("explains why it was rejected until something is typed or it is tried again [ERR-ACCT-02]", async () => {
		const { memory, viewModel, went } = await filled();
		memory.accountCalls.signUp = async () => err(refused("emailTaken"));
		await viewModel.submit();
		expect([viewModel.refusal, went]).toEqual([refusals.emailTaken.message, []]);
		viewModel.type("name", "김하늘");
		expect([viewModel.refusal, viewModel.fields.email]).toEqual([null, right.email]);
		memory.accountCalls.signUp = async () => err({ kind: "unreachable" } as Failure);
		await viewModel.submit();
		expect([viewModel.refusal, viewModel.isBusy, went]).toEqual([null, false, []]);
	});

	it("requires both codes again when a verification is no longer valid, and keeps the input [DEC-137]", async () => {
		const { memory, viewModel } = await filled();
		memory.accountCalls.signUp = async () => err(refused("verifyFailed"));
		await viewModel.submit();
		expect(viewModel.refusal).toBe(refusals.verifyFailed.message);
		expect([viewModel.errors.email, viewModel.errors.phone]).toEqual([
			verificationCopy.needed,
			verificationCopy.needed,
		]);
		expect([viewModel.fields, viewModel.emailCert.step, viewModel.phoneCert.step]).toEqual([
			right,
			"idle",
			"idle",
		]);
	});

	it("redirects to login when the sign-up has expired [DEC-139, ERR-ACCT-14]", async () => {
		const parts = await filled();
		parts.memory.accountCalls.signUp = async () => err(refused("wrongAccess"));
		const made = parts.viewModel.submit();
		expect(await alerted(parts)).toBe(refusals.wrongAccess.message);
		await made;
		expect(parts.went).toEqual([["/login", { replace: true }]]);
	});

	it("loads no provider data after the page is left", async () => {
		const { app, memory } = stage();
		memory.pendingSocials.save(
			{ kind: "signUp", provider: "naver", ticket: "t", email: null, name: null },
			Number.POSITIVE_INFINITY,
		);
		const viewModel = new SignUpViewModel(app);
		viewModel.restore({ returnUrl: null, provider: "naver" });
		expect(viewModel.isWaiting).toBe(true);
		viewModel.activate()();
		await new Promise((go) => setTimeout(go));
		expect([viewModel.social, app.popups.current]).toEqual([null, null]);
		await viewModel.submit();
		expect(memory.accountCalls.members.size).toBe(0);
	});
});
