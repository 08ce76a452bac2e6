import { afterEach, describe, expect, it } from "vitest";
import { signUpCopy } from "#copy/signUp.ts";
import { socialCopy } from "#copy/social.ts";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import { SignUpViewModel } from "#ui/screens/signup/SignUpViewModel.ts";
import { SocialConnectViewModel } from "#ui/screens/social-connect/SocialConnectViewModel.ts";
import { connecting, hong, stage, stopAll, stops, wrongAccess } from "./socialStage.ts";

afterEach(stopAll);

describe("connecting a social account", () => {
	async function opened() {
		const parts = connecting(stage());
		await parts.settled();
		return parts;
	}

	it("links it after the e-mail is verified, and confirms it [DEC-140, DEC-137]", async () => {
		const { viewModel, memory, prove, alerted } = await opened();
		expect([viewModel.name, viewModel.pending?.email]).toEqual(["Apple", hong.email]);
		await viewModel.submit();
		expect(viewModel.error).not.toBeNull();
		expect(memory.socialCalls.attempts).toEqual([]);
		await prove();
		expect(memory.accountCalls.sent).toEqual([{ purpose: "CONNECT_EMAIL", destination: hong.email }]);
		memory.socialCalls.proofs.add("cert-1");
		memory.returnTargets.save("/faq");
		const joined = viewModel.submit();
		expect(await alerted()).toBe(socialCopy.connect.done("Apple"));
		await joined;
		expect(memory.pageNavigation.current()).toBe("/faq");
	});

	it.each(["linkFailed", "verifyFailed"] as const)(
		"shows why it was rejected, and requires a new verification: %s [ERR-ACCT-05, ERR-ACCT-12]",
		async (kind) => {
			const { viewModel, memory, prove } = await opened();
			await prove();
			memory.socialCalls.failure = refused(kind);
			await viewModel.submit();
			expect(viewModel.refusal).toBe(refusals[kind].message);
			expect(viewModel.cert.isVerified).toBe(false);
		},
	);

	it("keeps the verification when only the network failed", async () => {
		const { viewModel, memory, prove } = await opened();
		await prove();
		memory.socialCalls.failure = { kind: "unreachable" };
		await viewModel.submit();
		expect([viewModel.refusal, viewModel.cert.isVerified]).toEqual([refusals.linkFailed.message, true]);
	});

	it("redirects to login when it has expired or was opened directly [DEC-139, ERR-ACCT-14]", async () => {
		const late = await opened();
		await late.prove();
		late.memory.socialCalls.failure = refused("wrongAccess");
		void late.viewModel.submit();
		expect(await late.alerted()).toBe(wrongAccess);
		expect(late.memory.pageNavigation.current()).toBe("/login");
		const { app, memory, alerted } = stage();
		stops.push(new SocialConnectViewModel(app).activate());
		expect(await alerted()).toBe(wrongAccess);
		expect(memory.pageNavigation.current()).toBe("/login");
	});
});

describe("signing up with a social account", () => {
	async function signingUp(email: string | null, name: string | null = "김하늘") {
		const parts = stage();
		parts.memory.pendingSocials.save(
			{ kind: "signUp", provider: "naver", ticket: "t", email, name },
			Number.POSITIVE_INFINITY,
		);
		const viewModel = new SignUpViewModel(parts.app);
		viewModel.restore({ returnUrl: "/faq", provider: "naver" });
		expect(viewModel.isWaiting).toBe(true);
		stops.push(viewModel.activate(), () => viewModel.phoneCert.dispose());
		await parts.settled();
		const provePhone = async () => {
			viewModel.type("phone", "01012345678");
			await viewModel.phoneCert.send("01012345678");
			viewModel.phoneCert.type("123456");
			await viewModel.phoneCert.verify();
		};
		return { ...parts, viewModel, provePhone };
	}

	it("requires neither a password nor a code for an e-mail verified by the provider [DEC-144]", async () => {
		const { viewModel, memory, provePhone, alerted } = await signingUp("sun@naver.com");
		expect(viewModel.fields).toMatchObject({ email: "sun@naver.com", name: "김하늘" });
		await provePhone();
		viewModel.agreeToAll(true);
		const made = viewModel.submit();
		expect(await alerted()).toBe(signUpCopy.done);
		await made;
		expect(memory.accountCalls.members.get("sun@naver.com")).toMatchObject({
			emailCertId: null,
			password: null,
			social: { provider: "naver", ticket: "t" },
		});
		expect(memory.pageNavigation.current()).toBe("/faq");
	});

	it("requires a code for the e-mail when the provider verified none [DEC-144]", async () => {
		const { viewModel, memory, provePhone, alerted } = await signingUp(null, "하늘 99");
		expect(viewModel.fields).toMatchObject({ email: "", name: "" });
		await provePhone();
		viewModel.agreeToAll(true);
		viewModel.type("name", "김하늘");
		viewModel.type("email", "moon@example.com");
		await viewModel.submit();
		expect(viewModel.errors.email).not.toBeNull();
		expect(viewModel.errors.password).toBeNull();
		await viewModel.emailCert.send("moon@example.com");
		viewModel.emailCert.type("123456");
		await viewModel.emailCert.verify();
		const made = viewModel.submit();
		await alerted();
		await made;
		viewModel.emailCert.dispose();
		expect(memory.accountCalls.members.get("moon@example.com")).toMatchObject({ emailCertId: "cert-2" });
	});

	it.each([
		["is there again after a reload", "t", { email: "sun@naver.com", name: "김바다", phone: "01012345678" }],
		["is not another account's", "u", { email: "sun@naver.com", name: "김하늘", phone: "" }],
	])("%s, with the input typed so far", async (_, ticket, shown) => {
		const { app, memory, viewModel, settled } = await signingUp("sun@naver.com");
		viewModel.type("name", "김바다");
		viewModel.type("phone", "01012345678");
		memory.pendingSocials.save(
			{ kind: "signUp", provider: "naver", ticket, email: "sun@naver.com", name: "김하늘" },
			Number.POSITIVE_INFINITY,
		);
		const again = new SignUpViewModel(app);
		again.restore({ returnUrl: "/faq", provider: "naver" });
		stops.push(again.activate());
		await settled();
		expect(again.fields).toMatchObject(shown);
	});

	it.each([
		["without the provider's data", null],
		["with another provider's data", "kakao"],
	] as const)("shows an alert and redirects to login %s [DEC-139, ERR-ACCT-14]", async (_, provider) => {
		const { app, memory, alerted } = stage();
		if (provider)
			memory.pendingSocials.save(
				{ kind: "signUp", provider, ticket: "t", email: null, name: null },
				Number.POSITIVE_INFINITY,
			);
		const viewModel = new SignUpViewModel(app);
		viewModel.restore({ returnUrl: null, provider: "apple" });
		stops.push(viewModel.activate());
		expect(await alerted()).toBe(wrongAccess);
		expect(memory.pageNavigation.current()).toBe("/login");
	});
});
