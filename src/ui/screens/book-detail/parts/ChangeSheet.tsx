import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { bookingChangeCopy } from "#copy/bookingChange.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { ChangeQuote, ChangeSide, RunningChange } from "#domain/booking/ChangeQuote.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { nightsText } from "#domain/search/searchSummary.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useFocusFallback } from "#ui/app/useFocusFallback.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { CancelTerms } from "#ui/booking/CancelTerms.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Calendar } from "#ui/components/Calendar.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { GuestPicker } from "#ui/components/GuestPicker.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { formatWon } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import { ChangeViewModel } from "../ChangeViewModel.ts";
import styles from "./CancelSheet.module.css";

const sideText = (side: ChangeSide): string =>
	[monthDayRange(side.checkInDate, side.checkOutDate), nightsText(nightsOf(side)), guestsText(side)].join(
		" · ",
	);

/** Changing dates or guests: selection, quote and confirmation (DEC-198). */
export const ChangeSheet = observer(function ChangeSheet(props: {
	readonly booking: BookingDetail;
	readonly now: number;
	readonly onClose: () => void;
	readonly onDone: (change: RunningChange) => Promise<void>;
	readonly onStale: () => Promise<RunningChange | null>;
}) {
	const { booking, now, onClose, onDone, onStale } = props;
	const app = useApp();
	const change = useViewModel(
		() => new ChangeViewModel({ app, booking, done: onDone, stale: onStale }),
		null,
	);
	const { status, quote } = change;
	// After a refusal the booking was reloaded and may no longer be changeable.
	const isOver = !booking.isModifiable;
	const isQuoted = status === "ready" && quote !== null && !isOver;
	// The pressed button is replaced together with the content.
	const content = useFocusFallback<HTMLDivElement>(isQuoted || isOver);
	const problem = change.problem ?? (isOver ? bookingChangeCopy.over : null);
	return (
		<Sheet
			open
			onClose={onClose}
			title={bookingChangeCopy.title}
			footer={
				<div className={stack.gap3}>
					{problem && <NoticeBar tone="error" title={problem} live />}
					{isQuoted ? (
						<>
							<Button size="lg" wide busy={change.isBusy} onClick={() => void change.confirm()}>
								{confirmText(change)}
							</Button>
							<Button variant="link" disabled={change.isBusy} onClick={() => change.chooseAgain()}>
								{bookingChangeCopy.again}
							</Button>
						</>
					) : (
						<Button
							size="lg"
							wide
							disabled={change.wish === null || isOver}
							busy={status === "quoting"}
							onClick={() => void change.ask()}
						>
							{change.wish === null ? bookingChangeCopy.askUnknown : bookingChangeCopy.ask}
						</Button>
					)}
				</div>
			}
		>
			<div ref={content} tabIndex={-1}>
				{isQuoted ? <Quoted quote={quote} now={now} /> : isOver ? null : <Wish change={change} now={now} />}
			</div>
		</Sheet>
	);
});

function confirmText({ quote, refund }: ChangeViewModel): string {
	if (quote && quote.toPay > 0) return bookingChangeCopy.confirmPay(formatWon(quote.toPay));
	return refund > 0 ? bookingChangeCopy.confirmBack(formatWon(refund)) : bookingChangeCopy.confirm;
}

const Wish = observer(function Wish({
	change,
	now,
}: {
	readonly change: ChangeViewModel;
	readonly now: number;
}) {
	return (
		<div className={styles.content}>
			<p className={typography.note}>{bookingChangeCopy.rule}</p>
			<section aria-label={bookingChangeCopy.guests}>
				<h3 className={styles.heading}>{bookingChangeCopy.guests}</h3>
				<GuestPicker guests={change.guests} onChange={(guests) => change.changeGuests(guests)} />
			</section>
			<section aria-label={bookingChangeCopy.dates}>
				<h3 className={styles.heading}>{bookingChangeCopy.dates}</h3>
				<div className={styles.months} data-scroll>
					<Calendar
						today={koreanDay(now)}
						selection={change.dates}
						onChange={(dates) => change.selectDates(dates)}
					/>
				</div>
			</section>
		</div>
	);
});

/** The booking before and after, the price difference, and the resulting cancellation policy. */
function Quoted({ quote, now }: { readonly quote: ChangeQuote; readonly now: number }) {
	const { before, after, lines, toPay } = quote;
	const top = useRef<HTMLDivElement>(null);
	// The selection shown before was scrolled further down.
	useEffect(() => {
		// Some browsers return a promise, which must not become the effect's clean-up.
		top.current?.scrollIntoView({ block: "start" });
	}, []);
	const rows = [
		{ term: bookingChangeCopy.beforeTotal, amount: before.total },
		{ term: bookingChangeCopy.afterTotal, amount: after.total },
		{ term: bookingChangeCopy.toPay, amount: toPay },
		{ term: bookingChangeCopy.back.money, amount: quote.refundAmount },
		{ term: bookingChangeCopy.back.awesomeCash, amount: quote.refundAwesomeCash },
		{ term: bookingChangeCopy.back.welfarePoints, amount: quote.refundWelfarePoints },
	].filter(({ amount }) => amount > 0);
	return (
		<div ref={top} className={styles.content} aria-live="polite">
			<DescriptionList
				rows={[
					{ term: bookingChangeCopy.before, value: sideText(before) },
					{ term: bookingChangeCopy.after, value: sideText(after) },
				]}
			/>
			<section className={styles.refund}>
				<h3 className={styles.heading}>{bookingChangeCopy.difference}</h3>
				<DescriptionList
					align="end"
					rows={rows.map(({ term, amount }) => ({ term, value: formatWon(amount) }))}
				/>
				{before.total === after.total && <p>{bookingChangeCopy.none}</p>}
			</section>
			<section>
				<h3 className={styles.heading}>{bookingChangeCopy.ledger}</h3>
				<PriceLedgerList lines={lines} total={ledgerTotal(lines)} />
			</section>
			<section>
				<h3 className={styles.heading}>{bookingChangeCopy.policy}</h3>
				<CancelTerms policy={quote.cancelPolicy} now={now} />
			</section>
			<p className={typography.note}>{toPay > 0 ? bookingChangeCopy.hold : bookingChangeCopy.undoable}</p>
		</div>
	);
}
