import { expect, it } from "vitest";
import { actionFailureText } from "#domain/failure/failedAction.ts";
import { actionKinds } from "#domain/navigation/pendingAction.ts";

it("a visitor's action has its own failure message, except for booking [ERR-ACT-01] [ERR-ACT-02] [ERR-ACT-03] [ERR-ACT-04]", () => {
	expect(Object.fromEntries(actionKinds.map((kind) => [kind, actionFailureText(kind)]))).toEqual({
		coupon: "쿠폰 발급에 실패했습니다.",
		eventGiveaway: "이벤트 응모에 실패했습니다.",
		alarm: "알림 신청에 실패했습니다.",
		wish: "찜하기에 실패했습니다.",
		couponPackWithAlarm: "쿠폰 발급에 실패했습니다.",
		booking: null,
	});
});

it.each([
	["codeSending", "인증번호 발송에 실패했습니다."],
	["passwordChange", "비밀번호 변경에 실패했습니다."],
	["withdrawal", "회원 탈퇴에 실패했습니다."],
	["profileUpdate", "회원 정보 수정에 실패했습니다."],
	["signUp", "회원가입에 실패했습니다."],
	["accountLink", "계정 연동에 실패했습니다."],
] as const)(
	"an account's %s that fails says '%s' [ERR-ACCT-04] [ERR-ACCT-08] [ERR-ACCT-09] [ERR-ACCT-10] [ERR-ACCT-11] [ERR-ACCT-12]",
	(action, text) => expect(actionFailureText(action)).toBe(text),
);
