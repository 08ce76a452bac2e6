/** What pictures show, in the order in which their groups are offered. */
export const pictureGroups = ["room", "view", "facility", "dining", "outside"] as const;
export type PictureGroup = (typeof pictureGroups)[number];

/** A picture of a stay. `color` is what the page shows until the picture has loaded. */
export interface StayImage {
	readonly url: string;
	readonly sort: number;
	/** What a reader who cannot see it is told; empty for decoration. */
	readonly alt: string;
	/** CSS colour, or null when unknown. */
	readonly color: string | null;
	/** Absent where nobody has said. */
	readonly group?: PictureGroup | undefined;
}
