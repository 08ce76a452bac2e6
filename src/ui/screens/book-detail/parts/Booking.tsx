import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import { isEmptyPolicy, printableTerms } from "#domain/cancellation/cancelTerms.ts";
import { addresses, extraPaymentPath } from "#domain/navigation/addresses.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { bookingStatus } from "#ui/booking/bookingStatus.ts";
import { CancelTerms } from "#ui/booking/CancelTerms.tsx";
import { Directions } from "#ui/booking/Directions.tsx";
import { RateComments } from "#ui/booking/RateComments.tsx";
import { StatusTag } from "#ui/booking/StatusTag.tsx";
import { StayFacts, StayHead } from "#ui/booking/StayFacts.tsx";
import { VoucherFacts } from "#ui/booking/VoucherFacts.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { formatWon } from "#ui/format/won.ts";
import { lazyLayer, lazyPart } from "#ui/layout/lazyPart.tsx";
import { Columns, Section } from "#ui/layout/Page.tsx";
import styles from "../BookDetailScreen.module.css";
import type { BookDetailViewModel } from "../BookDetailViewModel.ts";
import { Actions } from "./Actions.tsx";
import { CancelSheet } from "./CancelSheet.tsx";
import { ChangeNotice } from "./ChangeNotice.tsx";
import { BookingFacts, GuestFacts, PaymentFacts } from "./Facts.tsx";
import { NextStep } from "./NextStep.tsx";
import { ForTheDesk, Letterhead } from "./Paper.tsx";
import { RefundSteps } from "./RefundSteps.tsx";
import { Tools } from "./Tools.tsx";
import { UndoNotice } from "./UndoNotice.tsx";
import { VoucherDaySheet } from "./VoucherDaySheet.tsx";

const { Part: SimilarStays } = lazyPart(async () => (await import("./SimilarStays.tsx")).SimilarStays);

const ChangeSheet = lazyLayer(async () => (await import("./ChangeSheet.tsx")).ChangeSheet);

interface BookingProps {
	readonly viewModel: BookDetailViewModel;
	readonly booking: BookingDetail;
}

/** A booking's details from status to actions, with the sheets that perform them. */
export const Booking = observer(function Booking({ viewModel, booking }: BookingProps) {
	const { actions, tab } = viewModel;
	const { product, otherProducts } = booking;
	return (
		<div className={styles.sheet}>
			{viewModel.hasVoucher && <Letterhead />}
			<Columns aside={<PaymentFacts booking={booking} today={viewModel.today} />}>
				<Head viewModel={viewModel} booking={booking} />
				<Refund viewModel={viewModel} booking={booking} />
				<Stay viewModel={viewModel} booking={booking} />
				{tab !== "cancel" && <Directions product={product} />}
				{otherProducts.length > 0 && <OtherRooms rooms={otherProducts} today={viewModel.today} />}
				<Section title={bookDetailCopy.guest.title}>
					<GuestFacts booking={booking} />
				</Section>
				<Section title={bookDetailCopy.policy} print="hidden">
					<CancelTerms
						policy={booking.cancelPolicy}
						now={tab === "pending" ? viewModel.now : null}
						rooms={booking.voucher ? 0 : otherProducts.length + 1}
					/>
				</Section>
				<RateComments comments={booking.rateComments} />
			</Columns>
			{booking.cancellation?.isBySeller && product.checkIn && product.checkOut && (
				<div className={styles.similar}>
					<SimilarStays product={product} checkIn={product.checkIn} checkOut={product.checkOut} />
				</div>
			)}
			{booking.checkCode && <ForTheDesk code={booking.checkCode} isAbroad={product.nationCode !== "KR"} />}
			<Actions viewModel={viewModel} booking={booking} />
			{booking.voucher && viewModel.canFixDay && (
				<VoucherDaySheet viewModel={viewModel.day} voucher={booking.voucher} />
			)}
			{viewModel.dates.isChoosing && (
				<ChangeSheet
					booking={booking}
					now={viewModel.now}
					onClose={() => viewModel.dates.close()}
					onDone={(made) => viewModel.dates.changed(made)}
					onStale={() => viewModel.dates.reload()}
				/>
			)}
			<CancelSheet
				cancel={viewModel.cancel}
				booking={booking}
				scopes={actions?.cancelScopes ?? []}
				isUndoable={actions?.isCancelUndoable ?? false}
			/>
		</div>
	);
});

/** Status, stay and room, and whatever needs the member's attention now. */
const Head = observer(function Head({ viewModel, booking }: BookingProps) {
	const { view, actions } = viewModel;
	const { product } = booking;
	const change = viewModel.dates.running;
	const demand = booking.extraPayments.find(
		({ id }) => id === actions?.extraPaymentId && id !== booking.change?.extraPaymentId,
	);
	const [image] = booking.imageUrls;
	const head = useRef<HTMLDivElement>(null);
	const state = `${product.status} ${change?.state}`;
	const announced = useRef(state);
	const { isOpen } = viewModel.cancel;
	// The pressed button was removed by the change, so the focus moves here.
	useEffect(() => {
		if (isOpen || announced.current === state) return;
		announced.current = state;
		if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
	}, [isOpen, state]);
	return (
		<div className={styles.head} ref={head} tabIndex={-1}>
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
					{/* Until the extra payment is settled, only our staff may cancel the booking (DOM-STATUS-18). */}
					{product.status === "add_pay" && ` ${bookDetailCopy.extra.cancelAfter}`}
				</NoticeBar>
			)}
		</div>
	);
});

const Refund = observer(function Refund({ viewModel, booking }: BookingProps) {
	const { refund } = bookDetailCopy;
	if (!booking.cancellation) return null;
	return (
		<Section
			title={booking.cancellation.isBySeller ? refund.bySeller.title : refund.title}
			note={viewModel.view?.note ?? undefined}
		>
			<RefundSteps booking={booking} today={viewModel.today} />
		</Section>
	);
});

/** Dates and guests, reference numbers, and saving or sharing. */
const Stay = observer(function Stay({ viewModel, booking }: BookingProps) {
	const { product, voucher } = booking;
	const isPending = viewModel.tab === "pending";
	const { cancelPolicy } = booking;
	const hasTerms = isPending && cancelPolicy !== null && !isEmptyPolicy(cancelPolicy);
	return (
		<Section title={bookDetailCopy.stay}>
			{voucher && !product.checkIn ? (
				<VoucherFacts voucher={voucher} />
			) : (
				<StayFacts
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
				cancelBy={hasTerms ? printableTerms(cancelPolicy, viewModel.now) : null}
			/>
			<Tools viewModel={viewModel} product={product} />
			{isPending && viewModel.hasVoucher && <p className={styles.note}>{bookDetailCopy.voucher.note}</p>}
		</Section>
	);
});

interface OtherRoomsProps {
	readonly rooms: BookingDetail["otherProducts"];
	readonly today: StayDate;
}

/** A cancelled room is labelled, since its price would otherwise read as that of an upcoming stay. */
const OtherRooms = ({ rooms, today }: OtherRoomsProps) => (
	<Section title={bookDetailCopy.otherRooms}>
		<ul className={styles.others}>
			{rooms.map((room) => (
				<li key={room.orderProductId}>
					<ButtonLink variant="link" to={addresses.booking.to(room.orderProductId)}>
						{room.roomName}
					</ButtonLink>
					<span>
						{[isCancelState(room.status) && bookingStatus(room, today).label, formatWon(room.paidAmount)]
							.filter(Boolean)
							.join(" · ")}
					</span>
				</li>
			))}
		</ul>
	</Section>
);
