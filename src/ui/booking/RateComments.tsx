import { bookingFormCopy } from "#copy/bookingForm.ts";
import { Section } from "#ui/layout/Page.tsx";
import styles from "./RateComments.module.css";

/** The seller's remarks on a rate plan that guests have to know before and after booking. */
export const RateComments = ({ comments }: { readonly comments: readonly string[] }) =>
	comments.length > 0 && (
		<Section title={bookingFormCopy.comments}>
			<ul className={styles.comments}>
				{comments.map((comment) => (
					<li key={comment}>{comment}</li>
				))}
			</ul>
		</Section>
	);
