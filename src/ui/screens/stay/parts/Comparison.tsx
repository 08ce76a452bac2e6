import { stayCopy } from "#copy/stay.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import type { PriceComparison } from "#domain/offer/RatePlan.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { won } from "#domain/shared/Won.ts";
import { useApp } from "#ui/app/AppState.ts";
import { formatWon } from "#ui/format/won.ts";
import { Section } from "#ui/layout/Page.tsx";
import styles from "./Comparison.module.css";

const text = stayCopy.comparison;

/** Our price, then those of other sites, most expensive first; renders nothing if there are none (DOM-RATE-02, DOM-RATE-03). */
export function Comparison({
	comparison,
	condition,
}: {
	readonly comparison: PriceComparison | null;
	/** The condition that was compared. */
	readonly condition: SearchCondition;
}) {
	const { name } = useApp().environment.site;
	if (comparison === null || comparison.competitors.length === 0) return null;
	const { own, competitors } = comparison;
	// Compared with the cheapest other site, so that the saving is never overstated.
	const saving = own ? Math.min(...competitors.map(({ price }) => price)) - own.price : 0;
	const stay = [
		monthDayRange(condition.checkInDate, condition.checkOutDate),
		guestsText(condition),
		stayCopy.condition.roomCount(condition.rooms),
	].join(" · ");
	return (
		<Section title={text.title} note={text.note(stay)}>
			<div className={styles.box}>
				{saving > 0 && (
					<p className={styles.saving}>{text.lowest(competitors.length + 1, formatWon(won(saving)))}</p>
				)}
				<ul>
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
