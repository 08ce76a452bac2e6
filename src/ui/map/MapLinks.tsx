import { mapCopy } from "#copy/map.ts";
import { mapLinks } from "#domain/stay/mapLinks.ts";
import type { GeoPoint } from "#domain/stay/Stay.ts";
import styles from "./MapLinks.module.css";

export interface MapLinksProps {
	readonly name: string;
	readonly position: GeoPoint;
	readonly nationCode: string;
}

/** Links to the stay, and to directions, on other map services. Plain links, so that nothing of those services is loaded here. */
export function MapLinks({ name, position, nationCode }: MapLinksProps) {
	const addresses = mapLinks(name, position, nationCode);
	return (
		<ul className={styles.outside} aria-label={mapCopy.outside}>
			{(["naver", "kakao", "route"] as const).map((kind) => (
				<li key={kind}>
					<a
						href={addresses[kind]}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={`${mapCopy[kind]}, ${mapCopy.newWindow}`}
					>
						{mapCopy[kind]}
					</a>
				</li>
			))}
		</ul>
	);
}
