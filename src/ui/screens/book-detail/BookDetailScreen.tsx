import { observer } from "mobx-react-lite";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { bookingTexts } from "#domain/copy/booking.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CancelTerms } from "#ui/booking/CancelTerms.tsx";
import { StatusTag } from "#ui/booking/StatusTag.tsx";
import { StayHead, StayTerms } from "#ui/booking/StayFacts.tsx";
import { StayHeadWaiting } from "#ui/booking/StayHeadWaiting.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { DownloadIcon, PrinterIcon } from "#ui/components/icons/interface.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { bookCopy } from "#ui/copy/books.ts";
import { formatWon } from "#ui/format/won.ts";
import { Columns, Page, Section } from "#ui/layout/Page.tsx";
import { Repeat } from "#ui/my/Loaded.tsx";
import styles from "./BookDetailScreen.module.css";
import { type BookDetailSnapshot, BookDetailViewModel } from "./BookDetailViewModel.ts";
import { CancelSheet } from "./parts/CancelSheet.tsx";
import { BookingFacts, GuestFacts, PaymentFacts } from "./parts/Facts.tsx";
import { RefundSteps } from "./parts/RefundSteps.tsx";
import { UndoNotice } from "./parts/UndoNotice.tsx";

/** A booking, its voucher and all that can be done with it (SCREEN-03, DEC-181). */
export const BookDetailScreen = observer(function BookDetailScreen({
	snapshot,
}: {
	readonly snapshot: BookDetailSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new BookDetailViewModel(app), snapshot);
	const { status, booking, said } = viewModel;
	return (
		<Page title={bookCopy.title}>
			<PageHead title={bookCopy.title} noindex />
			{status === "failed" && <ErrorState message={bookCopy.failed} onRetry={() => void viewModel.load()} />}
			{status === "missing" && (
				<ErrorState
					message={bookCopy.missing}
					action={<ButtonLink to="/mypage/books">{bookCopy.list}</ButtonLink>}
				/>
			)}
			{status === "loading" && (
				<SkeletonGroup>
					<Columns aside={<Skeleton shape="block" />}>
						<StayHeadWaiting />
						<div className={styles.waiting}>
							<Skeleton shape="title" width="third" />
							<Repeat count={5}>
								<Skeleton width="most" />
							</Repeat>
						</div>
					</Columns>
				</SkeletonGroup>
			)}
			{booking && <Booking viewModel={viewModel} booking={booking} />}
			<Toast message={said} onGone={() => viewModel.hush()} />
		</Page>
	);
});

const Booking = observer(function Booking(props: {
	readonly viewModel: BookDetailViewModel;
	readonly booking: BookingDetail;
}) {
	const { viewModel, booking } = props;
	const { view, actions, tab } = viewModel;
	const { product, otherProducts } = booking;
	const demand = booking.extraPayments.find(({ id }) => id === actions?.extraPaymentId);
	const [image] = booking.imageUrls;
	return (
		<>
			<Columns aside={<PaymentFacts booking={booking} />}>
				<div className={styles.head}>
					{view && <StatusTag status={product.status} view={view} isReviewed={booking.isReviewed} />}
					<StayHead
						name={product.stayName}
						room={product.roomName}
						plan={product.ratePlanName}
						image={image ? { url: image } : null}
					/>
					<UndoNotice viewModel={viewModel} />
					{demand && (
						<NoticeBar
							tone="accent"
							title={bookCopy.extra.title}
							action={
								<p className={styles.noticeAction}>
									<ButtonLink to={`/payments/extra/${demand.id}?orderProductIdx=${demand.orderProductId}`}>
										{bookCopy.extra.pay}
									</ButtonLink>
								</p>
							}
						>
							{bookCopy.extra.text(formatWon(demand.amount))}
						</NoticeBar>
					)}
				</div>
				{booking.cancellation && (
					<Section title={bookCopy.refund.title} note={view?.note ?? undefined}>
						<RefundSteps booking={booking} />
					</Section>
				)}
				<Section title={bookCopy.stay}>
					<StayTerms
						checkIn={product.checkIn}
						checkOut={product.checkOut}
						checkInTime={product.checkInTime}
						checkOutTime={product.checkOutTime}
						guests={product}
						meal={product.mealName}
					/>
					<BookingFacts booking={booking} />
					<div className={styles.tools} data-print="hidden">
						{tab !== "cancel" && (
							<Button
								variant="secondary"
								size="sm"
								icon={<PrinterIcon size={18} />}
								onClick={() => window.print()}
							>
								{bookCopy.voucher.print}
							</Button>
						)}
						{tab === "pending" && product.checkIn && (
							<Button
								variant="secondary"
								size="sm"
								icon={<DownloadIcon size={18} />}
								onClick={() => void viewModel.saveCalendar()}
							>
								{bookCopy.voucher.calendar}
							</Button>
						)}
						<ButtonLink variant="link" to={`/products/${product.stayId}`}>
							{bookCopy.toStay}
						</ButtonLink>
					</div>
					{tab === "pending" && <p className={styles.note}>{bookCopy.voucher.note}</p>}
				</Section>
				{otherProducts.length > 0 && (
					<Section title={bookCopy.otherRooms}>
						<ul className={styles.others}>
							{otherProducts.map((other) => (
								<li key={other.orderProductId}>
									<ButtonLink variant="link" to={`/mypage/books/${other.orderProductId}`}>
										{other.roomName}
									</ButtonLink>
									<span>{formatWon(other.paidAmount)}</span>
								</li>
							))}
						</ul>
					</Section>
				)}
				<Section title={bookCopy.guest.title}>
					<GuestFacts booking={booking} />
				</Section>
				<Section title={bookCopy.policy}>
					<CancelTerms policy={booking.cancelPolicy} now={viewModel.now} />
				</Section>
				{booking.rateComments.length > 0 && (
					<Section title={bookCopy.comments}>
						<ul className={styles.comments}>
							{booking.rateComments.map((comment) => (
								<li key={comment}>{comment}</li>
							))}
						</ul>
					</Section>
				)}
			</Columns>
			<div className={styles.actions} data-print="hidden">
				{actions?.canReview && (
					<ButtonLink to={`/reviews/order-products/${product.orderProductId}`}>
						{bookCopy.review.write}
					</ButtonLink>
				)}
				{booking.isReviewed && (
					<ButtonLink variant="secondary" to={`/reviews/order-products/${product.orderProductId}`}>
						{bookCopy.review.read}
					</ButtonLink>
				)}
				<ButtonLink variant="secondary" to={`/inquiries/new?orderNum=${booking.orderNumber}`}>
					{bookCopy.ask}
				</ButtonLink>
				{actions?.canCancel && (
					<Button variant="secondary" onClick={() => viewModel.cancel.open()}>
						{bookingTexts.book.cancelButton.label}
					</Button>
				)}
				{actions?.canHide && viewModel.undoLeft === null && (
					<Button variant="link" disabled={viewModel.isBusy} onClick={() => void viewModel.hide()}>
						{bookCopy.hide.label}
					</Button>
				)}
			</div>
			<CancelSheet
				cancel={viewModel.cancel}
				booking={booking}
				canCancelPart={actions?.canCancelPart ?? false}
				isUndoable={actions?.isCancelUndoable ?? false}
			/>
		</>
	);
});
