/** What a member applies for: a notification when a sale opens, or participation in an event. [DEC-158] */
export type AdvanceNoticeKind = "alarm" | "eventGiveaway";

/** A sale or event that opens later. [SCREEN-12, DEC-158] */
export interface AdvanceNotice {
	readonly id: number;
	readonly kind: AdvanceNoticeKind;
	readonly title: string;
	readonly imageUrl: string | null;
	/** Epoch milliseconds. */
	readonly opensAt: number;
	readonly isApplied: boolean;
}
