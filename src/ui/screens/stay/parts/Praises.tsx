import { reviewsCopy } from "#copy/reviews.ts";
import type { Praise } from "#domain/review/praise.ts";
import { formatCount } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import styles from "./Praises.module.css";

const text = reviewsCopy.praise;

/** Topics that travellers praise, with the number of reviews. */
export const Praises = ({ praise }: { readonly praise: readonly Praise[] }) => (
	<div className={stack.gap2}>
		<h3 className={styles.title}>{text.title}</h3>
		<ul className={styles.topics}>
			{praise.map(({ topic, count }) => (
				<li className={styles.topic} key={topic}>
					{text.topics[topic]}
					<span className={styles.count}>{text.people(formatCount(count))}</span>
				</li>
			))}
		</ul>
		<p className={typography.small}>{text.note}</p>
	</div>
);
