import { filterPanelCopy } from "#copy/filters.ts";
import { priceSteps } from "#domain/search/priceSteps.ts";
import type { FilterOption } from "#domain/search/StayResults.ts";
import { formatCount } from "#ui/format/won.ts";
import styles from "./PriceHistogram.module.css";

interface PriceHistogramProps {
	/** Number of stays at any price. */
	readonly total: number;
	/** Number of stays at or below each step. */
	readonly options: readonly FilterOption[];
	readonly chosen: string;
}

/** Distribution of the stays over the price steps; those within the chosen limit are coloured (DEC-058). */
export function PriceHistogram({ total, options, chosen }: PriceHistogramProps) {
	const limits = priceSteps.map((step) => ({
		step,
		below: options.find(({ value }) => value === String(step))?.count ?? 0,
	}));
	const bars = limits.map(({ step, below }, index) => ({
		label: filterPanelCopy.bar(step),
		count: below - (limits[index - 1]?.below ?? 0),
		isKept: !(Number(chosen) < step),
	}));
	const last = limits.at(-1);
	if (last) {
		const isKept = Number.isNaN(Number(chosen));
		bars.push({ label: filterPanelCopy.barAbove(last.step), count: total - last.below, isKept });
	}
	const highest = Math.max(1, ...bars.map(({ count }) => count));
	return (
		<div className={styles.histogram} aria-hidden="true">
			{bars.map(({ label, count, isKept }) => (
				<div key={label} className={styles.column} data-kept={isKept || undefined}>
					<span className={styles.count}>{count > 0 && formatCount(count)}</span>
					<svg className={styles.bar} viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
						<rect width="10" height={(40 * count) / highest} y={40 - (40 * count) / highest} />
						<rect width="10" height="1" y="39" />
					</svg>
					<span className={styles.label}>{label}</span>
				</div>
			))}
		</div>
	);
}
