/** A picture of a stay. `color` is what the page shows until the picture has loaded. */
export interface StayImage {
	readonly url: string;
	readonly sort: number;
	/** What a reader who cannot see it is told; empty for decoration. */
	readonly alt: string;
	/** CSS colour, or null when unknown. */
	readonly color: string | null;
}
