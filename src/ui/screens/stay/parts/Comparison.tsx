import type { PriceComparison } from "#domain/offer/RatePlan.ts";
import { won } from "#domain/shared/Won.ts";
import { useApp } from "#ui/app/AppState.ts";
import { stayCopy } from "#ui/copy/stay.ts";
import { formatWon } from "#ui/format/won.ts";
import { Section } from "#ui/layout/Page.tsx";
import styles from "./Comparison.module.css";

const text = stayCopy.comparison;

/** Our price beside those of others, dearest first; nothing where none is known (DOM-RATE-02, DOM-RATE-03). */
export function Comparison({ comparison }: { readonly comparison: PriceComparison | null }) {
	const { name } = useApp().environment.site;
	if (comparison === null || comparison.competitors.length === 0) return null;
	const { own, competitors } = comparison;
	const saving = own ? (competitors[0]?.price ?? 0) - own.price : 0;
	return (
		<Section title={text.title} note={text.note}>
			<div className={styles.box}>
				{saving > 0 && <p className={styles.saving}>{text.cheaper(formatWon(won(saving)))}</p>}
				<ul className={styles.list}>
					{own && (
						<li className={styles.row} data-own="">
							<span>{name}</span>
							<span className={styles.price}>{formatWon(own.price)}</span>
						</li>
					)}
					{competitors.map(({ title, price }) => (
						<li className={styles.row} key={title}>
							<span>{title}</span>
							<span className={styles.price}>{formatWon(price)}</span>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
