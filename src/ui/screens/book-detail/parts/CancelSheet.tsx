import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { bookingCopy } from "#copy/booking.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { CancelScope } from "#domain/booking/bookingActions.ts";
import { paidWithLabel } from "#domain/payment/paymentMethod.ts";
import { isKept } from "#domain/payment/Receipt.ts";
import { RefundTimeline } from "#ui/booking/RefundTimeline.tsx";
import { Button } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { RadioGroup } from "#ui/components/RadioGroup.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { formatWon } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import { type CancelViewModel, maxReason } from "../CancelViewModel.ts";
import styles from "./CancelSheet.module.css";

const text = bookDetailCopy.cancel;

interface CancelProps {
	readonly cancel: CancelViewModel;
	readonly booking: BookingDetail;
}

/** Refund, reason and the button that cancels (DEC-177). */
export const CancelSheet = observer(function CancelSheet({
	cancel,
	booking,
	scopes,
	isUndoable,
}: CancelProps & { readonly scopes: readonly CancelScope[]; readonly isUndoable: boolean }) {
	const { status, refundTotal } = cancel;
	const why = useRef<HTMLDivElement>(null);
	const handleConfirm = async () => {
		await cancel.confirm();
		// The outcome and the undo button are at the top of the page; the pressed button was at its end.
		if (!cancel.isOpen) window.scrollTo(0, 0);
		if (!(cancel.reasonError ?? cancel.detailError)) return;
		// The missing field is below the visible part of the sheet.
		requestAnimationFrame(() => {
			const field = why.current?.querySelector<HTMLElement>(cancel.reasonError ? "input" : "textarea");
			field?.focus({ preventScroll: true });
			why.current?.scrollIntoView({ block: "center" });
		});
	};
	return (
		<Sheet
			open={cancel.isOpen}
			onClose={() => cancel.close()}
			title={bookingCopy.book.cancelButton.label}
			footer={
				<div className={stack.gap3}>
					{cancel.refusal && <NoticeBar tone="error" title={cancel.refusal} live />}
					<Button
						variant="danger"
						size="lg"
						wide
						disabled={status !== "ready"}
						busy={cancel.isBusy}
						onClick={() => void handleConfirm()}
					>
						{status !== "ready"
							? text.confirmUnknown
							: refundTotal === 0
								? text.confirmNothing
								: text.confirm(formatWon(refundTotal))}
					</Button>
				</div>
			}
		>
			<div className={styles.content}>
				<p className={styles.question}>{bookingCopy.book.cancelButton.question}</p>
				{scopes.length === 1 && cancel.scope === "partial" && <p>{text.onlyThis}</p>}
				{scopes.length > 1 && (
					<RadioGroup
						legend={text.scope}
						cards
						options={[
							{ value: "full", label: text.full },
							{ value: "partial", label: text.partial },
						]}
						value={cancel.scope}
						onChange={(scope) => cancel.choose(scope)}
					/>
				)}
				{cancel.isChanged && <NoticeBar tone="warning" title={text.changed} live />}
				<Money cancel={cancel} booking={booking} />
				<div ref={why} className={styles.content}>
					<Reason cancel={cancel} />
				</div>
				<p className={typography.note}>{isUndoable ? text.undoable : text.notUndoable}</p>
			</div>
		</Sheet>
	);
});

/** The reason, with a field of its own for any that is not listed. */
const Reason = observer(function Reason({ cancel }: Pick<CancelProps, "cancel">) {
	return (
		<>
			<RadioGroup
				legend={text.reason}
				options={text.reasons.map((reason) => ({ value: reason, label: reason }))}
				value={cancel.reason as (typeof text.reasons)[number] | null}
				error={cancel.reasonError}
				onChange={(reason) => cancel.giveReason(reason)}
			/>
			{cancel.reason === text.other && (
				<TextArea
					label={text.detail}
					rows={3}
					maxLength={maxReason}
					value={cancel.detail}
					error={cancel.detailError}
					onChange={(detail) => cancel.typeDetail(detail)}
				/>
			)}
		</>
	);
});

/** The refund, or its loading or error state. */
const Money = observer(function Money({ cancel, booking }: CancelProps) {
	const { status, quote, refundTotal } = cancel;
	if (status === "refused") return null;
	if (status === "failed")
		return <ErrorState compact message={text.failed} onRetry={() => void cancel.look()} />;
	if (status === "quoting" || !quote)
		return (
			<SkeletonGroup label={text.quoting}>
				<Skeleton shape="block" className={styles.waiting} />
				<Skeleton shape="title" width="half" />
				<Skeleton shape="block" />
			</SkeletonGroup>
		);
	return (
		<>
			<section className={styles.refund} aria-live="polite">
				<h3 className={styles.heading}>{text.refund}</h3>
				<DescriptionList
					align="end"
					rows={[
						{
							term: paidWithLabel(booking.receipts.filter(isKept).map(({ method }) => method)),
							value: quote.refundAmount > 0 && formatWon(quote.refundAmount),
						},
						{
							term: text.awesomeCash,
							value: quote.refundAwesomeCash > 0 && formatWon(quote.refundAwesomeCash),
						},
						{
							term: text.welfarePoints,
							value: quote.refundWelfarePoints > 0 && formatWon(quote.refundWelfarePoints),
						},
						{
							term: text.coupon,
							value:
								booking.payment.couponAmount > 0 &&
								(quote.isCouponRestored
									? text.couponBack
									: cancel.scope === "partial"
										? text.couponStays
										: text.couponLost),
						},
						{ term: text.penalty, value: quote.penalty > 0 && formatWon(quote.penalty) },
					].map(({ term, value }) => ({ term, value: value || null }))}
				/>
				<p className={styles.total}>
					<span>{text.total}</span>
					<strong>{formatWon(refundTotal)}</strong>
				</p>
			</section>
			{quote.timeline.length > 1 && (
				<div>
					<RefundTimeline spans={quote.timeline} timeZone={booking.cancelPolicy?.timeZone} />
				</div>
			)}
		</>
	);
});
