import { describe, expect, it } from "vitest";
import { WebAuthenticator } from "#adapters/browser/WebAuthenticator.ts";
import { refused } from "#domain/failure/Failure.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";
import { PasskeyLoginViewModel } from "#ui/screens/login/PasskeyLoginViewModel.ts";
import { PasskeysViewModel } from "#ui/screens/profile/PasskeysViewModel.ts";

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0";

function stage(signedIn: boolean) {
	const { app, memory } = screenApp({ signedIn });
	memory.authenticator.userAgent = chrome;
	return { app, memory };
}

async function account(proven = true) {
	const { app, memory } = stage(true);
	const viewModel = new PasskeysViewModel(app, { ask: async () => proven });
	viewModel.activate();
	await expect.poll(() => viewModel.passkeys.value).toEqual([]);
	await expect.poll(() => viewModel.device).toBe(chrome);
	return { memory, viewModel };
}

describe("the passkeys of an account", () => {
	it("are created after the identity check, named after the device, and can be renamed [DEC-195]", async () => {
		const { viewModel } = await account();
		await viewModel.add();
		expect(viewModel.passkeys.value).toMatchObject([{ name: "Windows · Chrome" }]);
		const [passkey] = viewModel.passkeys.value ?? [];
		viewModel.openName(passkey!);
		viewModel.type("  ");
		await viewModel.saveName();
		expect(viewModel.nameError).toBe("패스키 이름을 입력해 주세요.");
		viewModel.type(" 회사 노트북 ");
		await viewModel.saveName();
		expect([viewModel.renaming, viewModel.passkeys.value?.[0]?.name]).toEqual([null, "회사 노트북"]);
	});

	it("are not created when the identity check or the device prompt is cancelled [DEC-195]", async () => {
		const unproven = await account(false);
		await unproven.viewModel.add();
		expect(unproven.memory.passkeys.kept).toEqual([]);
		const { memory, viewModel } = await account();
		memory.authenticator.fault = "turnedBack";
		await viewModel.add();
		expect([memory.passkeys.kept, viewModel.refusal, viewModel.done]).toEqual([[], null, null]);
		memory.authenticator.fault = "known";
		await viewModel.add();
		expect(viewModel.refusal).toBe("이 기기에는 이미 패스키가 있어요.");
		expect(memory.passkeys.kept).toEqual([]);
	});
});

describe("login by passkey", () => {
	it("is offered only if the browser supports passkeys [DEC-195]", async () => {
		const { app, memory } = stage(false);
		const viewModel = new PasskeyLoginViewModel(app);
		await viewModel.offer();
		expect(viewModel.isOffered).toBe(true);
		memory.authenticator.userAgent = null;
		await viewModel.offer();
		expect(viewModel.isOffered).toBe(false);
	});

	it("signs the visitor in and leads to the return URL, reports a failure, and reports nothing when cancelled [DEC-195]", async () => {
		const { app, memory } = stage(false);
		const viewModel = new PasskeyLoginViewModel(app);
		viewModel.restore({ returnUrl: "/mypage/profile" });
		memory.authenticator.fault = "turnedBack";
		await viewModel.logIn(false);
		expect(viewModel.hasFailed).toBe(false);
		memory.authenticator.fault = null;
		await viewModel.logIn(false);
		expect(viewModel.hasFailed).toBe(true);
		expect([memory.sessionStore.stored, memory.pageNavigation.visited]).toEqual(["none", ["/"]]);
		memory.passkeys.kept = [{ id: 1, name: "x", createdAt: "2026-11-25 09:00:00", lastUsedAt: null }];
		const { email } = memory.passkeys;
		memory.sessionCalls.accounts.set(email, {
			password: "x",
			member: { name: "김하늘", email, grade: "Bronze", type: "N", corpName: null, phone: null },
		});
		await viewModel.logIn(true);
		expect([viewModel.hasFailed, memory.sessionStore.stored]).toEqual([false, "complete"]);
		expect(memory.pageNavigation.visited).toEqual(["/mypage/profile"]);
	});
});

describe("the identity check by passkey", () => {
	it("is offered to a member who has one, and is accepted [DEC-195]", async () => {
		const { app, memory } = stage(true);
		const proof = new ReauthenticationViewModel(app);
		void proof.ask();
		await expect.poll(() => proof.isOpen).toBe(true);
		expect(proof.hasPasskey).toBe(false);
		memory.passkeys.kept = [{ id: 1, name: "x", createdAt: "2026-11-25 09:00:00", lastUsedAt: null }];
		const asked = proof.ask();
		await expect.poll(() => proof.hasPasskey).toBe(true);
		memory.passkeys.failure = refused("verifyFailed");
		await proof.submitByPasskey();
		expect([proof.isOpen, proof.refusal]).toEqual([true, "인증에 실패했습니다. 다시 입력해 주세요."]);
		memory.passkeys.failure = null;
		await proof.submitByPasskey();
		expect(await asked).toBe(true);
	});
});

it.each([
	["a browser without WebAuthn", { PublicKeyCredential: undefined }],
	["a page that is not secure", { isSecureContext: false }],
	["a bare address", { location: { hostname: "127.0.0.1" } }],
])("passkeys are unavailable in %s [DEC-195]", async (_, lack) => {
	const page = {
		PublicKeyCredential: class {},
		isSecureContext: true,
		location: { hostname: "stay.example.com" },
		navigator: { userAgent: chrome },
	};
	expect(await new WebAuthenticator(page as unknown as Window).device()).toBe(chrome);
	expect(await new WebAuthenticator({ ...page, ...lack } as unknown as Window).device()).toBeNull();
});
