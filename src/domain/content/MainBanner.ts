/** A banner of the home screen. [SCREEN-14, DEC-155] */
export interface MainBanner {
	readonly id: number;
	readonly title: string;
	readonly subtitle: string | null;
	readonly imageUrl: string;
	/** CSS colour shown until the picture has loaded, or null when unknown. */
	readonly imageColor: string | null;
	readonly linkUrl: string;
}
