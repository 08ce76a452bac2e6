import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { type SyntheticEvent, startTransition, useEffect, useRef, useState } from "react";
import { useSizeClass } from "#ui/components/useSizeClass.ts";
import { CardPictures } from "#ui/stay-card/CardPictures.tsx";
import { lazyButton, StayCard } from "#ui/stay-card/StayCard.tsx";
import type { HighlightedStay } from "../HighlightedStay.ts";
import type { SearchLayer } from "../SearchLayer.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import styles from "./ResultList.module.css";
import { useVirtualRange } from "./useVirtualRange.ts";
import { virtualRows } from "./virtualRows.ts";

const ComparePick = lazyButton(() =>
	import("#ui/compare/CompareOnCard.tsx").then((module) => module.CompareOnCard),
);

/** Cards of a new list that are rendered immediately, more than a viewport holds. The rest is rendered in a transition. */
const firstCards = { mobile: 3, tablet: 5, desktop: 5 } as const;

const placeOf = (event: SyntheticEvent): number | null => {
	const place = (event.target as Element).closest<HTMLElement>("[data-place]")?.dataset.place;
	return place === undefined ? null : Number(place);
};

/** The stays of a list. For a long list only the rows around the viewport are in the page, with placeholders for the others. */
export const ResultList = observer(function ResultList({
	viewModel,
	pointed,
	layer,
}: {
	readonly viewModel: SearchViewModel;
	readonly pointed: HighlightedStay;
	readonly layer: SearchLayer;
}) {
	const { stays, total, status, choicesState } = viewModel;
	const list = useRef<HTMLUListElement>(null);
	const range = useVirtualRange(list, stays.length);
	const [held, setHeld] = useState<number | null>(null);
	const sizeClass = useSizeClass() ?? "desktop";
	const [whole, setWhole] = useState(stays);
	useEffect(() => {
		// On phones the list is hidden below the filter sheet, so the rest is rendered only once that is closed.
		const isSeen = () => sizeClass !== "mobile" || layer.open !== "filters";
		const draw = (seen: boolean) => seen && startTransition(() => setWhole(stays));
		return reaction(isSeen, draw, { fireImmediately: true });
	}, [stays, sizeClass, layer]);
	const isNew = whole !== stays && choicesState.pages === 1;
	const first = firstCards[sizeClass];
	const query = viewModel.understood.stayQuery;
	const drawn = isNew ? { from: 0, to: Math.min(first, range.to) } : range;
	const point = (place: number | null): void =>
		pointed.highlight(place === null ? null : (stays[place]?.id ?? null));
	return (
		<ul
			ref={list}
			className={styles.list}
			aria-busy={status === "loading"}
			onFocus={(event) => {
				setHeld(placeOf(event));
				point(placeOf(event));
			}}
			onBlur={() => {
				setHeld(null);
				point(null);
			}}
			onPointerOver={(event) => event.pointerType === "mouse" && point(placeOf(event))}
			onPointerLeave={() => point(null)}
		>
			{virtualRows(stays.length, drawn, held).map((part) => {
				if ("leftOut" in part) return <LeftOut key={`before ${part.before}`} rows={part.leftOut} />;
				const stay = stays[part.place];
				return (
					stay && (
						<li
							key={stay.id}
							className={styles.row}
							data-place={part.place}
							aria-posinset={part.place + 1}
							aria-setsize={total}
						>
							<StayCard
								stay={stay}
								query={query}
								layout="row"
								extra={ComparePick}
								pictures={CardPictures}
								priority={part.place === 0}
								onOpen={viewModel.rememberOpened}
							/>
						</li>
					)
				);
			})}
		</ul>
	);
});

/** Height in pixels of a row beside its picture, and of its facts below the picture, including the gap; must match the style sheet. */
const besidePicture = 193;
const belowPicture = 173;

/**
 * Placeholder for rows that are not rendered. It also appears in the server's HTML, where inline styles are not allowed, so SVG attributes
 * give its height. On phones a row consists of its picture, 9/16 of the width high, and the facts below it.
 */
const LeftOut = ({ rows }: { readonly rows: number }) => (
	<li className={styles.leftOut} aria-hidden="true">
		<svg className={styles.phone} viewBox={`0 0 16 ${9 * rows}`} width="100%" aria-hidden="true" />
		<svg className={styles.phone} width="1" height={belowPicture * rows} aria-hidden="true" />
		<svg className={styles.wide} width="1" height={besidePicture * rows} aria-hidden="true" />
	</li>
);
