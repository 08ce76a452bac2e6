/** Filter and sort order for a stay's reviews. */
export interface ReviewChoice {
	readonly sort: ReviewSort;
	/** Only reviews of this room; null for all rooms. */
	readonly roomId: number | null;
	/** Only reviews with this number of stars; null for any. */
	readonly stars: number | null;
}

/** Sort orders; ties are sorted newest first. */
export const reviewSorts = ["newest", "scoreHigh", "scoreLow"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const everyReview: ReviewChoice = { sort: "newest", roomId: null, stars: null };

/** Whether a filter is set. */
export const isNarrowed = ({ roomId, stars }: ReviewChoice): boolean => roomId !== null || stars !== null;
