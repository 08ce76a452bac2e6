import { type Map as LeafletMap, latLngBounds } from "leaflet";
import { autorun, reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState } from "react";
import { mapCopy } from "#copy/map.ts";
import type { StayPin } from "#domain/search/StayPin.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Button } from "#ui/components/Button.tsx";
import { isCalm } from "#ui/components/motion.ts";
import { Spinner } from "#ui/components/Spinner.tsx";
import { formatCount } from "#ui/format/won.ts";
import { openMap } from "#ui/map/openMap.ts";
import type { PointedStay } from "../PointedStay.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";
import { drawPins, type Pins } from "./drawPins.ts";
import { PinCards } from "./PinCards.tsx";
import styles from "./ResultMap.module.css";
import { boundsOf, ResultMapViewModel } from "./ResultMapViewModel.ts";

/** Where nothing is found and nothing was asked for: Korea. */
const korea = { south: 33, west: 125, north: 38.8, east: 130 };
const closest = 15;
/** As near as the map goes: what does not come apart here is shown as cards. */
const nearest = 17;

const box = ({ south, west, north, east }: typeof korea) =>
	latLngBounds([
		[south, west],
		[north, east],
	]);

/** The stays of the list on a map (DEC-185, DEC-187). Its pins are buttons; the list says the same in words. */
export const ResultMap = observer(function ResultMap({
	search,
	pointed,
}: {
	readonly search: SearchViewModel;
	readonly pointed: PointedStay;
}) {
	const app = useApp();
	const id = useId();
	const { mapTileUrl } = app.environment.site;
	const [viewModel] = useState(() => new ResultMapViewModel(app, search));
	const element = useRef<HTMLElement>(null);
	const drawing = useRef<{ map: LeafletMap; pins: Pins } | null>(null);
	const [hasMoved, setMoved] = useState(false);

	useEffect(() => viewModel.activate(), [viewModel]);
	useEffect(() => {
		if (!element.current) return;
		const { map, names } = openMap(element.current, { tileUrl: mapTileUrl, placesIn: viewModel.placesIn });
		map.fitBounds(box(search.choices.bounds ?? korea), { animate: false });
		const press = (pins: readonly StayPin[]): void => {
			const around = box(boundsOf(pins));
			const isApart = map.getBoundsZoom(around) > map.getZoom() && map.getZoom() < nearest;
			if (pins.length === 1 || !isApart) void viewModel.choose(pins);
			else map.fitBounds(around, { padding: [60, 60], maxZoom: nearest, animate: !isCalm() });
		};
		const pins = drawPins(map, { onPress: press, onMarks: (marks) => names?.keepFree(marks) });
		drawing.current = { map, pins };
		// Only what the reader does moves the map away from what is shown.
		let isOurs = true;
		/** A map that is out of sight has no size to fit anything into. */
		let isFitDue = false;
		const showAll = (): void => {
			isFitDue = map.getSize().x === 0;
			const { bounds } = search.choices;
			if (isFitDue || (!bounds && viewModel.pins.length === 0)) return;
			isOurs = true;
			const sight = bounds ?? boundsOf(viewModel.pins);
			map.fitBounds(box(sight), { padding: bounds ? [0, 0] : [56, 56], maxZoom: closest, animate: false });
		};
		map.on("moveend", () => {
			if (!isOurs) setMoved(true);
			isOurs = false;
		});
		const stops = [
			reaction(
				() => viewModel.turns,
				() => {
					pins.show(viewModel.pins);
					setMoved(false);
					if (!search.choices.bounds) showAll();
				},
				{ fireImmediately: viewModel.turns > 0 },
			),
			autorun(() =>
				pins.look({
					chosen: new Set(viewModel.chosen.map((pin) => pin.id)),
					pointed: pointed.id,
					seen: new Set(viewModel.seen),
				}),
			),
		];
		const observer = new ResizeObserver(() => {
			map.invalidateSize({ pan: false });
			if (isFitDue && map.getSize().x > 0) showAll();
		});
		observer.observe(element.current);
		return () => {
			for (const stop of stops) stop();
			observer.disconnect();
			drawing.current = null;
			map.remove();
		};
	}, [viewModel, search, pointed, mapTileUrl]);

	const searchHere = (): void => {
		const sight = drawing.current?.map.getBounds();
		if (!sight) return;
		viewModel.searchHere({
			south: Math.max(-90, sight.getSouth()),
			west: Math.max(-180, sight.getWest()),
			north: Math.min(90, sight.getNorth()),
			east: Math.min(180, sight.getEast()),
		});
		drawing.current?.map.getContainer().focus({ preventScroll: true });
	};
	const close = (): void => {
		const [first] = viewModel.chosen;
		viewModel.close();
		if (first) drawing.current?.pins.focus(first.id);
	};
	return (
		<div className={styles.frame}>
			<p id={id} className={styles.hint}>
				{mapCopy.hint}
			</p>
			<section ref={element} className={styles.map} aria-label={mapCopy.results} aria-describedby={id} />
			<div className={styles.top}>
				{hasMoved && viewModel.status !== "loading" && (
					<button type="button" className={styles.here} onClick={searchHere}>
						{mapCopy.searchHere}
					</button>
				)}
				<Told viewModel={viewModel} />
			</div>
			<PinCards viewModel={viewModel} onClose={close} />
		</div>
	);
});

/** What the map shows, or why it shows nothing. */
const Told = observer(function Told({ viewModel }: { readonly viewModel: ResultMapViewModel }) {
	const { status, pins, total } = viewModel;
	if (status === "failed") {
		return (
			<div className={styles.told} role="alert">
				{mapCopy.failed}
				<Button variant="secondary" size="sm" onClick={() => void viewModel.load()}>
					{mapCopy.retry}
				</Button>
			</div>
		);
	}
	return (
		<p className={styles.told} role="status">
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
