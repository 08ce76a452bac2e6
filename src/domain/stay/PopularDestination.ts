/** A tile of the popular destinations (ENT-03); selecting it fills the search condition. */
export interface PopularArea {
	readonly name: string;
	/** 0 means all. */
	readonly area: number;
	/** 0 means all. */
	readonly subArea: number;
	readonly nationCode: string;
	readonly cityCode: string;
	readonly imageUrl: string | null;
}

/** A tab of the popular destinations (ENT-04). Old rows have a category name instead of a title. */
export interface NationTab {
	readonly id: number;
	readonly title: string | null;
	readonly categoryName: string | null;
}

/** Returns the tab's text: the title if present, otherwise the category name. [ENT-04] */
export function nationTabLabel(tab: NationTab): string {
	return [tab.title, tab.categoryName].find((text) => text?.trim()) ?? "";
}
