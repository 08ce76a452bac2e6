/** What one step of `npm run verify` found. A step that saw nothing has not passed. */
export interface Finding {
	/** How much was looked at, in words with a number. */
	readonly saw: string;
	readonly problems: readonly string[];
}

export type Check = () => Finding | Promise<Finding>;
