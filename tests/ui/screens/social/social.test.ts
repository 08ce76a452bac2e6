import { afterEach, describe, expect, it } from "vitest";
import type { Member } from "#domain/member/Member.ts";
import type { SocialAnswer } from "#domain/member/socialLogin.ts";
import { failures } from "#domain/support/failures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { accountCopy } from "#ui/copy/account.ts";
import { myCopy } from "#ui/copy/my.ts";
import { socialCopy } from "#ui/copy/social.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";
import { SignUpViewModel } from "#ui/screens/signup/SignUpViewModel.ts";
import { SocialCallbackViewModel } from "#ui/screens/social-callback/SocialCallbackViewModel.ts";
import { SocialConnectViewModel } from "#ui/screens/social-connect/SocialConnectViewModel.ts";

const hong: Member = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Gold",
	type: "N",
	corpName: null,
	phone: null,
};
const appleAccount = { loginType: "APPLE", corpCode: null, deptName: null, international: null } as const;
const answered: SocialAnswer = { kind: "answered", token: "s.c" };
const wrongAccess = failures.wrongAccess.message;

const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
});

function stage() {
	const { app, memory } = screenApp();
	memory.sessionCalls.accounts.set(hong.email, { password: "x", member: hong });
	memory.socialCalls.member = hong.email;
	const settled = () => new Promise((done) => setTimeout(done, 5));
	/** Closes the alert that is open, and tells what it said. */
	const alerted = async () => {
		await settled();
		const said = app.popups.current?.text ?? null;
		if (said !== null) app.popups.accept();
		await settled();
		return said;
	};
	return { app, memory, settled, alerted };
}

function callback(answer: SocialAnswer, parts = stage()) {
	const viewModel = new SocialCallbackViewModel(parts.app);
	viewModel.restore({ provider: "kakao", answer });
	return { ...parts, viewModel, open: () => stops.push(viewModel.activate()) };
}

