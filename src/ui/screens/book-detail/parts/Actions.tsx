import { observer } from "mobx-react-lite";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { bookingCopy } from "#copy/booking.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import styles from "../BookDetailScreen.module.css";
import type { BookDetailViewModel } from "../BookDetailViewModel.ts";

/** All actions available for a booking now. */
export const Actions = observer(function Actions({
	viewModel,
	booking,
}: {
	readonly viewModel: BookDetailViewModel;
	readonly booking: BookingDetail;
}) {
	const { actions } = viewModel;
	const { product } = booking;
	const [scope] = actions?.cancelScopes ?? [];
	return (
		<div className={styles.actions} data-print="hidden">
			{actions?.canReview && (
				<ButtonLink to={addresses.review.to(product.orderProductId)}>
					{bookDetailCopy.review.write}
				</ButtonLink>
			)}
			{booking.isReviewed && (
				<ButtonLink variant="secondary" to={addresses.review.to(product.orderProductId)}>
					{bookDetailCopy.review.read}
				</ButtonLink>
			)}
			<ButtonLink variant="secondary" to={`/inquiries/new?orderNum=${booking.orderNumber}`}>
				{bookDetailCopy.ask}
			</ButtonLink>
			{booking.isModifiable && (
				<Button variant="secondary" onClick={() => viewModel.dates.open()}>
					{bookDetailCopy.change.action}
				</Button>
			)}
			{scope && viewModel.dates.running?.state !== "made" && (
				<Button variant="secondary" onClick={() => viewModel.cancel.open(scope)}>
					{bookingCopy.book.cancelButton.label}
				</Button>
			)}
			{actions?.isCancelLater && <p>{bookDetailCopy.cancelLater}</p>}
			{actions?.canHide && viewModel.undoLeft === null && (
				<Button variant="link" busy={viewModel.isBusy} onClick={() => void viewModel.hide()}>
					{bookDetailCopy.hide.label}
				</Button>
			)}
		</div>
	);
});
