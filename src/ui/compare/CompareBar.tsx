import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { compareCopy } from "#copy/compare.ts";
import { comparisonPath } from "#domain/compare/comparisonQuery.ts";
import { maxPicked } from "#domain/compare/pickedStays.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { useApp } from "#ui/app/AppState.ts";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { CloseIcon } from "#ui/components/icons/frame.tsx";
import { messageMs } from "#ui/components/motion.ts";
import { Picture, smallWidths } from "#ui/components/Picture.tsx";
import { useRootMark } from "#ui/components/rootMark.ts";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import styles from "./CompareBar.module.css";
import { picksOf } from "./Picks.ts";

const text = compareCopy.pick;

/** Bar at the lower edge of the page with the picked stays and a link to compare them for the page's dates and guests. */
export const CompareBar = observer(function CompareBar({
	condition,
}: {
	readonly condition: SearchCondition;
}) {
	const picks = picksOf(useApp());
	useEffect(() => void picks.recall(), [picks]);
	const { list, refusal } = picks;
	const stayIds = list.map(({ id }) => id);
	const hasBar = list.length > 0;
	useRootMark("refusal", hasBar && refusal !== null);
	useEffect(() => {
		if (!refusal) return;
		const timer = setTimeout(() => picks.forgetRefusal(), messageMs);
		return () => clearTimeout(timer);
	}, [picks, refusal]);
	// Keeps a pressed element at the lower edge of the viewport from being covered by the bar that appears.
	useEffect(() => {
		const pressed = document.activeElement;
		if ((hasBar || refusal) && pressed !== document.body) pressed?.scrollIntoView({ block: "nearest" });
	}, [hasBar, refusal]);
	return (
		<>
			<VisuallyHidden>
				<span aria-live="polite">{hasBar && text.count(list.length)}</span>
			</VisuallyHidden>
			{hasBar && (
				<ActionBar
					label={text.bar}
					action={
						<ButtonLink wide to={comparisonPath({ stayIds, condition, onlyDifferences: false })}>
							{text.compare(list.length, maxPicked)}
						</ButtonLink>
					}
				>
					<ul className={styles.picks}>
						{list.map((stay) => (
							<li key={stay.id}>
								<button
									type="button"
									className={styles.pick}
									aria-label={text.dropNamed(stay.name)}
									title={stay.name}
									onClick={() => picks.toggle(stay)}
								>
									<Picture
										src={stay.imageUrl ?? ""}
										alt=""
										ratio="1x1"
										sizes="48px"
										widths={smallWidths}
										rounded
									/>
									<span className={styles.drop}>
										<CloseIcon size={14} />
									</span>
								</button>
							</li>
						))}
					</ul>
					<div role="status">{refusal && <p className={styles.refusal}>{refusal.text}</p>}</div>
				</ActionBar>
			)}
		</>
	);
});
