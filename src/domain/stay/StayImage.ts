/** Subjects of images, in display order. */
export const pictureGroups = ["room", "view", "facility", "dining", "outside"] as const;
export type PictureGroup = (typeof pictureGroups)[number];

/** Focal point of an image, in percent of its width from the left and of its height from the top. */
export interface PictureFocus {
	readonly x: number;
	readonly y: number;
}

/** An image of a stay. `color` is shown until it has loaded. */
export interface StayImage {
	readonly url: string;
	readonly sort: number;
	/** Alternative text for users who cannot see the image; empty for a decorative image. */
	readonly alt: string;
	/** CSS colour; null when unknown. */
	readonly color: string | null;
	/** Absent when unclassified. */
	readonly group?: PictureGroup | undefined;
	/** Absent means the centre. */
	readonly focus?: PictureFocus | undefined;
}

/** Returns the groups by which images can be filtered, in order; empty when there are fewer than two to choose from. */
export function groupsOf(images: readonly StayImage[]): readonly PictureGroup[] {
	const shown = new Set(images.map(({ group }) => group));
	const known = pictureGroups.filter((group) => shown.has(group));
	return known.length < 2 ? [] : known;
}
