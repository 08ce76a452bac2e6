/** Something that can be found by its name. */
export interface Named {
	readonly id: number;
	/** 0 when it is larger than a city. */
	readonly cityId: number;
	readonly name: string;
	/** The name in another language; '' when none. */
	readonly otherName: string;
	/** Higher comes first among equally good answers. */
	readonly popularity: number;
}
