import { bookingFormCopy } from "#copy/bookingForm.ts";
import { Section } from "#ui/layout/Page.tsx";
import styles from "./RateComments.module.css";

/** What the seller says of a plan that a guest has to know, before and after it is booked. */
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
