import { observer } from "mobx-react-lite";
import { useId } from "react";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { VoucherFacts } from "#ui/booking/VoucherFacts.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import type { VoucherDayViewModel } from "../VoucherDayViewModel.ts";
import styles from "./VoucherDaySheet.module.css";

const text = bookDetailCopy.day;

/** Sheet for choosing a voucher's date (DEC-192). */
export const VoucherDaySheet = observer(function VoucherDaySheet({
	viewModel,
	voucher,
}: {
	readonly viewModel: VoucherDayViewModel;
	readonly voucher: VoucherTerms;
}) {
	const id = useId();
	const { day, problem, problemText, isBusy } = viewModel;
	return (
		<Sheet
			open={viewModel.isOpen}
			onClose={() => viewModel.close()}
			title={text.title}
			phone="bottom"
			footer={
				<Button
					wide
					busy={isBusy}
					disabled={day === null || problem !== null}
					onClick={() => void viewModel.confirm()}
				>
					{day === null ? text.confirmUnknown : text.confirm(monthDay(day))}
				</Button>
			}
		>
			<div className={stack.gap4}>
				<VoucherFacts voucher={voucher} />
				<div className={styles.field}>
					<label htmlFor={id}>{text.label}</label>
					<input
						id={id}
						className={styles.input}
						type="date"
						min={viewModel.today}
						max={voucher.validUntil}
						value={viewModel.typed}
						aria-invalid={problem ? true : undefined}
						aria-describedby={`${id}-note`}
						onChange={(event) => viewModel.type(event.target.value)}
					/>
					<p
						id={`${id}-note`}
						className={styles.note}
						data-problem={problemText ? "" : undefined}
						role="status"
					>
						{problemText ?? (day === null ? "" : text.oneNight(monthDay(day)))}
					</p>
				</div>
				<p className={typography.note}>{text.final}</p>
			</div>
		</Sheet>
	);
});
