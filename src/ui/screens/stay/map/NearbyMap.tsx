import { useEffect, useRef, useState } from "react";
import { useCases } from "#application/tokens.ts";
import { stayCopy } from "#copy/stay.ts";
import type { GeoPoint, PointOfInterest } from "#domain/stay/Stay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { openMap } from "#ui/map/openMap.ts";
import styles from "./NearbyMap.module.css";
import { NearbyPlaces } from "./NearbyPlaces.ts";

const text = stayCopy.location;

export interface NearbyMapProps {
	readonly name: string;
	readonly position: GeoPoint;
	readonly places: readonly PointOfInterest[];
}

/**
 * The stay and the numbered places around it, on the same base map as the search results. Arrow keys move the map, plus and minus zoom;
 * every marker can be focused and has a name. The list next to it contains the same information as text.
 */
export function NearbyMap({ name, position, places }: NearbyMapProps) {
	const { use, environment } = useApp();
	const { mapTileUrl } = environment.site;
	const element = useRef<HTMLElement>(null);
	const [nearby, setNearby] = useState<NearbyPlaces | null>(null);
	const { latitude, longitude } = position;

	useEffect(() => {
		if (!element.current) return;
		const { map, names } = openMap(element.current, {
			tileUrl: mapTileUrl,
			placesIn: (bounds) => use(useCases.listMapPlaces).execute(bounds),
		});
		setNearby(
			new NearbyPlaces(map, {
				name,
				position: { latitude, longitude },
				hasRings: mapTileUrl === "",
				onMarks: (marks) => names?.keepFree(marks),
			}),
		);
		return () => {
			setNearby(null);
			map.remove();
		};
	}, [use, name, latitude, longitude, mapTileUrl]);

	useEffect(() => nearby?.show(places), [nearby, places]);

	return <section ref={element} className={styles.map} aria-label={text.map(name)} />;
}
