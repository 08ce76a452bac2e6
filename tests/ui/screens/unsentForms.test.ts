import { describe, expect, it } from "vitest";
import type { MemberAccount } from "#domain/member/Member.ts";
import { err } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

const notSent = "연결이 끊겨 보내지 못했어요. 입력한 내용은 그대로 있으니 다시 시도해 주세요.";

describe("what a form says beside its button", () => {
	const refused = { kind: "http", status: 400, code: -1 } as const;
	it.each<[CallFailure, string | null]>([
		[{ kind: "network" }, notSent],
		[{ ...refused, message: "이미 등록된 이메일입니다." }, "이미 등록된 이메일입니다."],
		[{ ...refused, message: null }, "못 했어요."],
		[{ kind: "refused", code: -1, message: "거절" }, "거절"],
		[{ kind: "http", status: 500, code: -9, message: "x" }, null],
		[{ kind: "cancelled" }, null],
		[{ kind: "badResponse" }, null],
	])("is, after %o, %s [DEC-106]", (failure, text) => {
		expect(refusalText(failure, "못 했어요.")).toBe(text);
	});
});

describe("a form whose call is lost", () => {
	it.each<[CallFailure, string]>([
		[{ kind: "network" }, notSent],
		[{ kind: "http", status: 500, code: -9, message: "x" }, "회원 정보 수정에 실패했습니다."],
	])("keeps what was typed and says so: %o [ERR-ACCT-10] [HTTP-09]", async (failure, text) => {
		const { app, memory } = screenApp();
		memory.bookingMember.member = { name: "홍길동", international: null } as MemberAccount;
		memory.bookingMember.keepInternational = async () => err(failure);
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
