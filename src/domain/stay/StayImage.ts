/** What pictures show, in the order in which their groups are offered. */
export const pictureGroups = ["room", "view", "facility", "dining", "outside"] as const;
export type PictureGroup = (typeof pictureGroups)[number];

/** Where the eye goes, in hundredths of the width from the left and of the height from the top. */
export interface PictureFocus {
	readonly x: number;
	readonly y: number;
}

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
	/** Absent = its middle. */
	readonly focus?: PictureFocus | undefined;
}

/** The groups that pictures can be looked at by, in their order; none where there is nothing to choose from. */
export function groupsOf(images: readonly StayImage[]): readonly PictureGroup[] {
	const shown = new Set(images.map(({ group }) => group));
	const known = pictureGroups.filter((group) => shown.has(group));
	return known.length < 2 ? [] : known;
}
