/** A banner of the home page. [DEC-155] */
export interface Banner {
	readonly id: number;
	readonly title: string;
	readonly subtitle: string | null;
	readonly imageUrl: string;
	readonly color: string | null;
	/** Null: the banner leads nowhere. */
	readonly linkUrl: string | null;
}

/** A place of the home page's list, with what it takes to search there. [ENT-39] */
export interface Place {
	readonly name: string;
	readonly nationCode: string;
	readonly cityCode: string;
	readonly area: number;
	readonly subArea: number;
	readonly imageUrl: string | null;
	readonly stayCount: number;
}
