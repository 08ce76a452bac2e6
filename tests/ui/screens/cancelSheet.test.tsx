import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { CancelScope } from "#domain/booking/bookingActions.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CancelViewModel } from "#ui/screens/book-detail/CancelViewModel.ts";
import { CancelSheet } from "#ui/screens/book-detail/parts/CancelSheet.tsx";

const bookingWith = (coupon: number) =>
	({
		orderPaymentId: 7,
		product: { orderProductId: 9 },
		payment: { method: "naverpay", couponAmount: won(coupon) },
		receipts: [
			{ method: "naverpay", amount: won(614_440), refunds: [] },
			{ method: "card", amount: won(70_000), refunds: [{ amount: won(10_000), at: null }] },
			{ method: "tosspay", amount: won(20_000), refunds: [{ amount: won(20_000), at: null }] },
		],
	}) as unknown as BookingDetail;

/** Opens the sheet; `answer` is the server's answer to the refund quote. */
function open(
	answer: "never" | "fails" | "nothing",
	scopes: readonly CancelScope[] = ["full"],
	coupon: { readonly amount: number; readonly isRestored: boolean } = { amount: 0, isRestored: false },
	refund = 0,
) {
	const { app, memory } = screenApp();
	const booking = bookingWith(coupon.amount);
	const quote = {
		id: "quote",
		refundAmount: won(refund),
		refundAwesomeCash: won(0),
		refundWelfarePoints: won(0),
		penalty: won(100_000),
		isCouponRestored: coupon.isRestored,
		timeline: [],
	};
	memory.bookings.quoteCancel = () => {
		if (answer === "never") return new Promise<never>(() => undefined);
		return Promise.resolve(
			answer === "fails" ? { ok: false, error: { kind: "server" } } : { ok: true, value: quote },
		) as never;
	};
	const cancel = new CancelViewModel({
		app,
		booking: () => booking,
		done: async () => undefined,
		cancelledElsewhere: () => undefined,
	});
	cancel.open(scopes[0]);
	render(<CancelSheet cancel={cancel} booking={booking} scopes={scopes} isUndoable={true} />);
}

afterEach(() => vi.restoreAllMocks());

describe("the cancellation sheet of a booking", () => {
	it("names every method that the order and its later additions were paid with, unless its part is refunded already", async () => {
		open("nothing", ["full"], undefined, 674_440);
		const term = await screen.findByText("네이버페이 · 신용카드");
		expect(term.nextElementSibling?.textContent).toBe("674,440원");
	});

	it("scrolls to the top of the page, where the cancellation can be undone [DEC-177]", async () => {
		const scroll = vi.spyOn(window, "scrollTo").mockReturnValue();
		open("nothing");
		await userEvent.click(await screen.findByRole("radio", { name: "일정이 바뀌었어요" }));
		await userEvent.click(screen.getByRole("button", { name: "환불 없이 취소하기" }));
		await expect.poll(() => scroll.mock.calls).toContainEqual([0, 0]);
	});

	it("says the other rooms stay booked if only this one can be cancelled, and offers a choice if both can [DEC-167]", async () => {
		const note = "이 예약만 취소돼요. 함께 예약한 나머지는 그대로예요.";
		const shown = () => [
			screen.queryByText(note) !== null,
			screen.queryByRole("radio", { name: "이 객실만" }) !== null,
		];
		open("nothing", ["full"]);
		expect(shown()).toEqual([false, false]);
		cleanup();
		open("nothing", ["full", "partial"]);
		expect(shown()).toEqual([false, true]);
		cleanup();
		open("nothing", ["partial"]);
		expect(shown()).toEqual([true, false]);
	});

	it.each([
		["full", true, "다시 사용할 수 있어요"],
		["full", false, "돌려받을 수 없어요"],
		["partial", false, "나머지 예약에 그대로 쓰여요"],
	] as const)(
		"says what happens to the coupon: %s, returned: %s [DEC-099, DEC-177]",
		async (scope, isRestored, text) => {
			open("nothing", [scope], { amount: 10_000, isRestored });
			expect((await screen.findByText("쿠폰")).nextSibling?.textContent).toBe(text);
		},
	);

	it.each(["never", "fails"] as const)(
		"does not claim that nothing is refunded while that is unknown: the answer %s [DEC-177]",
		async (answer) => {
			open(answer);
			if (answer === "fails") await screen.findByRole("button", { name: "다시 시도" });
			expect(screen.queryByRole("button", { name: "환불 없이 취소하기" })).toBeNull();
			expect(screen.getByRole("button", { name: "예약 취소하기" })).toHaveProperty("disabled", true);
		},
	);

	it("says that nothing is refunded once that is known, and focuses the missing reason [DEC-177]", async () => {
		open("nothing");
		await userEvent.click(await screen.findByRole("button", { name: "환불 없이 취소하기" }));
		expect(screen.getByRole("alert").textContent).toContain("취소 사유를 골라 주세요.");
		await expect.poll(() => document.activeElement).toBe(screen.getAllByRole("radio")[0]);
	});
});
