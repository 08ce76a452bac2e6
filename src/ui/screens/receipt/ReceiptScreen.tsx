import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useCases } from "#application/tokens.ts";
import { booksCopy } from "#copy/books.ts";
import { receiptCopy } from "#copy/receipt.ts";
import type { BookingDetail, OrderProduct } from "#domain/booking/Booking.ts";
import { isCancelState, statusCatalogue } from "#domain/booking/orderStatus.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { Issuer } from "#ui/booking/Issuer.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { PrinterIcon } from "#ui/components/icons/interface.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { dottedMinute, listDate } from "#ui/format/days.ts";
import { Page } from "#ui/layout/Page.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { Charges } from "./Charges.tsx";
import styles from "./ReceiptScreen.module.css";

/** A statement of the order on one printable page, with the provider's slips and cash receipts. */
export const ReceiptScreen = observer(function ReceiptScreen({
	orderProductId,
}: {
	readonly orderProductId: number;
}) {
	const app = useApp();
	const [load] = useState(
		() =>
			new LoadViewModel<BookingDetail>((signal) =>
				app.use(useCases.viewBooking).execute(orderProductId, { signal }),
			),
	);
	useEffect(() => load.activate(), [load]);
	const [receiver, setReceiver] = useState("");
	return (
		<Page title={receiptCopy.title} width="reading">
			<PageHead title={receiptCopy.title} noindex />
			<p className={styles.lead} data-print="hidden">
				{receiptCopy.lead}
			</p>
			<LoadBoundary load={load} failed={receiptCopy.failed} missing={booksCopy.missing}>
				{(booking) => (
					<>
						<div className={styles.tools} data-print="hidden">
							<TextField
								label={receiptCopy.receiver}
								help={receiptCopy.receiverHelp}
								optional
								maxLength={50}
								value={receiver}
								onChange={setReceiver}
							/>
							<Button icon={<PrinterIcon size={18} />} onClick={() => window.print()}>
								{receiptCopy.print}
							</Button>
						</div>
						<Statement booking={booking} receiver={receiver.trim()} />
						<div className={styles.back} data-print="hidden">
							<ButtonLink variant="secondary" to={addresses.booking.to(orderProductId)}>
								{receiptCopy.back}
							</ButtonLink>
						</div>
					</>
				)}
			</LoadBoundary>
		</Page>
	);
});

const Statement = observer(function Statement(props: {
	readonly booking: BookingDetail;
	readonly receiver: string;
}) {
	const { booking, receiver } = props;
	const { product, guest, booker, priceLines } = booking;
	const { checkIn, checkOut } = product;
	const rooms = [product, ...booking.otherProducts];
	const isOff = rooms.every(({ status }) => isCancelState(status));
	// Of several rooms, one may be cancelled and the other not.
	const isMixed = rooms.some(({ status }) => status !== product.status);
	const roomText = ({ roomName, status }: OrderProduct): string =>
		isMixed && isCancelState(status) ? receiptCopy.off(roomName, statusCatalogue(status).label) : roomName;
	return (
		<article className={styles.statement}>
			{receiver && <p className={styles.receiver}>{receiptCopy.for(receiver)}</p>}
			<section>
				<h2 className={styles.part}>{receiptCopy.booking}</h2>
				<DescriptionList
					rows={[
						{ term: receiptCopy.orderNumber, value: booking.orderNumber, noWrap: true },
						{ term: receiptCopy.status, value: isOff ? statusCatalogue(product.status).label : null },
						{ term: receiptCopy.orderedAt, value: dottedMinute(koreanDateTime(booking.orderedAt)) },
						{ term: receiptCopy.booker, value: booker?.name },
						{ term: receiptCopy.guest, value: guest.name },
						{ term: receiptCopy.stay, value: product.stayName },
						{ term: receiptCopy.address, value: product.address },
						{
							term: receiptCopy.room,
							value: rooms.map(roomText).join(", "),
						},
						{
							term: receiptCopy.dates,
							value: checkIn && checkOut && `${listDate(checkIn)} ~ ${listDate(checkOut)}`,
						},
					]}
				/>
			</section>
			<section>
				<h2 className={styles.part}>{receiptCopy.price}</h2>
				<PriceLedgerList lines={priceLines} total={ledgerTotal(priceLines)} code={booking.priceDigest} />
			</section>
			<section>
				<h2 className={styles.part}>{receiptCopy.charges}</h2>
				<Charges receipts={booking.receipts} />
			</section>
			<Issuer>
				<p>{receiptCopy.note}</p>
			</Issuer>
		</article>
	);
});
