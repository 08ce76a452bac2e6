import { observer } from "mobx-react-lite";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { RunningChange } from "#domain/booking/ChangeQuote.ts";
import { extraPaymentPath } from "#domain/navigation/addresses.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { formatWon } from "#ui/format/won.ts";
import type { BookDetailViewModel } from "../BookDetailViewModel.ts";
import styles from "./UndoNotice.module.css";

const text = bookDetailCopy.change;

/** A change that is waiting for its payment or can still be undone (DEC-198). */
export const ChangeNotice = observer(function ChangeNotice({
	viewModel,
	change,
}: {
	readonly viewModel: BookDetailViewModel;
	readonly change: RunningChange;
}) {
	const { isBusy, orderProductId } = viewModel;
	const isAsked = change.state === "asked";
	const stay = monthDayRange(change.checkIn, change.checkOut);
	const time = koreanDateTime(change.until).slice(11, 16);
	return (
		<NoticeBar
			tone="accent"
			title={isAsked ? text.askedTitle : text.madeTitle}
			action={
				<div className={styles.actions} data-print="hidden">
					{isAsked && change.extraPaymentId !== null && (
						<ButtonLink to={extraPaymentPath(change.extraPaymentId, orderProductId)}>
							{text.pay(formatWon(change.toPay))}
						</ButtonLink>
					)}
					<Button variant="secondary" busy={isBusy} onClick={() => void viewModel.undoChange()}>
						{isAsked ? text.giveUp : text.undo}
					</Button>
				</div>
			}
		>
			{isAsked ? text.asked(stay, time) : text.made(stay, time)}
		</NoticeBar>
	);
});
