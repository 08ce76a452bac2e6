/** Which reviews of a stay are read, and in which order. */
export interface ReviewChoice {
	readonly sort: ReviewSort;
	/** Of one room; null = of all. */
	readonly roomId: number | null;
	/** With so many stars; null = any. */
	readonly stars: number | null;
}

/** Among equals the newest come first. */
export const reviewSorts = ["newest", "scoreHigh", "scoreLow"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const everyReview: ReviewChoice = { sort: "newest", roomId: null, stars: null };

/** Whether some reviews are left out. */
export const isNarrowed = ({ roomId, stars }: ReviewChoice): boolean => roomId !== null || stars !== null;
