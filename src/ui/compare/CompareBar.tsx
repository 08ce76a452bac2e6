import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { comparisonPath } from "#domain/compare/comparisonQuery.ts";
import { mostPicked } from "#domain/compare/pickedStays.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { useApp } from "#ui/app/AppState.ts";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { CloseIcon } from "#ui/components/icons/frame.tsx";
import { Picture, smallWidths } from "#ui/components/Picture.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { compareCopy } from "#ui/copy/compare.ts";
import styles from "./CompareBar.module.css";
import { picksOf } from "./Picks.ts";

const text = compareCopy.pick;

/** The picked stays at the page's lower edge, and the way to see them side by side for the page's dates and guests. */
export const CompareBar = observer(function CompareBar({
	condition,
}: {
	readonly condition: SearchCondition;
}) {
	const picks = picksOf(useApp());
	useEffect(() => void picks.recall(), [picks]);
	const { list, refusal } = picks;
	const stayIds = list.map(({ id }) => id);
	return (
		<>
			<VisuallyHidden>
				<span aria-live="polite">{list.length > 0 && text.count(list.length)}</span>
			</VisuallyHidden>
			{list.length > 0 && (
				<ActionBar
					label={text.bar}
					action={
						<ButtonLink wide to={comparisonPath({ stayIds, condition, onlyDifferences: false })}>
							{text.compare(list.length, mostPicked)}
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
				</ActionBar>
			)}
			<Toast message={refusal} onGone={() => picks.forgetRefusal()} />
		</>
	);
});
