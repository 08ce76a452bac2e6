import { describe, expect, it } from "vitest";
import { profileCopy } from "#copy/profile.ts";
import { refused } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { prove } from "#tests/support/prove.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

const account: MemberAccount = { ...bronze, grade: "Silver" };

describe("the account of a member", () => {
	const stage = async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookingMember.member = account;
		const viewModel = new ProfileViewModel(app);
		await viewModel.account.load();
		return { app, memory, viewModel };
	};

	it("takes a valid new name and updates the cached member [DEC-143]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("name");
		viewModel.type("name", "홍길동!");
		await viewModel.save();
		expect([viewModel.error("name") !== null, memory.profile.changes]).toEqual([true, []]);
		viewModel.type("name", "김하늘");
		await viewModel.save();
		expect([viewModel.account.value?.name, viewModel.open, viewModel.isSaved]).toEqual([
			"김하늘",
			null,
			true,
		]);
		expect(memory.memberCache.member?.name).toBe("김하늘");
	});

	it("takes a new phone number only after it is verified [DEC-143]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("phone");
		viewModel.type("phone", "01099998888");
		await viewModel.save();
		expect(viewModel.error("phone")).toBe("인증을 완료해 주세요.");
		await viewModel.cert.send("01099998888");
		viewModel.cert.type(MemoryAccounts.code);
		await viewModel.cert.verify();
		const saved = viewModel.save();
		await prove(viewModel.proof);
		await saved;
		expect(memory.profile.changes).toEqual([{ phone: { number: "01099998888", certId: "cert-1" } }]);
	});

	it("reports an upcoming stay before asking to confirm its closure [DEC-148]", async () => {
		const { app, memory, viewModel } = await stage();
		memory.bookings.listed = { counts: { pending: 1, complete: 0, cancel: 0 }, bookings: [] };
		await viewModel.withdraw();
		expect(app.popups.current).toBeNull();
		expect([viewModel.withdrawRefusal, viewModel.isLeaving]).toEqual([profileCopy.withdrawAwaited, false]);
		expect(memory.profile.hasWithdrawn).toBe(false);
	});

	it("saves names and phone number for bookings abroad [DEC-146] [VAL-08] [VAL-09]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("international");
		await viewModel.save();
		expect(Object.keys(viewModel.faults)).toEqual(["firstName", "lastName", "globalPhone"]);
		viewModel.type("firstName", "Gildong");
		viewModel.type("lastName", "Hong");
		viewModel.type("globalPhone", "01012345678");
		await viewModel.save();
		const phone = { phoneCountry: "KR", phone: "1012345678" };
		expect(memory.bookingMember.kept).toMatchObject({ firstName: "Gildong", ...phone });
	});

	it("explains why a change failed, and keeps the input [ERR-ACCT-10]", async () => {
		const { memory, viewModel } = await stage();
		memory.profile.failure = refused("updateFailed");
		viewModel.edit("name");
		viewModel.type("name", "김하늘");
		await viewModel.save();
		expect([viewModel.refusal, viewModel.fields.name]).toEqual(["회원 정보 수정에 실패했습니다.", "김하늘"]);
	});

	it("is closed only after a confirm, and reports what prevents it [DEC-148] [ERR-ACCT-09]", async () => {
		const { app, memory, viewModel } = await stage();
		const turnedBack = viewModel.withdraw();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.cancel();
		await turnedBack;
		expect(memory.profile.hasWithdrawn).toBe(false);
		memory.profile.failure = refused("withdrawBlocked");
		const blocked = viewModel.withdraw();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await prove(viewModel.proof);
		await blocked;
		expect(viewModel.withdrawRefusal).toBe("진행 중인 예약 또는 구독이 있어 탈퇴할 수 없습니다.");
		memory.profile.failure = null;
		const done = viewModel.withdraw();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await prove(viewModel.proof);
		await done;
		expect([memory.profile.hasWithdrawn, viewModel.withdrawRefusal]).toEqual([true, null]);
		expect(memory.memberCache.member).toBeNull();
	});
});
