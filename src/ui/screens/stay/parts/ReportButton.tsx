import { useCases } from "#application/tokens.ts";
import { reviewsCopy } from "#copy/reviews.ts";
import type { Review } from "#domain/review/Review.ts";
import { useApp } from "#ui/app/AppState.ts";
import styles from "./ReviewList.module.css";

/** Reports a review as inappropriate, after a confirmation. */
export function ReportButton({ review }: { readonly review: Review }) {
	const { popups, use } = useApp();
	const report = async (): Promise<void> => {
		if (!(await popups.confirm(reviewsCopy.reportQuestion))) return;
		const answer = await use(useCases.reportReview).execute(review.id);
		if (answer.ok) await popups.alert(reviewsCopy.reported);
	};
	return (
		<button
			type="button"
			className={styles.report}
			aria-label={reviewsCopy.reportOf(review.title)}
			onClick={() => void report()}
		>
			{reviewsCopy.report}
		</button>
	);
}
