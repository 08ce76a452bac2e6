import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { isPast } from "#domain/shared/dayOfText.ts";
import { hasTextLength } from "#domain/shared/hasTextLength.ts";
import { oneLine } from "#domain/shared/oneLine.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** Text lengths in characters after trimming, range of stars, number of photos, and length of a photo's alternative text. [DEC-097] */
export const reviewLimits = {
	title: { min: 1, max: 50 },
	content: { min: 10, max: 1_000 },
	stars: { min: 1, max: 5 },
	photos: 5,
	photoAlt: 100,
} as const;

/** Whether a review with `count` photos can take another. [DEC-097] */
export const hasRoomForPhoto = (count: number): boolean => count < reviewLimits.photos;

/** A review as entered in the form. */
export interface ReviewDraft {
	readonly title: string;
	readonly content: string;
	readonly stars: number;
}

export type ReviewField = keyof ReviewDraft;

export type ReviewRefusal =
	| { readonly kind: "alreadyReviewed" }
	/** The stay has not started yet, or the booking was cancelled. */
	| { readonly kind: "notReviewable" }
	| { readonly kind: "invalid"; readonly fields: readonly ReviewField[] };

export interface Reviewable {
	readonly status: OrderProductStatus;
	/** A date or a date-time. */
	readonly startDate: string | null;
	readonly isReviewed: boolean;
}

/**
 * Returns why the booking cannot be reviewed; null when it can. A booking can be reviewed once, when it is complete, or confirmed with a
 * start date in the past. [PROD-12, DEC-097]
 */
export function reviewRefusal(booking: Reviewable, today: StayDate): ReviewRefusal | null {
	const isBegun = booking.startDate !== null && isPast(booking.startDate, today);
	if (booking.status !== "complete" && !(booking.status === "confirm" && isBegun)) {
		return { kind: "notReviewable" };
	}
	return booking.isReviewed ? { kind: "alreadyReviewed" } : null;
}

/** Returns the fields of a draft that violate a limit. [DEC-097] */
export function invalidReviewFields(draft: ReviewDraft): readonly ReviewField[] {
	const { title, content, stars } = reviewLimits;
	const isValid: Readonly<Record<ReviewField, boolean>> = {
		title: hasTextLength(draft.title, title),
		content: hasTextLength(draft.content, content),
		stars: Number.isInteger(draft.stars) && draft.stars >= stars.min && draft.stars <= stars.max,
	};
	return (["title", "content", "stars"] as const).filter((field) => !isValid[field]);
}

/** Returns the review to be stored, trimmed and with its title on one line, or why it is refused. [PROD-12, DEC-097] */
export function checkReview(
	booking: Reviewable,
	draft: ReviewDraft,
	today: StayDate,
): Result<ReviewDraft, ReviewRefusal> {
	const refusal = reviewRefusal(booking, today);
	if (refusal) return err(refusal);
	const fields = invalidReviewFields(draft);
	if (fields.length > 0) return err({ kind: "invalid", fields });
	return ok({ title: oneLine(draft.title), content: draft.content.trim(), stars: draft.stars });
}
