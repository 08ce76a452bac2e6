import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MembershipRules } from "#ui/membership/MembershipRules.tsx";

describe("the membership rules", () => {
	it("are listed in full, one item each [SUBS-16]", () => {
		render(<MembershipRules />);
		expect(screen.getByRole("heading").textContent).toBe("꼭 확인해 주세요");
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"어썸 골드 연 19,000원 (정가 22,800원, 월 약 1,583원), 매년 자동 결제",
			"어썸 실버 월 1,900원 (정가 2,800원), 매월 자동 결제",
			"다음 결제일은 이용 기간 종료일의 다음 날이며, 해지 전까지 자동으로 갱신됩니다.",
			"실버는 1인당 1회만 가입할 수 있으며, 해지 후에는 다시 가입할 수 없습니다.",
			"골드로 업그레이드하면 즉시 적용되며, 이후 실버는 이용할 수 없고 남은 기간에 대한 부분 환불은 되지 않습니다.",
			"해지해도 이용 기간 종료일까지 멤버십 혜택이 유지됩니다.",
			"골드는 결제 후 7일 이내에 유효한 예약 이용 내역이 없으면 전액 환불됩니다. 실버는 청약철회가 제공되지 않습니다.",
			"어썸 멤버십은 캐시백 방식으로, 가입하면 보유 중인 쿠폰이 모두 소멸됩니다.",
			"변경한 카드는 다음 결제부터 적용됩니다.",
		]);
	});
});
