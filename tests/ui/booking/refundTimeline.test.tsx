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

const whens = () =>
	screen
		.getAllByRole("row")
		.slice(1)
		.map((row) => row.firstElementChild?.textContent);

describe("the refund timeline of a cancellation", () => {
	it("uses the stay's local time and Korean time for a stay abroad", () => {
		render(<RefundTimeline spans={spans} timeZone="America/New_York" />);
		expect(whens()).toEqual(["12.7(월) 15:00 현지 · 한국 05:00(+1)까지", "그 뒤로"]);
		expect(screen.queryByText("한국 시간 기준이에요.")).toBeNull();
	});

	it("uses Korean time only, and says so, for a stay in Korea", () => {
		render(<RefundTimeline spans={spans} timeZone={undefined} />);
		expect(whens()).toEqual(["12.8(화) 05:00까지", "그 뒤로"]);
		expect(screen.getByText("한국 시간 기준이에요.")).toBeTruthy();
	});

	it("labels its times like the rate plan's headline and bar: midnight is the end of the previous day [DEC-099, DEC-100]", () => {
		const midnight = Number(koreanInstant("2026-12-07 00:00"));
		const [free, none] = spans as [RefundSpan, RefundSpan];
		render(
			<RefundTimeline
				spans={[
					{ ...free, to: midnight },
					{ ...none, from: midnight },
				]}
				timeZone={undefined}
			/>,
		);
		expect(whens()).toEqual(["12.6(일)까지", "그 뒤로"]);
	});
});
