/** The result of one step of `npm run verify`. A step that examined nothing has not passed. */
export interface Finding {
	/** How much was examined, as text with a number. */
	readonly examined: string;
	readonly problems: readonly string[];
}

export type Check = () => Finding | Promise<Finding>;
