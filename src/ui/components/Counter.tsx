import { useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import { canDecrease, canIncrease, plainCounter, stepCounter } from "#domain/guests/counters.ts";
import type { Limits } from "#domain/guests/Guests.ts";
import typography from "#ui/styles/typography.module.css";
import styles from "./Counter.module.css";
import { IconButton } from "./IconButton.tsx";
import { MinusIcon, PlusIcon } from "./icons/interface.tsx";
import { useFocusInGroup } from "./useFocusInGroup.ts";

export interface CounterProps {
	readonly label: string;
	readonly note?: string | undefined;
	readonly value: number;
	/** Minimum and maximum; 1 to 20 unless limited otherwise (SEARCH-GUEST-11). */
	readonly limits?: Limits | undefined;
	/** Unit after the number, such as '명' or '개'. */
	readonly unit?: string | undefined;
	readonly onChange: (value: number) => void;
}

/** A number with minus and plus buttons, each disabled at its limit (SEARCH-GUEST-12). */
export function Counter({ label, note, value, limits = plainCounter, unit = "", onChange }: CounterProps) {
	const id = useId();
	const group = useFocusInGroup<HTMLDivElement>();
	const step = (by: 1 | -1) => onChange(stepCounter(value, by, limits));
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its control
		<div ref={group} className={styles.counter} role="group" aria-labelledby={id} tabIndex={-1}>
			<div>
				<p className={styles.name} id={id}>
					{label}
				</p>
				{note && <p className={typography.small}>{note}</p>}
			</div>
			<div className={styles.control}>
				<IconButton
					label={componentsCopy.counter.less(label)}
					variant="outlined"
					disabled={!canDecrease(value, limits)}
					onClick={() => step(-1)}
				>
					<MinusIcon size={18} />
				</IconButton>
				<output className={styles.value}>{`${value}${unit}`}</output>
				<IconButton
					label={componentsCopy.counter.more(label)}
					variant="outlined"
					disabled={!canIncrease(value, limits)}
					onClick={() => step(1)}
				>
					<PlusIcon size={18} />
				</IconButton>
			</div>
		</div>
	);
}
