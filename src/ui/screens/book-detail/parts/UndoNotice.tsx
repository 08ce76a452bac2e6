import { observer } from "mobx-react-lite";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import type { BookDetailViewModel } from "../BookDetailViewModel.ts";
import styles from "./UndoNotice.module.css";

const text = bookDetailCopy.undo;

const clock = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The ten minutes in which a cancellation can be undone. Seconds are shown, but only minutes are announced to screen readers (DEC-177). */
export const UndoNotice = observer(function UndoNotice({
	viewModel,
}: {
	readonly viewModel: BookDetailViewModel;
}) {
	const { undoLeft, isBusy } = viewModel;
	if (undoLeft === null) return null;
	return (
		<NoticeBar
			tone="accent"
			title={text.title}
			action={
				<div className={styles.actions} data-print="hidden">
					<Button busy={isBusy} onClick={() => void viewModel.undoCancel()}>
						{text.undo}
					</Button>
					<Button variant="secondary" busy={isBusy} onClick={() => void viewModel.cancelNow()}>
						{text.now}
					</Button>
				</div>
			}
		>
			<p className={styles.left} aria-hidden="true">
				{text.left(clock(undoLeft))}
			</p>
			<VisuallyHidden>
				<span role="status">{text.spoken(Math.ceil(undoLeft / 60))}</span>
			</VisuallyHidden>
		</NoticeBar>
	);
});
