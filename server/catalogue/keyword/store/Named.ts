/** An item that can be found by its name. */
export interface Named {
	readonly id: number;
	/** The item's city; 0 when the item is larger than a city. */
	readonly cityId: number;
	readonly name: string;
	/** The name in another language; '' when there is none. */
	readonly otherName: string;
	/** Breaks ties between equally good matches; higher comes first. */
	readonly popularity: number;
}
