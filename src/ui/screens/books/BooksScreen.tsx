import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import { booksCopy } from "#copy/books.ts";
import type { BookingListItem, BookingTab } from "#domain/booking/Booking.ts";
import { bookingTabLabel, bookingTabs } from "#domain/booking/bookingTabs.ts";
import { addresses, extraPaymentPath } from "#domain/navigation/addresses.ts";
import { reviewRefusal } from "#domain/review/reviewRules.ts";
import { monthDayRange, stayLength } from "#domain/shared/dateForms.ts";
import { nightsBetween } from "#domain/shared/StayDate.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { bookingStatus, validityText } from "#ui/booking/bookingStatus.ts";
import { StatusTag } from "#ui/booking/StatusTag.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { ChevronRightIcon } from "#ui/components/icons/interface.tsx";
import { PostcardScene } from "#ui/components/illustrations/PostcardScene.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";
import { Repeat } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./BooksScreen.module.css";
import { type BooksSnapshot, BooksViewModel } from "./BooksViewModel.ts";

const scenes: Readonly<Record<BookingTab, () => React.ReactNode>> = {
	pending: () => <SuitcaseScene />,
	complete: () => <PostcardScene />,
	cancel: () => <TicketScene />,
};

const pathOf = (tab: BookingTab): string =>
	tab === "pending" ? "/mypage/books" : `/mypage/books?tab=${tab}`;

/** The member's bookings in three tabs (SCREEN-04, DEC-018). */
export const BooksScreen = observer(function BooksScreen({ snapshot }: { readonly snapshot: BooksSnapshot }) {
	const app = useApp();
	const viewModel = useViewModel(
		(before: BooksViewModel | null) => new BooksViewModel(app, before?.counts),
		snapshot,
	);
	return (
		<MemberPage title={booksCopy.title}>
			<PageHead title={booksCopy.title} noindex />
			<Tabs
				label={booksCopy.tabs}
				current={snapshot.tab}
				items={bookingTabs.map((tab) => ({
					key: tab,
					label: bookingTabLabel(tab),
					count: viewModel.counts?.[tab],
					to: pathOf(tab),
				}))}
			>
				<Bookings viewModel={viewModel} />
			</Tabs>
		</MemberPage>
	);
});

const Bookings = observer(function Bookings({ viewModel }: { readonly viewModel: BooksViewModel }) {
	const { status, bookings, tab } = viewModel;
	if (status === "failed") {
		return <ErrorState message={booksCopy.failed} onRetry={() => void viewModel.load()} />;
	}
	if (status === "loading") {
		return (
			<SkeletonGroup>
				<Repeat count={3}>
					<div className={styles.card}>
						<Skeleton shape="picture" className={styles.waiting} />
						<div className={styles.text}>
							<Skeleton width="third" />
							<Skeleton shape="title" width="most" />
							<Skeleton width="half" />
						</div>
					</div>
				</Repeat>
			</SkeletonGroup>
		);
	}
	if (bookings.length === 0) {
		return (
			<EmptyState
				scene={scenes[tab]()}
				title={booksCopy.empty[tab].title}
				note={booksCopy.empty[tab].note}
				action={<ButtonLink to="/">{booksCopy.find}</ButtonLink>}
			/>
		);
	}
	return (
		<IncrementalList items={bookings}>
			{(shown) => (
				<ul className={styles.list}>
					{shown.map((booking) => (
						<li key={booking.orderProductId}>
							<BookingCard booking={booking} room={roomOf(booking, bookings)} />
						</li>
					))}
				</ul>
			)}
		</IncrementalList>
	);
});

/** Returns which of an order's rooms a booking is, as '1/2'; null if it is the only one. */
function roomOf({ orderPaymentId, orderProductId }: BookingListItem, all: readonly BookingListItem[]) {
	const rooms = all.filter((other) => other.orderPaymentId === orderPaymentId);
	const place = rooms.findIndex((other) => other.orderProductId === orderProductId) + 1;
	return rooms.length > 1 ? `${place}/${rooms.length}` : null;
}

interface BookingCardProps {
	readonly booking: BookingListItem;
	readonly room: string | null;
}

const BookingCard = observer(function BookingCard({ booking, room }: BookingCardProps) {
	const { today } = useApp().environment;
	const { orderProductId, stayName, checkIn, checkOut, status } = booking;
	const view = bookingStatus(booking, today);
	const dates =
		checkIn && checkOut
			? `${monthDayRange(checkIn, checkOut)} · ${stayLength(nightsBetween(checkIn, checkOut))}`
			: validityText(booking);
	const canReview =
		reviewRefusal({ status, startDate: checkIn, isReviewed: booking.isReviewed }, today) === null;
	return (
		<article className={styles.card}>
			<Picture
				src={booking.imageUrl ?? ""}
				alt=""
				color={booking.imageColor}
				ratio="1x1"
				sizes="(min-width: 744px) 144px, 96px"
				rounded
				className={styles.picture ?? ""}
			/>
			<div className={styles.text}>
				<StatusTag status={status} view={view} isReviewed={booking.isReviewed} />
				<h2 className={styles.name}>
					<Link className={styles.link} to={addresses.booking.to(orderProductId)}>
						{stayName}
					</Link>
				</h2>
				<p className={styles.room}>
					{room === null ? booking.roomName : `${booking.roomName} · ${booksCopy.room(room)}`}
				</p>
				{dates && <p className={styles.dates}>{dates}</p>}
				{view.note && <p className={styles.note}>{view.note}</p>}
			</div>
			<div className={styles.actions}>
				{booking.extraPaymentId !== null && (
					<ButtonLink size="sm" to={extraPaymentPath(booking.extraPaymentId, orderProductId)}>
						{booksCopy.pay}
					</ButtonLink>
				)}
				{canReview && (
					<ButtonLink size="sm" variant="secondary" to={addresses.review.to(orderProductId)}>
						{booksCopy.review}
					</ButtonLink>
				)}
				{booking.isReviewed && (
					<ButtonLink size="sm" variant="secondary" to={addresses.review.to(orderProductId)}>
						{booksCopy.reviewed}
					</ButtonLink>
				)}
				<ChevronRightIcon className={styles.chevron} size={20} />
			</div>
		</article>
	);
});
