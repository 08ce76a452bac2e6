import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
import { RefundTimeline } from "#ui/booking/RefundTimeline.tsx";

const until = koreanInstant("2026-12-08 05:00") ?? 0;
const spans: readonly RefundSpan[] = [
	{ from: 0, to: until, refundPercent: 100, refundTotal: won(100_000) },
	{ from: until, to: null, refundPercent: 0, refundTotal: won(0) },
];

describe("what a cancel gives back by time", () => {
	it("is told by the stay's clock and by Korea's for a stay abroad", () => {
		render(<RefundTimeline spans={spans} timeZone="America/New_York" />);
		expect(screen.getAllByText(/12\.7\(월\) 15:00 현지 · 한국 05:00\(\+1\)/)).toHaveLength(2);
		expect(screen.queryByText("한국 시간 기준이에요.")).toBeNull();
	});

	it("is told by Korea's alone, and says so, in Korea", () => {
		render(<RefundTimeline spans={spans} timeZone={undefined} />);
		expect(screen.getAllByText(/12\.8\(화\) 05:00/)).toHaveLength(2);
		expect(screen.getByText("한국 시간 기준이에요.")).toBeTruthy();
	});
});
