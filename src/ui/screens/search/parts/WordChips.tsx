import { observer } from "mobx-react-lite";
import { readingCopy } from "#copy/reading.ts";
import { resolveParticles } from "#domain/shared/particles.ts";
import { ChipLink, ChipRow } from "#ui/components/Chip.tsx";
import { CloseIcon } from "#ui/components/icons/frame.tsx";
import typography from "#ui/styles/typography.module.css";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./WordChips.module.css";

/** Chips for what was understood from the text, each removable by a tap, and a note on what was ignored (DEC-193). */
export const WordChips = observer(function WordChips({ viewModel }: { readonly viewModel: SearchViewModel }) {
	const { reading, understood } = viewModel;
	if (reading === null) return null;
	const removable = reading.chips.filter(({ searchText }) => searchText !== "");
	const { around, unknown } = reading;
	if (removable.length === 0 && unknown.length === 0 && around === null) return null;
	return (
		<div className={styles.words}>
			{removable.length > 0 && (
				<ChipRow label={readingCopy.understood}>
					{removable.map(({ kind, label, searchText }) => (
						<ChipLink
							key={`${kind} ${label}`}
							to={understood.toText(searchText)}
							label={readingCopy.takeOff(label)}
						>
							{label}
							<CloseIcon size={14} />
						</ChipLink>
					))}
				</ChipRow>
			)}
			{around !== null && <p className={typography.note}>{readingCopy.around(around)}</p>}
			{unknown.length > 0 && (
				<p className={typography.note}>{resolveParticles(readingCopy.unknown(unknown))}</p>
			)}
		</div>
	);
});
