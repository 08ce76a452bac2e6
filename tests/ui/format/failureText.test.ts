import { describe, expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { failureText } from "#ui/format/failureText.ts";

describe("the text of a failure", () => {
	it.each([
		[refused("invalidRequest"), "잘못된 요청입니다."],
		[{ kind: "soldOut", message: "마감" }, "마감"],
		[refused("notFound"), "잘못된 요청입니다."],
		[refused("serverError"), "서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요."],
		[refused("tooManyCalls"), "오류가 발생했습니다. 고객센터로 문의해 주세요."],
		[{ kind: "generic", message: null }, "오류가 발생했습니다. 고객센터로 문의해 주세요."],
		[{ kind: "broken" }, "올바르지 않은 응답 값입니다."],
		[{ kind: "unreachable" }, "연결이 끊겨 보내지 못했어요. 입력한 내용은 그대로 있으니 다시 시도해 주세요."],
		[{ kind: "cancelled" }, "연결이 끊겨 보내지 못했어요. 입력한 내용은 그대로 있으니 다시 시도해 주세요."],
		[{ kind: "signedOut", reason: "neverIn" }, "로그인이 필요합니다."],
		[{ kind: "signedOut", reason: "memberChanged" }, "회원 정보가 변경되어 다시 로그인이 필요합니다."],
		[{ kind: "signedOut", reason: "expired" }, "로그인이 만료되었습니다. 다시 로그인해 주세요."],
	] as const)(
		"%j: %s [ERR-HTTP-01] [ERR-HTTP-02] [ERR-HTTP-03] [ERR-HTTP-04] [ERR-HTTP-05] [ERR-HTTP-06] [ERR-HTTP-08] [ERR-HTTP-09] [ERR-HTTP-10] [ERR-HTTP-11] [C13]",
		(failure, text) => {
			expect(failureText(failure)).toBe(text);
		},
	);

	it.each([
		["wish", "찜하기에 실패했습니다."],
		["coupon", "쿠폰 발급에 실패했습니다."],
		["alarm", "알림 신청에 실패했습니다."],
		["eventGiveaway", "이벤트 응모에 실패했습니다."],
		["couponPackWithAlarm", "쿠폰 발급에 실패했습니다."],
		["codeSending", "인증번호 발송에 실패했습니다."],
		["passwordChange", "비밀번호 변경에 실패했습니다."],
		["withdrawal", "회원 탈퇴에 실패했습니다."],
		["profileUpdate", "회원 정보 수정에 실패했습니다."],
		["signUp", "회원가입에 실패했습니다."],
		["accountLink", "계정 연동에 실패했습니다."],
	] as const)(
		"of a %s replaces generic texts, but never the server's own text [ERR-ACT-01] [ERR-ACT-02] [ERR-ACT-03] [ERR-ACT-04] [ERR-ACCT-04] [ERR-ACCT-08] [ERR-ACCT-09] [ERR-ACCT-10] [ERR-ACCT-11] [ERR-ACCT-12] [ERR-HTTP-08]",
		(action, own) => {
			for (const kind of ["notFound", "serverError", "tooManyCalls"] as const) {
				expect(failureText(refused(kind), action)).toBe(own);
			}
			expect(failureText({ kind: "generic", message: "서버의 말" }, action)).toBe("서버의 말");
			expect(failureText(refused("invalidRequest"), action)).toBe("잘못된 요청입니다.");
			expect(failureText({ kind: "broken" }, action)).toBe("올바르지 않은 응답 값입니다.");
		},
	);

	it("of a booking is the generic text [ERR-HTTP-06]", () => {
		expect(failureText(refused("serverError"), "booking")).toBe(
			"서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.",
		);
	});
});
