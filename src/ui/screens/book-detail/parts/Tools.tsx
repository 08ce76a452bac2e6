import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useCases } from "#application/tokens.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { layoutCopy } from "#copy/layout.ts";
import { messagesCopy } from "#copy/messages.ts";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { ShareIcon } from "#ui/components/icons/frame.tsx";
import { DownloadIcon, PrinterIcon } from "#ui/components/icons/interface.tsx";
import { Toast, type ToastMessage } from "#ui/components/Toast.tsx";
import styles from "../BookDetailScreen.module.css";
import type { BookDetailViewModel } from "../BookDetailViewModel.ts";

const { voucher } = bookDetailCopy;

/** Ways to take a confirmed booking along: printing, the calendar, and sharing with companions. */
export const Tools = observer(function Tools({
	viewModel,
	product,
}: {
	readonly viewModel: BookDetailViewModel;
	readonly product: OrderProduct;
}) {
	const { use } = useApp();
	const [toast, setToast] = useState<ToastMessage | null>(null);
	const { checkIn, checkOut } = product;
	// Companions are told where and when; price and cancellation details stay with the booker.
	const handleShare = async () => {
		const booking = await viewModel.readAhead();
		if (!booking) return;
		const { checkIn, checkOut, stayName, stayId } = booking.product;
		const title = checkIn && checkOut ? `${stayName} ${monthDayRange(checkIn, checkOut)}` : stayName;
		const outcome = await use(useCases.sharePage).execute(title, addresses.stay.to(stayId));
		if (outcome === "copied") setToast({ text: messagesCopy.msg.linkCopied });
		if (outcome === "failed") setToast({ text: layoutCopy.shareFailed, isFailure: true });
	};
	return (
		<div className={styles.tools} data-print="hidden">
			{viewModel.hasVoucher && (
				<Button variant="secondary" size="sm" icon={<PrinterIcon size={18} />} onClick={() => window.print()}>
					{voucher.print}
				</Button>
			)}
			{viewModel.isAhead && (
				<>
					{checkIn && checkOut && (
						<Button
							variant="secondary"
							size="sm"
							icon={<DownloadIcon size={18} />}
							onClick={() => void viewModel.saveCalendar()}
						>
							{voucher.calendar}
						</Button>
					)}
					<Button
						variant="secondary"
						size="sm"
						icon={<ShareIcon size={18} />}
						onClick={() => void handleShare()}
					>
						{voucher.share}
					</Button>
				</>
			)}
			<ButtonLink variant="link" to={addresses.stay.to(product.stayId)}>
				{bookDetailCopy.toStay}
			</ButtonLink>
			<Toast message={toast} onGone={() => setToast(null)} />
		</div>
	);
});
