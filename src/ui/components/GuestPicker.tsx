import { componentsCopy } from "#copy/components.ts";
import { fill } from "#copy/fill.ts";
import { searchCopy } from "#copy/search.ts";
import { counterLimits } from "#domain/guests/counters.ts";
import {
	addAdult,
	addChild,
	childAgeLabel,
	childAges,
	type Guests,
	removeAdult,
	removeChild,
	setChildAge,
} from "#domain/guests/Guests.ts";
import stack from "#ui/styles/stack.module.css";
import { Counter } from "./Counter.tsx";
import styles from "./GuestPicker.module.css";
import { Select } from "./Select.tsx";

const ageOptions = childAges.map((age) => ({ value: String(age), label: childAgeLabel(age) }));

export interface GuestPickerProps {
	readonly guests: Guests;
	readonly onChange: (guests: Guests) => void;
}

/** Numbers of adults and children and each child's age, for at most eight guests in total (SEARCH-GUEST-01..09). */
export function GuestPicker({ guests, onChange }: GuestPickerProps) {
	const { labels } = searchCopy.guests;
	const text = componentsCopy.guests;
	const children = guests.childAges.length;
	return (
		<div className={stack.gap2}>
			<Counter
				label={labels.adults}
				note={text.adults}
				unit={text.unit}
				value={guests.adults}
				limits={counterLimits("adults", guests)}
				onChange={(adults) => onChange(adults > guests.adults ? addAdult(guests) : removeAdult(guests))}
			/>
			<Counter
				label={labels.children}
				note={text.children}
				unit={text.unit}
				value={children}
				limits={counterLimits("children", guests)}
				onChange={(count) => onChange(count > children ? addChild(guests) : removeChild(guests))}
			/>
			{children > 0 && (
				<div className={styles.ages}>
					<p className={styles.help}>{text.agesHelp}</p>
					<div className={styles.grid}>
						{guests.childAges.map((age, index) => (
							<Select
								// biome-ignore lint/suspicious/noArrayIndexKey: a child is told from another by place alone
								key={index}
								label={fill(labels.childAge, { k: index + 1 })}
								value={String(age)}
								options={ageOptions}
								onChange={(chosen) => onChange(setChildAge(guests, index, Number(chosen)))}
							/>
						))}
					</div>
				</div>
			)}
			<p className={styles.limit}>{text.limit}</p>
		</div>
	);
}
