import { observer } from "mobx-react-lite";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { messagesCopy } from "#copy/messages.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { usePageRestored } from "#ui/app/usePageRestored.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Page } from "#ui/layout/Page.tsx";
import { type BookingSnapshot, BookingViewModel } from "./BookingViewModel.ts";
import { BookingFormView } from "./parts/BookingFormView.tsx";
import { BookingSkeleton } from "./parts/BookingSkeleton.tsx";

/** Booking and paying for a rate plan (SCREEN-01, PROD-09). */
export const BookingScreen = observer(function BookingScreen({
	snapshot,
}: {
	readonly snapshot: BookingSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new BookingViewModel(app), snapshot);
	const { status } = viewModel;
	usePageRestored(() => viewModel.returned());
	return (
		<Page title={bookingFormCopy.title}>
			<PageHead title={bookingFormCopy.title} noindex />
			{snapshot.choice === null ? (
				<ErrorState
					message={bookingFormCopy.wrongAddress}
					action={<ButtonLink to={snapshot.stayPath}>{bookingFormCopy.findStay}</ButtonLink>}
				/>
			) : status === "loading" ? (
				<BookingSkeleton />
			) : status === "soldOut" ? (
				<ErrorState
					message={messagesCopy.msg.soldOut}
					action={<ButtonLink to={snapshot.stayPath}>{bookingFormCopy.toStay}</ButtonLink>}
				/>
			) : status === "failed" ? (
				<ErrorState message={bookingFormCopy.failed} onRetry={() => void viewModel.load()} />
			) : (
				<BookingFormView viewModel={viewModel} />
			)}
		</Page>
	);
});
