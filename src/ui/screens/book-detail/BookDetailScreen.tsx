import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { addresses, extraPaymentPath } from "#domain/navigation/addresses.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CancelTerms } from "#ui/booking/CancelTerms.tsx";
import { StatusTag } from "#ui/booking/StatusTag.tsx";
import { StayHead, StayTerms } from "#ui/booking/StayFacts.tsx";
import { StayHeadWaiting } from "#ui/booking/StayHeadWaiting.tsx";
import { VoucherFacts } from "#ui/booking/VoucherFacts.tsx";
import { WayThere } from "#ui/booking/WayThere.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { formatWon } from "#ui/format/won.ts";
import { Columns, Page, PageTitle, Section } from "#ui/layout/Page.tsx";
import { Repeat } from "#ui/my/Loaded.tsx";
import styles from "./BookDetailScreen.module.css";
import { type BookDetailSnapshot, BookDetailViewModel } from "./BookDetailViewModel.ts";
import { Actions } from "./parts/Actions.tsx";
import { CancelSheet } from "./parts/CancelSheet.tsx";
import { ChangeNotice } from "./parts/ChangeNotice.tsx";
import { BookingFacts, GuestFacts, PaymentFacts } from "./parts/Facts.tsx";
import { NextStep } from "./parts/NextStep.tsx";
import { ForTheDesk, Letterhead } from "./parts/Paper.tsx";
import { RefundSteps } from "./parts/RefundSteps.tsx";
import { Tools } from "./parts/Tools.tsx";
import { UndoNotice } from "./parts/UndoNotice.tsx";
import { VoucherDaySheet } from "./parts/VoucherDaySheet.tsx";

const SimilarStays = lazy(() =>
	import("./parts/SimilarStays.tsx").then((module) => ({ default: module.SimilarStays })),
);

const ChangeSheet = lazy(() =>
	import("./parts/ChangeSheet.tsx").then((module) => ({ default: module.ChangeSheet })),
);

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
		<Page>
			<div data-print={viewModel.hasVoucher ? "hidden" : undefined}>
				<PageTitle title={bookDetailCopy.title} />
			</div>
			<PageHead title={bookDetailCopy.title} noindex />
			{status === "failed" && (
				<ErrorState message={bookDetailCopy.failed} onRetry={() => void viewModel.load()} />
			)}
			{status === "missing" && (
				<ErrorState
					message={bookDetailCopy.missing}
					action={<ButtonLink to="/mypage/books">{bookDetailCopy.list}</ButtonLink>}
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
			<Toast message={said} onGone={() => viewModel.dismissToast()} />
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
	const change = viewModel.dates.running;
	const demand = booking.extraPayments.find(
		({ id }) => id === actions?.extraPaymentId && id !== booking.change?.extraPaymentId,
	);
	const [image] = booking.imageUrls;
	const headline = cancelHeadline(booking.cancelPolicy, viewModel.now);
	return (
		<div className={styles.sheet}>
			{viewModel.hasVoucher && <Letterhead />}
			<Columns aside={<PaymentFacts booking={booking} today={viewModel.today} />}>
				<div className={styles.head}>
					{view && <StatusTag status={product.status} view={view} isReviewed={booking.isReviewed} />}
					<StayHead
						name={product.stayName}
						room={product.roomName}
						plan={product.ratePlanName}
						image={image ? { url: image } : null}
					/>
					<UndoNotice viewModel={viewModel} />
					{change && <ChangeNotice viewModel={viewModel} change={change} />}
					<NextStep viewModel={viewModel} booking={booking} />
					{demand && (
						<NoticeBar
							tone="accent"
							title={bookDetailCopy.extra.title}
							action={
								<p className={styles.noticeAction}>
									<ButtonLink to={extraPaymentPath(demand.id, demand.orderProductId)}>
										{bookDetailCopy.extra.pay}
									</ButtonLink>
								</p>
							}
						>
							{bookDetailCopy.extra.text(formatWon(demand.amount))}
						</NoticeBar>
					)}
				</div>
				{booking.cancellation && (
					<Section
						title={
							booking.cancellation.isBySeller
								? bookDetailCopy.refund.bySeller.title
								: bookDetailCopy.refund.title
						}
						note={view?.note ?? undefined}
					>
						<RefundSteps booking={booking} />
					</Section>
				)}
				<Section title={bookDetailCopy.stay}>
					{booking.voucher && !product.checkIn ? (
						<VoucherFacts voucher={booking.voucher} />
					) : (
						<StayTerms
							checkIn={product.checkIn}
							checkOut={product.checkOut}
							checkInTime={product.checkInTime}
							checkOutTime={product.checkOutTime}
							guests={product}
							meal={product.mealName}
							isAbroad={product.nationCode !== "KR"}
						/>
					)}
					<BookingFacts
						booking={booking}
						cancelBy={tab === "pending" && headline.kind !== "failed" ? headline.text : null}
					/>
					<Tools viewModel={viewModel} product={product} />
					{tab === "pending" && viewModel.hasVoucher && (
						<p className={styles.note}>{bookDetailCopy.voucher.note}</p>
					)}
				</Section>
				{tab !== "cancel" && <WayThere product={product} />}
				{otherProducts.length > 0 && (
					<Section title={bookDetailCopy.otherRooms}>
						<ul className={styles.others}>
							{otherProducts.map((other) => (
								<li key={other.orderProductId}>
									<ButtonLink variant="link" to={addresses.booking.to(other.orderProductId)}>
										{other.roomName}
									</ButtonLink>
									<span>{formatWon(other.paidAmount)}</span>
								</li>
							))}
						</ul>
					</Section>
				)}
				<Section title={bookDetailCopy.guest.title}>
					<GuestFacts booking={booking} />
				</Section>
				<Section title={bookDetailCopy.policy} print="hidden">
					<CancelTerms policy={booking.cancelPolicy} now={viewModel.now} />
				</Section>
				{booking.rateComments.length > 0 && (
					<Section title={bookDetailCopy.comments}>
						<ul className={styles.comments}>
							{booking.rateComments.map((comment) => (
								<li key={comment}>{comment}</li>
							))}
						</ul>
					</Section>
				)}
			</Columns>
			{booking.cancellation?.isBySeller && product.checkIn && product.checkOut && (
				<div className={styles.similar}>
					<Suspense>
						<SimilarStays product={product} checkIn={product.checkIn} checkOut={product.checkOut} />
					</Suspense>
				</div>
			)}
			{booking.checkCode && <ForTheDesk code={booking.checkCode} isAbroad={product.nationCode !== "KR"} />}
			<Actions viewModel={viewModel} booking={booking} />
			{booking.voucher && viewModel.canFixDay && (
				<VoucherDaySheet viewModel={viewModel.day} voucher={booking.voucher} />
			)}
			{viewModel.dates.isChoosing && (
				<Suspense>
					<ChangeSheet
						booking={booking}
						now={viewModel.now}
						onClose={() => viewModel.dates.close()}
						onDone={(made) => viewModel.dates.changed(made)}
					/>
				</Suspense>
			)}
			<CancelSheet
				cancel={viewModel.cancel}
				booking={booking}
				canCancelPart={actions?.canCancelPart ?? false}
				isUndoable={actions?.isCancelUndoable ?? false}
			/>
		</div>
	);
});
