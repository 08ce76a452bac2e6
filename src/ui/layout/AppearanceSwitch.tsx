import { useId } from "react";
import { menuCopy } from "#copy/menu.ts";
import { type Appearance, appearances } from "#domain/navigation/appearance.ts";
import styles from "./AppearanceSwitch.module.css";

/** Switch for light, dark or system appearance. */
export function AppearanceSwitch(props: {
	readonly value: Appearance;
	readonly onChange: (value: Appearance) => void;
}) {
	const id = useId();
	const { title, names } = menuCopy.appearance;
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{title}</legend>
			<div className={styles.row}>
				{appearances.map((appearance) => (
					<label key={appearance} className={styles.choice}>
						<input
							type="radio"
							autoComplete="off"
							name={id}
							className={styles.input}
							checked={appearance === props.value}
							onChange={() => props.onChange(appearance)}
						/>
						{names[appearance]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