describe("a provider's callback", () => {
	it("logs in and goes on to where the visitor was heading [DEC-030, DEC-140]", async () => {
		const { viewModel, open, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", { kind: "member" });
		memory.returnTargets.save("/booking/3?a=1");
		open();
		await settled();
		expect(memory.pageNavigation.current()).toBe("/booking/3?a=1");
		expect(viewModel.message).toBeNull();
	});

	it("sends the code once, however often the page starts [DEC-140]", async () => {
		const { open, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", { kind: "member" });
		open();
		open();
		await settled();
		expect(memory.socialCalls.attempts).toHaveLength(1);
	});

	it.each([
		[{ kind: "connect", email: "hong@example.com" }, "/login/connect"],
		[
			{ kind: "signUp", ticket: "t", email: null, name: null },
			"/login/signup?provider=kakao&returnUrl=%2Ffaq",
		],
	] as const)("leads on from %o to %s [DEC-139, DEC-140]", async (entry, path) => {
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
	])("alerts and goes to the login after %s [DEC-139, ERR-ACCT-14]", async (_, answer) => {
		const { open, memory, alerted } = callback(answer);
		open();
		expect(await alerted()).toBe(wrongAccess);
		expect(memory.pageNavigation.current()).toBe("/login");
	});

	it.each([
		["the visitor cancelled", { kind: "cancelled" } as SocialAnswer, socialCopy.callback.cancelled("카카오")],
		["the provider failed", { kind: "failed" } as SocialAnswer, socialCopy.callback.failed("카카오")],
	])("says that %s, and leads back with the aim kept [DEC-140]", async (_, answer, message) => {
		const { open, viewModel, memory, settled } = callback(answer);
		memory.returnTargets.save("/faq");
		open();
		await settled();
		expect(viewModel.message).toBe(message);
		expect(viewModel.backUrl).toBe("/login?returnUrl=%2Ffaq");
		expect(memory.socialCalls.attempts).toEqual([]);
	});

	it.each([
		["the provider knows nobody", failures.linkFailed, socialCopy.callback.failed("카카오")],
		["too many tries", failures.tooManyCalls, failures.tooManyCalls.message],
	])("tells in its own place of %s [ERR-ACCT-12, D16]", async (_, failure, message) => {
		const { open, viewModel, memory, settled } = callback(answered);
		memory.socialCalls.failure = { kind: "http", ...failure };
		open();
		await settled();
		expect([viewModel.message, viewModel.mayRetry]).toEqual([message, false]);
	});

	it("sends the same answer again after a network failure [DEC-140]", async () => {
		const { open, viewModel, memory, settled } = callback(answered);
		memory.socialCalls.entries.set("s.c", { kind: "member" });
		memory.socialCalls.failure = { kind: "network" };
		open();
		await settled();
		expect([viewModel.message, viewModel.mayRetry]).toEqual([socialCopy.callback.offline, true]);
		memory.socialCalls.failure = null;
		await viewModel.send();
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
	});
});

describe("an Apple account that leaves for good", () => {
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

	it("goes to Apple first when its member says so [DEC-148]", async () => {
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

	it("gives the login back, then ends the membership [CALL-AUTH-05, CALL-AUTH-17, DEC-148]", async () => {
		const { memory, alerted } = await leaving(answered);
		expect(memory.profile.givenBack).toEqual(["s.c"]);
		expect(memory.profile.hasWithdrawn).toBe(true);
		expect(memory.pageNavigation.current()).toBe("/");
		expect(await alerted()).toBe(myCopy.profile.withdrawn);
		expect(memory.socialCalls.attempts).toEqual([]);
	});

	it("stays a member when Apple or we refuse, and leads back to the account [ERR-ACCT-09, DEC-148]", async () => {
		const refused = callback(answered);
		refused.memory.profile.failure = { kind: "http", ...failures.withdrawBlocked };
		refused.app.session.entered({ name: "홍길동", grade: "Bronze", type: "N", corpName: null });
		refused.viewModel.restore({ provider: "apple", answer: answered });
		refused.memory.returnTargets.save("/mypage/user");
		refused.memory.pendingSocials.save({ kind: "withdraw", provider: "apple" }, Number.POSITIVE_INFINITY);
		refused.open();
		await refused.settled();
		expect(refused.viewModel.message).toBe(failures.withdrawBlocked.message);
		expect(refused.viewModel.backUrl).toBe("/mypage/user");
		const cancelled = await leaving({ kind: "cancelled" });
		expect(cancelled.viewModel.message).toBe(socialCopy.callback.cancelled("Apple"));
		expect(cancelled.viewModel.isLeaving).toBe(true);
		expect(cancelled.memory.profile.hasWithdrawn).toBe(false);
	});

	it("sends a member home who came here for nothing [DEC-139]", async () => {
		const { memory } = await leaving(answered, false);
		expect(memory.pageNavigation.current()).toBe("/");
		expect(memory.socialCalls.attempts).toEqual([]);
		expect(memory.profile.hasWithdrawn).toBe(false);
	});
});

describe("connecting an account", () => {
	async function connecting() {
		const parts = stage();
		const { memory, app, settled } = parts;
		memory.socialCalls.entries.set("s.c", { kind: "connect", email: hong.email });
		memory.pendingSocials.save(
			{ kind: "connect", provider: "apple", token: "s.c", email: hong.email },
			Number.POSITIVE_INFINITY,
		);
		const viewModel = new SocialConnectViewModel(app);
		viewModel.restore();
		stops.push(viewModel.activate(), () => viewModel.cert.dispose());
		await settled();
		const prove = async () => {
			await viewModel.cert.send(hong.email);
			viewModel.cert.type("123456");
			await viewModel.cert.verify();
		};
		return { ...parts, viewModel, prove };
	}

	it("joins by the e-mail's proof and says so [DEC-140, DEC-137]", async () => {
		const { viewModel, memory, prove, alerted } = await connecting();
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

	it.each([failures.linkFailed, failures.verifyFailed])(
		"shows why it was refused, and wants a new proof: $message [ERR-ACCT-05, ERR-ACCT-12]",
		async (failure) => {
			const { viewModel, memory, prove } = await connecting();
			await prove();
			memory.socialCalls.failure = { kind: "http", ...failure };
			await viewModel.submit();
			expect(viewModel.refusal).toBe(failure.message);
			expect(viewModel.cert.isVerified).toBe(false);
		},
	);

	it("keeps the proof when only the network failed", async () => {
		const { viewModel, memory, prove } = await connecting();
		await prove();
		memory.socialCalls.failure = { kind: "network" };
		await viewModel.submit();
		expect([viewModel.refusal, viewModel.cert.isVerified]).toEqual([failures.linkFailed.message, true]);
	});

	it("goes to the login when it has expired meanwhile, or was opened on its own [DEC-139, ERR-ACCT-14]", async () => {
		const late = await connecting();
		await late.prove();
		late.memory.socialCalls.failure = { kind: "http", ...failures.wrongAccess };
		void late.viewModel.submit();
		expect(await late.alerted()).toBe(wrongAccess);
		expect(late.memory.pageNavigation.current()).toBe("/login");
		const { app, memory, alerted } = stage();
		stops.push(new SocialConnectViewModel(app).activate());
		expect(await alerted()).toBe(wrongAccess);
		expect(memory.pageNavigation.current()).toBe("/login");
	});
});

describe("signing up with a provider's account", () => {
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

	it("wants neither password nor a code for an e-mail the provider has proven [DEC-144]", async () => {
		const { viewModel, memory, provePhone, alerted } = await signingUp("sun@naver.com");
		expect(viewModel.fields).toMatchObject({ email: "sun@naver.com", name: "김하늘" });
		await provePhone();
		viewModel.agreeToAll(true);
		const made = viewModel.submit();
		expect(await alerted()).toBe(accountCopy.signUp.done);
		await made;
		expect(memory.accountCalls.members.get("sun@naver.com")).toMatchObject({
			emailCertId: null,
			password: null,
			social: { provider: "naver", ticket: "t" },
		});
		expect(memory.pageNavigation.current()).toBe("/faq");
	});

	it("wants the e-mail's own code when the provider has proven none [DEC-144]", async () => {
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
		["without the provider's data", null],
		["with another provider's data", "kakao"],
	] as const)("alerts and goes to the login %s [DEC-139, ERR-ACCT-14]", async (_, provider) => {
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
