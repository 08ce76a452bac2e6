import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { securityCopy } from "#copy/security.ts";
import { providerNames } from "#copy/social.ts";
import { err } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { OpenLoginsViewModel } from "#ui/screens/profile/OpenLoginsViewModel.ts";
import { PasskeysViewModel } from "#ui/screens/profile/PasskeysViewModel.ts";
import { SocialsViewModel } from "#ui/screens/profile/SocialsViewModel.ts";

const offline = { kind: "unreachable" } as const;
const passkey = (id: number) => ({
	id,
	name: `열쇠 ${id}`,
	createdAt: "2026-11-25 09:00:00",
	lastUsedAt: null,
});

async function passkeys(isProven = true) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.authenticator.userAgent = "curl/8";
	memory.passkeys.kept = [passkey(1), passkey(2)];
	let asked = 0;
	const viewModel = new PasskeysViewModel(app, {
		ask: async () => {
			asked += 1;
			return isProven;
		},
	});
	expect(viewModel.device).toBeUndefined();
	viewModel.activate();
	await expect.poll(() => viewModel.passkeys.value).toHaveLength(2);
	await expect.poll(() => viewModel.device).toBe("curl/8");
	return { app, memory, viewModel, asked: () => asked };
}

describe("the passkeys of an account [DEC-195]", () => {
	const text = securityCopy.passkeys;

	it("get a default name for an unknown device, and report being added", async () => {
		const { memory, viewModel } = await passkeys();
		memory.passkeys.kept = [];
		const adding = viewModel.add();
		await adding;
		expect([memory.passkeys.kept.map(({ name }) => name), viewModel.done, viewModel.busy]).toEqual([
			[text.firstName],
			text.added,
			null,
		]);
	});

	it("are created one at a time, busy as 'new', and block other changes meanwhile", async () => {
		const { memory, viewModel, asked } = await passkeys();
		memory.passkeys.kept = [];
		let go = (): void => undefined;
		const { make } = memory.authenticator;
		memory.authenticator.make = async (creation) => {
			await new Promise<void>((open) => {
				go = open;
			});
			return make.call(memory.authenticator, creation);
		};
		const adding = viewModel.add();
		await expect.poll(() => viewModel.busy).toBe("new");
		await viewModel.add();
		await viewModel.remove(passkey(1));
		viewModel.openName(passkey(1));
		viewModel.type("다른 이름");
		await viewModel.saveName();
		expect(viewModel.renaming).toBe(1);
		go();
		await adding;
		expect(asked()).toBe(1);
		expect(memory.passkeys.kept).toHaveLength(1);
	});

	it("are renamed to a non-blank trimmed name, and stay open for editing when saving fails", async () => {
		const { memory, viewModel } = await passkeys();
		await viewModel.saveName();
		viewModel.openName(passkey(2));
		expect([viewModel.renaming, viewModel.name, viewModel.isTried, viewModel.nameError]).toEqual([
			2,
			"열쇠 2",
			false,
			null,
		]);
		viewModel.type(" ");
		expect(viewModel.nameError).toBeNull();
		await viewModel.saveName();
		expect(viewModel.nameError).toBe(text.nameNeeded);
		viewModel.type(" 집 ");
		memory.passkeys.failure = offline;
		await viewModel.saveName();
		expect([viewModel.renaming, viewModel.refusal, viewModel.done]).toEqual([
			2,
			componentsCopy.notSent,
			null,
		]);
		memory.passkeys.failure = null;
		await viewModel.saveName();
		expect([viewModel.renaming, viewModel.refusal, viewModel.done]).toEqual([null, null, text.renamed]);
		expect(viewModel.passkeys.value?.map(({ name }) => name)).toEqual(["열쇠 1", "집"]);
		viewModel.openName(passkey(1));
		viewModel.closeName();
		expect(viewModel.renaming).toBeNull();
	});

	it("are removed after a confirm that names them, and only after the identity check", async () => {
		const { app, memory, viewModel, asked } = await passkeys();
		const no = viewModel.remove(passkey(1));
		expect([app.popups.current?.text, app.popups.current?.title]).toEqual([
			text.removeQuestion("열쇠 1"),
			text.removeTitle,
		]);
		app.popups.cancel();
		await no;
		expect([memory.passkeys.kept.length, asked()]).toEqual([2, 0]);
		const yes = viewModel.remove(passkey(1));
		app.popups.accept();
		await yes;
		expect([memory.passkeys.kept.map(({ id }) => id), viewModel.done]).toEqual([[2], text.removed]);
		const stranger = await passkeys(false);
		const tried = stranger.viewModel.remove(passkey(1));
		stranger.app.popups.accept();
		await tried;
		expect([stranger.memory.passkeys.kept.length, stranger.asked()]).toEqual([2, 1]);
	});

	it("explain why one could not be created: it already exists, or creation failed", async () => {
		const { memory, viewModel } = await passkeys();
		for (const [fault, refusal] of [
			["failed", text.addFailed],
			["known", text.known],
			["turnedBack", null],
		] as const) {
			memory.authenticator.fault = fault as never;
			await viewModel.add();
			expect([viewModel.refusal, viewModel.done]).toEqual([refusal, null]);
		}
	});

	it("report success even if reloading the list fails, and show no outdated list", async () => {
		const { memory, viewModel } = await passkeys();
		memory.passkeys.kept = [];
		memory.passkeys.list = async () => err(offline);
		await viewModel.add();
		expect([viewModel.done, viewModel.refusal, viewModel.busy]).toEqual([text.added, null, null]);
		expect([viewModel.passkeys.value, viewModel.passkeys.hasFailed]).toEqual([null, true]);
	});
});

