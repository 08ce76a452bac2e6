import { observer } from "mobx-react-lite";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { StayHeadWaiting } from "#ui/booking/StayHeadWaiting.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { Columns, Page, PageTitle } from "#ui/layout/Page.tsx";
import { Repeat } from "#ui/my/Loaded.tsx";
import styles from "./BookDetailScreen.module.css";
import { type BookDetailSnapshot, BookDetailViewModel } from "./BookDetailViewModel.ts";
import { Booking } from "./parts/Booking.tsx";

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
