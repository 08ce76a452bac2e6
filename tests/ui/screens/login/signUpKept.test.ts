import { describe, expect, it } from "vitest";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import type { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { type SignUpFields, SignUpViewModel } from "#ui/screens/signup/SignUpViewModel.ts";

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

describe("an unfinished sign-up", () => {
	it("is restored after a reload without passwords, verifications and consents, until the member is created", async () => {
		const { app, memory } = screenApp();
		const viewModel = new SignUpViewModel(app);
		const opened = async (again: SignUpViewModel) => {
			again.restore({ returnUrl: null, provider: null });
			const leave = again.activate();
			await new Promise((go) => setTimeout(go));
			return leave;
		};
		const leave = await opened(viewModel);
		for (const [field, text] of Object.entries(right)) viewModel.type(field as keyof SignUpFields, text);
		await proven(viewModel.emailCert, right.email);
		viewModel.agree("terms", true);
		viewModel.agree("age", true);
		leave();
		expect(Object.values(memory.typedTexts.read("signup-"))).not.toContain(right.password);

		const again = new SignUpViewModel(app);
		const leaveAgain = await opened(again);
		expect(again.fields).toEqual({ ...right, password: "", passwordAgain: "" });
		expect([again.agreed.size, again.emailCert.step]).toEqual([0, "idle"]);
		for (const field of ["password", "passwordAgain"] as const) again.type(field, right[field]);
		await proven(again.emailCert, right.email);
		await proven(again.phoneCert, right.phone);
		for (const item of ["terms", "privacy", "age"] as const) again.agree(item, true);
		const made = again.submit();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await made;
		leaveAgain();
		expect(memory.typedTexts.read("signup-")).toEqual({});
	});

	it("does not overwrite what was typed before it was restored", async () => {
		const { app, memory } = screenApp();
		const viewModel = new SignUpViewModel(app);
		memory.typedTexts.save("signup-", {
			email: "old@example.com",
			name: "옛이름",
			phone: "",
		});
		viewModel.restore({ returnUrl: null, provider: null });
		viewModel.activate();
		viewModel.type("email", right.email);
		await new Promise((go) => setTimeout(go));
		expect(viewModel.fields).toEqual({
			...right,
			name: "옛이름",
			password: "",
			passwordAgain: "",
			phone: "",
		});
	});
});
