import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState } from "react";
import { mapCopy } from "#copy/map.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Button } from "#ui/components/Button.tsx";
import { Spinner } from "#ui/components/Spinner.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { formatCount } from "#ui/format/won.ts";
import type { HighlightedStay } from "../HighlightedStay.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import { LiveMap } from "./LiveMap.ts";
import { PinCards } from "./PinCards.tsx";
import styles from "./ResultMap.module.css";
import { ResultMapViewModel } from "./ResultMapViewModel.ts";

/** The stays of the list on a map (DEC-185, DEC-187). Its pins are buttons; the list contains the same information as text. */
export const ResultMap = observer(function ResultMap({
	search,
	pointed,
}: {
	readonly search: SearchViewModel;
	readonly pointed: HighlightedStay;
}) {
	const app = useApp();
	const id = useId();
	const { mapTileUrl } = app.environment.site;
	const [viewModel] = useState(() => new ResultMapViewModel(app, search));
	const element = useRef<HTMLElement>(null);
	const live = useRef<LiveMap>(null);
	const [hasMoved, setHasMoved] = useState(false);

	useEffect(() => viewModel.activate(), [viewModel]);
	useEffect(() => {
		if (!element.current) return;
		const map = new LiveMap(element.current, {
			viewModel,
			pointed,
			tileUrl: mapTileUrl,
			onMoved: setHasMoved,
		});
		live.current = map;
		return () => {
			live.current = null;
			map.remove();
		};
	}, [viewModel, pointed, mapTileUrl]);

	const searchHere = (): void => {
		if (!live.current) return;
		viewModel.searchHere(live.current.sight);
		live.current?.focus();
	};
	const close = (): void => {
		const [first] = viewModel.chosen;
		viewModel.close();
		if (first) live.current?.focusPin(first.id);
	};
	return (
		<div className={styles.frame}>
			<VisuallyHidden as="p" id={id}>
				{mapCopy.hint}
			</VisuallyHidden>
			<section ref={element} className={styles.map} aria-label={mapCopy.results} aria-describedby={id} />
			<div className={styles.top}>
				{hasMoved && viewModel.status !== "loading" && (
					<button type="button" className={styles.here} onClick={searchHere}>
						{mapCopy.searchHere}
					</button>
				)}
				<MapStatus viewModel={viewModel} />
			</div>
			<PinCards viewModel={viewModel} onClose={close} />
		</div>
	);
});

/** How many stays the map shows, or why it shows none. */
const MapStatus = observer(function Told({ viewModel }: { readonly viewModel: ResultMapViewModel }) {
	const { status, pins, total } = viewModel;
	if (status === "failed") {
		return (
			<div className={styles.status} role="alert">
				{mapCopy.failed}
				<Button variant="secondary" size="sm" onClick={() => void viewModel.load()}>
					{mapCopy.retry}
				</Button>
			</div>
		);
	}
	return (
		<p className={styles.status} role="status">
			{status === "loading" ? (
				<>
					<Spinner />
					{mapCopy.loading}
				</>
			) : total === 0 ? (
				mapCopy.none
			) : pins.length < total ? (
				mapCopy.lowest(formatCount(pins.length), formatCount(total))
			) : (
				mapCopy.shown(formatCount(total))
			)}
		</p>
	);
});
