import { describe, expect, it } from "vitest";
import { profileCopy } from "#copy/profile.ts";
import { refused } from "#domain/failure/Failure.ts";
import { refusals } from "#domain/failure/refusals.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { err } from "#domain/shared/Result.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { prove } from "#tests/support/prove.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

async function stage(changes: Partial<MemberAccount> = {}) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookingMember.member = { ...bronze, ...changes };
	const viewModel = new ProfileViewModel(app);
	await viewModel.account.load();
	return { app, memory, viewModel };
}

describe("the export of a member's own data [DEC-196]", () => {
	it("runs only once at a time", async () => {
		const { memory, viewModel } = await stage();
		const saving = viewModel.saveOwnData();
		await prove(viewModel.proof);
		expect(viewModel.copied).toBe("saving");
		await viewModel.saveOwnData();
		await saving;
		expect([memory.fileSaver.saved.length, viewModel.copied]).toEqual([1, "saved"]);
	});

	it("is cancelled when the member closes the identity check", async () => {
		const { memory, viewModel } = await stage();
		const saving = viewModel.saveOwnData();
		await expect.poll(() => viewModel.proof.isOpen).toBe(true);
		viewModel.proof.close();
		await saving;
		expect([memory.fileSaver.saved, viewModel.copied]).toEqual([[], null]);
	});
});

describe("closing the account [DEC-148]", () => {
	async function leaving(changes: Partial<MemberAccount> = {}) {
		const parts = await stage(changes);
		const left = parts.viewModel.withdraw();
		expect(parts.viewModel.isLeaving).toBe(true);
		await parts.viewModel.withdraw();
		await expect.poll(() => parts.app.popups.current).not.toBeNull();
		expect(parts.viewModel.isLeaving).toBe(false);
		return { ...parts, left };
	}

	it("asks with its own wording, and reports when it is done", async () => {
		const { app, memory, viewModel, left } = await leaving();
		expect([app.popups.current?.text, app.popups.current?.title]).toEqual([
			profileCopy.withdrawQuestion,
			profileCopy.withdrawTitle,
		]);
		app.popups.accept();
		await prove(viewModel.proof);
		await left;
		expect(memory.profile.hasWithdrawn).toBe(true);
		expect(app.popups.current?.text).toBe(profileCopy.withdrawn);
	});

	it("is cancelled when the member closes the identity check", async () => {
		const { app, memory, viewModel, left } = await leaving();
		app.popups.accept();
		await expect.poll(() => viewModel.proof.isOpen).toBe(true);
		viewModel.proof.close();
		await left;
		expect([memory.profile.hasWithdrawn, viewModel.isLeaving]).toEqual([false, false]);
	});

	it("redirects to Apple first for an Apple login", async () => {
		const { app, memory, viewModel, left } = await leaving({ loginType: "APPLE" });
		app.popups.accept();
		await left;
		expect([memory.windows.left.length, viewModel.proof.isOpen, memory.profile.hasWithdrawn]).toEqual([
			1,
			false,
			false,
		]);
	});

	it("explains why it failed until the next attempt, and does not report success", async () => {
		const { app, memory, viewModel, left } = await leaving();
		memory.profile.failure = refused("withdrawBlocked");
		app.popups.accept();
		await prove(viewModel.proof);
		await left;
		expect([viewModel.withdrawRefusal, app.popups.current]).toEqual([refusals.withdrawBlocked.message, null]);
		memory.bookings.list = async () => err({ kind: "unreachable" });
		void viewModel.withdraw();
		expect(viewModel.withdrawRefusal).toBeNull();
		await expect.poll(() => app.popups.current).not.toBeNull();
		expect(viewModel.withdrawRefusal).toBeNull();
		app.popups.cancel();
	});
});