describe("logins on other devices [DEC-195]", () => {
	const login = (id: string, isCurrent = false) =>
		({ id, userAgent: "", ip: "203.0.113.7", lastSeenAt: "2026-11-22 12:00:00", isCurrent }) as const;

	it("are ended one at a time, show which one is ending, and clear the previous message", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.accountSecurity.open = [login("here", true), login("a"), login("b")];
		const viewModel = new OpenLoginsViewModel(app);
		await viewModel.logins.load();
		memory.accountSecurity.failure = offline;
		await viewModel.end("a");
		expect([viewModel.refusal, viewModel.ending]).toEqual([componentsCopy.notSent, null]);
		memory.accountSecurity.failure = null;
		const ending = viewModel.end("a");
		expect([viewModel.ending, viewModel.refusal, viewModel.isDone]).toEqual(["a", null, false]);
		await viewModel.end("b");
		await viewModel.endOthers();
		expect(app.popups.current).toBeNull();
		await ending;
		expect([viewModel.logins.value?.map(({ id }) => id), viewModel.isDone]).toEqual([["here", "b"], true]);
		const others = viewModel.endOthers();
		expect([app.popups.current?.text, app.popups.current?.title]).toEqual([
			securityCopy.logins.endOthersQuestion,
			securityCopy.logins.title,
		]);
		app.popups.accept();
		await expect.poll(() => viewModel.ending ?? viewModel.isDone).toBeTruthy();
		await others;
		expect(viewModel.logins.value?.map(({ id }) => id)).toEqual(["here"]);
		memory.accountSecurity.logins = async () => err(offline);
		await viewModel.end("b");
		expect([viewModel.isDone, viewModel.refusal, viewModel.logins.value]).toEqual([true, null, null]);
	});
});

describe("linked social accounts [DEC-140, DEC-195]", () => {
	const text = securityCopy.socials;

	it("are linked and unlinked one at a time, unlinked only after a confirm that names them", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.socialCalls.linked = [{ provider: "kakao", linkedAt: "2026-11-25 09:00:00" }];
		const viewModel = new SocialsViewModel(app, { ask: async () => true });
		await viewModel.socials.load();
		let go = (): void => undefined;
		memory.socialCalls.begin = () =>
			new Promise((answer) => {
				go = () => answer(err(offline));
			});
		const adding = viewModel.add("naver");
		await expect.poll(() => viewModel.busy).toBe("naver");
		await viewModel.add("apple");
		const meanwhile = viewModel.remove("kakao");
		app.popups.accept();
		await meanwhile;
		expect([memory.socialCalls.linked.length, viewModel.busy]).toEqual([1, "naver"]);
		go();
		await adding;
		expect([viewModel.busy, viewModel.refusal]).toEqual([null, componentsCopy.notSent]);
		const no = viewModel.remove("kakao");
		const name = providerNames.kakao;
		expect([app.popups.current?.text, app.popups.current?.title]).toEqual([
			text.removeQuestion(name),
			text.removeOf(name),
		]);
		app.popups.cancel();
		await no;
		expect(memory.socialCalls.linked).toHaveLength(1);
		const yes = viewModel.remove("kakao");
		app.popups.accept();
		await yes;
		expect([viewModel.socials.value, viewModel.isDone, viewModel.refusal]).toEqual([[], true, null]);
		memory.socialCalls.linked = [{ provider: "kakao", linkedAt: "2026-11-25 09:00:00" }];
		memory.socialCalls.list = async () => err(offline);
		const unseen = viewModel.remove("kakao");
		app.popups.accept();
		await unseen;
		expect([viewModel.socials.value, viewModel.isDone, viewModel.refusal]).toEqual([null, true, null]);
		memory.socialCalls.begin = async () => err(offline);
		await viewModel.add("apple");
		expect([viewModel.isDone, viewModel.refusal]).toEqual([false, componentsCopy.notSent]);
	});
});
