import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { compareCopy } from "#copy/compare.ts";
import type { PickedStay } from "#domain/compare/pickedStays.ts";
import { useApp } from "#ui/app/AppState.ts";
import { IconButton } from "#ui/components/IconButton.tsx";
import { drawIcon } from "#ui/components/icons/drawIcon.tsx";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import styles from "./CompareToggle.module.css";
import { picksOf } from "./Picks.ts";

const text = compareCopy.pick;

const ColumnsIcon = drawIcon(
	<path d="M5.5 5h4a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM14.5 5h4a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />,
);

/** Adds a card's stay to the comparison, or removes it. */
export const CompareToggle = observer(function CompareToggle({ stay }: { readonly stay: PickedStay }) {
	const picks = picksOf(useApp());
	useEffect(() => void picks.recall(), [picks]);
	const isOn = picks.isPicked(stay.id);
	return (
		<IconButton
			variant="floating"
			className={styles.toggle}
			label={isOn ? text.dropNamed(stay.name) : text.addNamed(stay.name)}
			title={isOn ? text.drop : text.add}
			data-picked={isOn ? "" : undefined}
			onClick={() => picks.toggle(stay)}
		>
			{isOn ? <CheckIcon /> : <ColumnsIcon />}
		</IconButton>
	);
});
