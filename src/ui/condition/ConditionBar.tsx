import { observer } from "mobx-react-lite";
import { stayCopy } from "#copy/stay.ts";
import { guestsSummary } from "#domain/guests/Guests.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { nightsText } from "#domain/search/searchSummary.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { CalendarIcon, GuestsIcon } from "#ui/components/icons/frame.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./ConditionBar.module.css";
import type { ConditionViewModel } from "./ConditionViewModel.ts";

const text = stayCopy.condition;

/** Dates, guests and rooms that the prices apply to; each opens its panel. */
export const ConditionBar = observer(function ConditionBar({
	viewModel,
	stacked = false,
}: {
	readonly viewModel: { readonly shown: SearchCondition; readonly condition: ConditionViewModel };
	/** Stacks the buttons, for narrow columns. */
	readonly stacked?: boolean;
}) {
	const { shown, condition } = viewModel;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its children out side by side
		<div className={styles.bar} data-stacked={stacked || undefined} role="group" aria-label={text.label}>
			<button
				type="button"
				className={styles.field}
				aria-haspopup="dialog"
				data-dates=""
				onClick={() => condition.open("dates")}
			>
				<CalendarIcon size={20} />
				<span className={styles.texts}>
					<span className={typography.small}>{text.dates}</span>
					<span className={styles.value}>
						{monthDayRange(shown.checkInDate, shown.checkOutDate)} · {nightsText(nightsOf(shown))}
					</span>
				</span>
			</button>
			<button
				type="button"
				className={styles.field}
				aria-haspopup="dialog"
				onClick={() => condition.open("guests")}
			>
				<GuestsIcon size={20} />
				<span className={styles.texts}>
					<span className={typography.small}>{text.guests}</span>
					<span className={styles.value}>
						{guestsSummary(shown)} · {text.roomCount(shown.rooms)}
					</span>
				</span>
			</button>
		</div>
	);
});
