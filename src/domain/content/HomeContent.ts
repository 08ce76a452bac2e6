/** A banner of the home page. [DEC-155] */
export interface Banner {
	readonly id: number;
	readonly title: string;
	readonly subtitle: string | null;
	readonly imageUrl: string;
	readonly color: string | null;
	/** Null when the banner has no link. */
	readonly linkUrl: string | null;
}

/** A place in the home page's list, with what a search there needs. [ENT-39] */
export interface Place {
	readonly name: string;
	readonly nationCode: string;
	readonly cityCode: string;
	readonly area: number;
	readonly subArea: number;
	readonly imageUrl: string | null;
	readonly stayCount: number;
}
