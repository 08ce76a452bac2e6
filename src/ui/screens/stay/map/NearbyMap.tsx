import { useEffect, useRef, useState } from "react";
import type { GeoPoint, PointOfInterest } from "#domain/stay/Stay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { stayCopy } from "#ui/copy/stay.ts";
import { drawMap, type NearbyPlaces } from "./drawMap.ts";
import styles from "./NearbyMap.module.css";

const text = stayCopy.location;

/** Outlines by nation: each is a list of rings of alternating latitudes and longitudes. */
const outlines = import.meta.glob<readonly (readonly number[])[]>("./outlines/*.generated.json", {
	import: "default",
});

export interface NearbyMapProps {
	readonly name: string;
	readonly nationCode: string;
	readonly position: GeoPoint;
	readonly places: readonly PointOfInterest[];
}

/**
 * The stay and the numbered places around it. Tiles where they are configured, else the nation's outline with rings of
 * distance. Arrows move it, plus and minus zoom; every marker can be focused and says its name.
 */
export function NearbyMap({ name, nationCode, position, places }: NearbyMapProps) {
	const { mapTileUrl } = useApp().environment.site;
	const element = useRef<HTMLElement>(null);
	const [map, setMap] = useState<NearbyPlaces | null>(null);
	const { latitude, longitude } = position;

	useEffect(() => {
		if (!element.current) return;
		let isGone = false;
		const drawn = drawMap(element.current, { name, position: { latitude, longitude }, tileUrl: mapTileUrl });
		setMap(drawn);
		if (mapTileUrl === "") {
			// Without an outline the rings still tell how far things are.
			const land = outlines[`./outlines/${nationCode}.generated.json`]?.();
			land?.then(
				(rings) => !isGone && drawn.outline(rings),
				() => undefined,
			);
		}
		return () => {
			isGone = true;
			setMap(null);
			drawn.remove();
		};
	}, [name, nationCode, latitude, longitude, mapTileUrl]);

	useEffect(() => map?.show(places), [map, places]);

	return (
		<>
			<section ref={element} className={styles.map} aria-label={text.map(name)} />
			{mapTileUrl === "" && <p className={styles.note}>{text.outline}</p>}
		</>
	);
}
