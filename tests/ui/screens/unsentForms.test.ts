import { describe, expect, it } from "vitest";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { err } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

const notSent = "연결이 끊겨 보내지 못했어요. 입력한 내용은 그대로 있으니 다시 시도해 주세요.";

describe("the message next to a form's button", () => {
	it.each<[Failure, string | null]>([
		[{ kind: "unreachable" }, notSent],
		[{ kind: "generic", message: "이미 등록된 이메일입니다." }, "이미 등록된 이메일입니다."],
		[refused("notFound"), null],
		[refused("tooManyCalls"), null],
		[refused("serverError"), null],
		[{ kind: "cancelled" }, null],
		[{ kind: "broken" }, null],
	])("after %o is %s [DEC-106]", (failure, text) => {
		expect(refusalText(failure)).toBe(text);
	});
});

describe("a form whose submission fails", () => {
	it.each<[Failure, string]>([
		[{ kind: "unreachable" }, notSent],
		[refused("serverError"), "회원 정보 수정에 실패했습니다."],
	])("keeps the input and reports the failure: %o [ERR-ACCT-10] [HTTP-09]", async (failure, text) => {
		const { app, memory } = screenApp();
		memory.bookingMember.member = { name: "홍길동", international: null } as MemberAccount;
		memory.bookingMember.saveInternational = async () => err(failure);
		const viewModel = new ProfileViewModel(app);
		await viewModel.account.load();
		viewModel.edit("international");
		viewModel.type("firstName", "GILDONG");
		viewModel.type("lastName", "HONG");
		viewModel.type("globalPhone", "1012345678");
		await viewModel.save();
		expect([viewModel.open, viewModel.isBusy, viewModel.refusal]).toEqual(["international", false, text]);
		expect(viewModel.fields).toMatchObject({
			firstName: "GILDONG",
			lastName: "HONG",
			globalPhone: "1012345678",
		});
	});
});
