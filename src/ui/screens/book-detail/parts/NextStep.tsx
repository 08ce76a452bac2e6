import { observer } from "mobx-react-lite";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { refundPercentAt } from "#domain/cancellation/cancelTerms.ts";
import { VoucherSteps } from "#ui/booking/VoucherFacts.tsx";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import type { BookDetailViewModel } from "../BookDetailViewModel.ts";

/** What a booking is waiting for, a date or the stay's confirmation; or that the guests did not show up. */
export const NextStep = observer(function NextStep({
	viewModel,
	booking: { product, voucher, cancelPolicy },
}: {
	readonly viewModel: BookDetailViewModel;
	readonly booking: BookingDetail;
}) {
	const { status, checkIn } = product;
	if (voucher && checkIn === null && status === "pending") {
		return viewModel.canFixDay ? (
			<>
				<p data-print="hidden">
					<Button onClick={() => viewModel.day.open()}>{bookDetailCopy.day.action}</Button>
				</p>
				<VoucherSteps isExternal={false} />
			</>
		) : (
			<NoticeBar>{bookDetailCopy.day.byStay}</NoticeBar>
		);
	}
	if (viewModel.word !== null) {
		const { title, note } = bookDetailCopy.word[viewModel.word];
		return (
			<NoticeBar tone={viewModel.word === "overdue" ? "warning" : "info"} title={title}>
				{note}
			</NoticeBar>
		);
	}
	if (status === "noshow" && checkIn !== null) {
		const { title, note, alwaysBack } = bookDetailCopy.noshow;
		const isAlwaysBack = cancelPolicy !== null && refundPercentAt(cancelPolicy, Number.POSITIVE_INFINITY) > 0;
		return (
			<NoticeBar tone="warning" title={title}>
				{isAlwaysBack ? alwaysBack : note}
			</NoticeBar>
		);
	}
	return null;
});
