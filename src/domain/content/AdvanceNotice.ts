/** What one applies for: to be told when a sale opens, or to take part in an event. [DEC-158] */
export type AdvanceNoticeKind = "alarm" | "eventGiveaway";

/** Something that opens later. [SCREEN-12, DEC-158] */
export interface AdvanceNotice {
	readonly id: number;
	readonly kind: AdvanceNoticeKind;
	readonly title: string;
	readonly imageUrl: string | null;
	/** Epoch milliseconds. */
	readonly opensAt: number;
	readonly isApplied: boolean;
}
