import { useEffect, useRef, useState } from "react";
import { stayCopy } from "#copy/stay.ts";
import type { PointOfInterest, StayDetail } from "#domain/stay/Stay.ts";
import { PinIcon } from "#ui/components/icons/frame.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { distanceText } from "#ui/format/distance.ts";
import { lazyPart } from "#ui/layout/lazyPart.tsx";
import { Section } from "#ui/layout/Page.tsx";
import { MapLinks } from "#ui/map/MapLinks.tsx";
import styles from "./Location.module.css";

const { Part: NearbyMap } = lazyPart(
	async () => (await import("../map/NearbyMap.tsx")).NearbyMap,
	<Skeleton shape="block" className={styles.waiting} />,
);

const text = stayCopy.location;
const none: readonly PointOfInterest[] = [];

/** Address and surroundings of the stay: a map loaded when scrolled near, and the same places as a list (PROD-08, DEC-162). */
export function Location({
	detail,
	places,
}: {
	readonly detail: StayDetail;
	/** Null while loading. */
	readonly places: readonly PointOfInterest[] | null;
}) {
	const frame = useRef<HTMLDivElement>(null);
	const isNear = useNear(frame);
	return (
		<Section id="location" title={text.title}>
			<p className={styles.address}>
				<PinIcon size={18} />
				{detail.address}
			</p>
			<div className={styles.map} ref={frame}>
				{isNear && <NearbyMap name={detail.info.name} position={detail.position} places={places ?? none} />}
			</div>
			<MapLinks name={detail.info.name} position={detail.position} nationCode={detail.nationCode} />
			{places !== null && places.length > 0 && (
				<>
					<h3 className={styles.heading}>{text.nearby}</h3>
					<ol className={styles.list}>
						{places.map((place, index) => (
							<li className={styles.place} key={`${place.name}-${place.distanceInMetres}`}>
								<span className={styles.number} aria-hidden="true">
									{index + 1}
								</span>
								<span>{place.name}</span>
								<span className={styles.category}>{place.category}</span>
								<span className={styles.distance}>{distanceText(place.distanceInMetres)}</span>
							</li>
						))}
					</ol>
				</>
			)}
		</Section>
	);
}

/** Returns true once the element has come within half a viewport of being visible. */
function useNear(element: { readonly current: Element | null }): boolean {
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				setIsNear(true);
				observer.disconnect();
			},
			{ rootMargin: "50% 0px" },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return isNear;
}
