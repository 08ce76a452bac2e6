/** A tile of popular destinations (ENT-03): choosing it fills the search condition. */
export interface PopularArea {
	readonly name: string;
	/** 0 = all. */
	readonly area: number;
	/** 0 = all. */
	readonly subArea: number;
	readonly nationCode: string;
	readonly cityCode: string;
	readonly imageUrl: string | null;
}

/** A tab of popular destinations (ENT-04). Old rows carry a category name in place of a title. */
export interface NationTab {
	readonly id: number;
	readonly title: string | null;
	readonly categoryName: string | null;
}

/** The tab's text: the title first, whichever is present [ENT-04]. */
export function nationTabLabel(tab: NationTab): string {
	return [tab.title, tab.categoryName].find((text) => text?.trim()) ?? "";
}
