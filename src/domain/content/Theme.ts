/** A theme of stays. [SCREEN-10, DEC-172] */
export interface Theme {
	readonly id: number;
	readonly title: string;
	readonly imageUrl: string | null;
}

/** What a theme's page shows besides its stays. */
export interface ThemeContent extends Theme {
	/** Sanitised by the server. */
	readonly html: string;
}
