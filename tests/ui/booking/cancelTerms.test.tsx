import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { won } from "#domain/shared/Won.ts";
import { exampleOption } from "#tests/support/stayFixtures.ts";
import { CancelTerms } from "#ui/booking/CancelTerms.tsx";

const now = Date.parse("2026-11-23T09:00:00+09:00");
const at = (day: string) => Date.parse(`${day}T15:00:00+09:00`);
const spans: readonly RefundSpan[] = [
	{ from: now, to: at("2026-12-03"), refundPercent: 100, refundTotal: won(200_000) },
	{ from: at("2026-12-03"), to: at("2026-12-05"), refundPercent: 50, refundTotal: won(95_000) },
	{ from: at("2026-12-05"), to: null, refundPercent: 0, refundTotal: won(0) },
];

describe("the cancellation terms of the booking form", () => {
	it("are a timeline from today on, with the refund of what is about to be paid at each step [DEC-099]", async () => {
		const policy = (await exampleOption()).plan.cancelPolicy as CancelPolicy;
		render(<CancelTerms policy={policy} now={now} refunds={spans} />);
		const bar = screen.getByRole("list", { name: "취소 시점별 환불" });
		const steps = within(bar).getAllByRole("listitem");
		expect(steps.map((step) => step.textContent)).toEqual([
			"오늘100% 환불200,000원12.3(목) 15:00까지",
			"50% 환불95,000원12.5(토) 15:00까지",
			"환불 없음그 뒤로",
		]);
	});

	it.each([
		[1, true, ""],
		[2, true, "여러 객실 가운데 일부만 취소할 수 있어요."],
		[2, false, "여러 객실 가운데 일부만 취소할 수는 없고, 예약 전체를 취소해야 해요."],
	])("of %i rooms say whether single rooms can be cancelled [DEC-167]", async (rooms, isAllowed, told) => {
		const policy = (await exampleOption()).plan.cancelPolicy as CancelPolicy;
		const some = { ...policy, isPartialCancelAllowed: isAllowed };
		render(<CancelTerms policy={some} now={now} refunds={spans} rooms={rooms} />);
		expect(screen.queryByText(/여러 객실/)?.textContent ?? "").toBe(told);
	});

	it("show each line once: the headline is not repeated as the first list item [DEC-099, DEC-100]", async () => {
		const policy = (await exampleOption()).plan.cancelPolicy as CancelPolicy;
		const drawn = render(<CancelTerms policy={policy} now={now} />);
		const [headline = ""] = policy.cancelText;
		expect(screen.getAllByText(headline)).toHaveLength(1);
		expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(
			policy.cancelText.slice(1),
		);
		drawn.rerender(<CancelTerms policy={policy} now={null} />);
		expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(policy.cancelText);
	});

	it("do not mention single rooms when nothing is refundable anyway [DEC-167]", async () => {
		const policy = (await exampleOption()).plan.cancelPolicy as CancelPolicy;
		render(<CancelTerms policy={{ ...policy, isCancellable: false }} now={now} rooms={3} />);
		expect(screen.queryByText(/여러 객실/)).toBeNull();
	});

	it("ask to try again shortly when there is no policy, and promise nothing [DOM-CANCEL-03] [ERR-ACT-10]", async () => {
		const { container, rerender } = render(<CancelTerms policy={null} now={now} refunds={spans} rooms={2} />);
		const text = "취소 정책을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.";
		expect(container.textContent).toBe(text);
		const policy = (await exampleOption()).plan.cancelPolicy as CancelPolicy;
		const empty = { ...policy, isCancellable: null, cancelDate: null, cancelText: [], tiers: [] };
		rerender(<CancelTerms policy={empty} now={now} />);
		expect(container.textContent).toBe(text);
	});
});
