import { describe, expect, it } from "vitest";
import type { MemberAccount } from "#domain/member/Member.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { prove } from "#tests/support/prove.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";
import { OpenLoginsViewModel } from "#ui/screens/profile/OpenLoginsViewModel.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

const account: MemberAccount = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Bronze",
	type: "N",
	corpName: null,
	phone: "01012345678",
	loginType: "EMAIL",
	corpCode: null,
	deptName: null,
	corpUserName: null,
	agreesToMarketing: false,
	international: null,
};

function stage(changes: Partial<MemberAccount> = {}) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookingMember.member = { ...account, ...changes };
	return { app, memory };
}

describe("the identity check", () => {
	it("is required before a new password is sent, but not for a name [DEC-195]", async () => {
		const { app, memory } = stage();
		const viewModel = new ProfileViewModel(app);
		await viewModel.account.load();
		viewModel.edit("password");
		viewModel.type("password", "maple#74wind");
		viewModel.type("passwordAgain", "maple#74wind");
		const saved = viewModel.save();
		await prove(viewModel.proof, "wrong");
		expect([viewModel.proof.isOpen, viewModel.proof.refusal === null]).toEqual([true, false]);
		expect(memory.profile.changes).toEqual([]);
		await prove(viewModel.proof);
		await saved;
		expect(memory.profile.changes).toEqual([{ password: "maple#74wind" }]);
		viewModel.edit("name");
		viewModel.type("name", "김하늘");
		await viewModel.save();
		expect(memory.accountSecurity.proofs).toHaveLength(1);
	});

	it("leaves everything unchanged and keeps the input when it is cancelled [DEC-195]", async () => {
		const { app, memory } = stage();
		const viewModel = new ProfileViewModel(app);
		await viewModel.account.load();
		viewModel.edit("password");
		viewModel.type("password", "maple#74wind");
		viewModel.type("passwordAgain", "maple#74wind");
		const saved = viewModel.save();
		await expect.poll(() => viewModel.proof.isOpen).toBe(true);
		viewModel.proof.close();
		await saved;
		expect([memory.profile.changes, viewModel.fields.password]).toEqual([[], "maple#74wind"]);
	});

	it("uses a code sent to the account's e-mail if there is no password [DEC-195]", async () => {
		const { app, memory } = stage({ loginType: "KAKAO" });
		const proof = new ReauthenticationViewModel(app);
		const asked = proof.ask();
		await expect.poll(() => proof.isOpen).toBe(true);
		expect([proof.way, proof.hasPassword, proof.isReady]).toEqual(["code", false, false]);
		await proof.cert.send(account.email);
		proof.cert.type(MemoryAccounts.code);
		await proof.cert.verify();
		await proof.submit();
		expect(await asked).toBe(true);
		expect(memory.accountSecurity.proofs).toEqual([{ certId: "cert-1" }]);
	});
});

describe("the export of a member's own data", () => {
	it("is saved as a file after the identity check, and a failure is reported [DEC-196]", async () => {
		const { app, memory } = stage();
		const viewModel = new ProfileViewModel(app);
		const saved = viewModel.saveOwnData();
		await prove(viewModel.proof);
		await saved;
		expect(memory.fileSaver.saved).toEqual([expect.objectContaining({ name: "my-data.json", text: "{}" })]);
		expect(viewModel.copied).toBe("saved");
		memory.accountSecurity.ownData = async () => ({ ok: false, error: { kind: "unreachable" } });
		const failed = viewModel.saveOwnData();
		await prove(viewModel.proof);
		await failed;
		expect(viewModel.copied).toBe("failed");
	});
});

describe("logins on other devices", () => {
	const login = (id: string, isCurrent = false) => ({
		id,
		userAgent: "",
		ip: "203.0.113.7",
		lastSeenAt: "2026-11-22 12:00:00",
		isCurrent,
	});

	it("are ended one by one, or all at once after a confirm [DEC-195]", async () => {
		const { app, memory } = stage();
		memory.accountSecurity.open = [login("here", true), login("a"), login("b"), login("c")];
		const viewModel = new OpenLoginsViewModel(app);
		await viewModel.logins.load();
		await viewModel.end("a");
		expect(viewModel.logins.value?.map(({ id }) => id)).toEqual(["here", "b", "c"]);
		const turnedBack = viewModel.endOthers();
		app.popups.cancel();
		await turnedBack;
		expect(viewModel.logins.value).toHaveLength(3);
		const ended = viewModel.endOthers();
		app.popups.accept();
		await ended;
		expect([viewModel.logins.value?.map(({ id }) => id), viewModel.isDone]).toEqual([["here"], true]);
	});

	it("stay in the list when ending them fails, and the failure is reported [DEC-195]", async () => {
		const { app, memory } = stage();
		memory.accountSecurity.open = [login("here", true), login("a")];
		const viewModel = new OpenLoginsViewModel(app);
		await viewModel.logins.load();
		memory.accountSecurity.failure = { kind: "unreachable" };
		await viewModel.end("a");
		expect([viewModel.logins.value?.length, viewModel.refusal === null, viewModel.isDone]).toEqual([
			2,
			false,
			false,
		]);
	});
});
