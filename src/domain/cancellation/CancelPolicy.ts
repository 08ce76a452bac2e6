/** One step of a cancellation policy: the percentage that comes back until (not including) the moment. */
export interface CancelTier {
	/** Epoch milliseconds; null = open-ended, only ever the last tier. */
	readonly until: number | null;
	/** 0 to 100. */
	readonly refundPercent: number;
}

/** Cancellation terms as sold: a snapshot taken at purchase that later changes never touch (ENT-27, DEC-099). */
export interface CancelPolicy {
	/** isCancelAvail; null when the supplier said nothing. */
	readonly isCancellable: boolean | null;
	/** True when single rooms of the order can be cancelled. */
	readonly isPartialCancelAllowed: boolean;
	/** End of the free tier, Korean time: 'yyyy-MM-dd', or with ' HH:mm' or ' HH:mm:ss'; null = none. */
	readonly cancelDate: string | null;
	/** One Korean line a tier. */
	readonly cancelText: readonly string[];
	/** By time, earliest first; empty when the supplier sends text only. */
	readonly tiers: readonly CancelTier[];
	/** The stay's own, when it is not Korea's: its moments are then told by both clocks. */
	readonly timeZone?: string | undefined;
}
