/** One step of a cancellation policy: the percentage refunded until (not including) the given moment. */
export interface CancelTier {
	/** Epoch milliseconds; null means open-ended, allowed only for the last tier. */
	readonly until: number | null;
	/** 0 to 100. */
	readonly refundPercent: number;
}

/** Cancellation terms as sold: a snapshot taken at purchase, unaffected by later changes (ENT-27, DEC-099). */
export interface CancelPolicy {
	/** isCancelAvail; null when the supplier did not say. */
	readonly isCancellable: boolean | null;
	/** Whether individual rooms of the order can be cancelled. */
	readonly isPartialCancelAllowed: boolean;
	/** End of the free cancellation tier in Korean time: 'yyyy-MM-dd', optionally with ' HH:mm' or ' HH:mm:ss'; null when there is none. */
	readonly cancelDate: string | null;
	/** One line of Korean text per tier. */
	readonly cancelText: readonly string[];
	/** Chronological; empty when the supplier sends text only. */
	readonly tiers: readonly CancelTier[];
	/** The stay's time zone when it is not Korea's; deadlines are then shown in both local and Korean time. */
	readonly timeZone?: string | undefined;
}
