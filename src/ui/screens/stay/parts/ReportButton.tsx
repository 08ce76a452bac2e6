import { useCases } from "#application/tokens.ts";
import type { Review } from "#domain/review/Review.ts";
import { useApp } from "#ui/app/AppState.ts";
import { reviewCopy as text } from "#ui/copy/reviews.ts";
import styles from "./ReviewList.module.css";

/** Says that a review is unfit, after a question. */
export function ReportButton({ review }: { readonly review: Review }) {
	const { popups, use } = useApp();
	const report = async (): Promise<void> => {
		if (!(await popups.confirm(text.reportQuestion))) return;
		const answer = await use(useCases.reportReview).execute(review.id);
		if (answer.ok) await popups.alert(text.reported);
	};
	return (
		<button
			type="button"
			className={styles.report}
			aria-label={text.reportOf(review.title)}
			onClick={() => void report()}
		>
			{text.report}
		</button>
	);
}
