import { observer } from "mobx-react-lite";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { booksCopy } from "#copy/books.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { StayHeadWaiting } from "#ui/booking/StayHeadWaiting.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { Columns, Page, PageTitle } from "#ui/layout/Page.tsx";
import { LoadBoundary, Repeat } from "#ui/my/LoadBoundary.tsx";
import stack from "#ui/styles/stack.module.css";
import { type BookDetailSnapshot, BookDetailViewModel } from "./BookDetailViewModel.ts";
import { Booking } from "./parts/Booking.tsx";

/** A booking, its voucher and all available actions (SCREEN-03, DEC-181). */
export const BookDetailScreen = observer(function BookDetailScreen({
	snapshot,
}: {
	readonly snapshot: BookDetailSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new BookDetailViewModel(app), snapshot);
	const { toast } = viewModel;
	return (
		<Page>
			<div data-print={viewModel.hasVoucher ? "hidden" : undefined}>
				<PageTitle title={bookDetailCopy.title} />
			</div>
			<PageHead title={bookDetailCopy.title} noindex />
			<LoadBoundary
				load={viewModel.loaded}
				failed={bookDetailCopy.failed}
				missing={booksCopy.missing}
				waiting={
					<Columns aside={<Skeleton shape="block" />}>
						<StayHeadWaiting />
						<div className={stack.gap3}>
							<Skeleton shape="title" width="third" />
							<Repeat count={5}>
								<Skeleton width="most" />
							</Repeat>
						</div>
					</Columns>
				}
			>
				{(booking) => <Booking viewModel={viewModel} booking={booking} />}
			</LoadBoundary>
			<Toast message={toast} onGone={() => viewModel.dismissToast()} />
		</Page>
	);
});
