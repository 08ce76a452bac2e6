import type { GeoPoint, PointOfInterest } from "#domain/stay/Stay.ts";

export interface NearbyMapProps {
	readonly name: string;
	readonly nationCode: string;
	readonly position: GeoPoint;
	readonly places: readonly PointOfInterest[];
}

export function NearbyMap(_: NearbyMapProps) {
	return null;
}
