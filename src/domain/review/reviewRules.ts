import type { OrderProductStatus } from "#domain/booking/Booking.ts";
import { remainingDays } from "#domain/booking/orderStatus.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { ReviewSummary, StarCounts } from "./Review.ts";

/** Lengths after trimming, and stars. [DEC-097] */
export const reviewLimits = {
	title: { min: 1, max: 50 },
	content: { min: 10, max: 1_000 },
	stars: { min: 1, max: 5 },
} as const;

/** A review as typed. */
export interface ReviewDraft {
	readonly title: string;
	readonly content: string;
	readonly stars: number;
}

export type ReviewField = keyof ReviewDraft;

export type ReviewRefusal =
	| { readonly kind: "alreadyReviewed" }
	/** The stay has not begun, or was cancelled. */
	| { readonly kind: "notReviewable" }
	| { readonly kind: "invalid"; readonly fields: readonly ReviewField[] };

export interface Reviewable {
	readonly status: OrderProductStatus;
	/** A day or a date-time. */
	readonly startDate: string | null;
	readonly isReviewed: boolean;
}

/** Whether the booking can be reviewed: complete, or confirmed and past its start; once. [PROD-12, DEC-097] */
export function reviewRefusal(booking: Reviewable, today: StayDate): ReviewRefusal | null {
	const isPast = (remainingDays(booking.startDate, today) ?? 0) < 0;
	if (booking.status !== "complete" && !(booking.status === "confirm" && isPast)) {
		return { kind: "notReviewable" };
	}
	return booking.isReviewed ? { kind: "alreadyReviewed" } : null;
}

const isWithin = (size: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
	size >= min && size <= max;

/** Code points, so that an emoji counts as one character. */
const lengthOf = (text: string): number => [...text.trim()].length;

/** The fields of a draft that break a limit. [DEC-097] */
export function invalidReviewFields(draft: ReviewDraft): readonly ReviewField[] {
	const { title, content, stars } = reviewLimits;
	const isValid: Readonly<Record<ReviewField, boolean>> = {
		title: isWithin(lengthOf(draft.title), title),
		content: isWithin(lengthOf(draft.content), content),
		stars: Number.isInteger(draft.stars) && isWithin(draft.stars, stars),
	};
	return (["title", "content", "stars"] as const).filter((field) => !isValid[field]);
}

/** The review as it is kept, trimmed, or why it cannot be written. [PROD-12, DEC-097] */
export function checkReview(
	booking: Reviewable,
	draft: ReviewDraft,
	today: StayDate,
): Result<ReviewDraft, ReviewRefusal> {
	const refusal = reviewRefusal(booking, today);
	if (refusal) return err(refusal);
	const fields = invalidReviewFields(draft);
	if (fields.length > 0) return err({ kind: "invalid", fields });
	return ok({ title: draft.title.trim(), content: draft.content.trim(), stars: draft.stars });
}

/** Counts by star with the average rounded to one decimal, 0 without reviews. [ENT-34] */
export function reviewSummary(byStars: StarCounts): ReviewSummary {
	const stars = [1, 2, 3, 4, 5] as const;
	const count = stars.reduce((total, star) => total + byStars[star], 0);
	const points = stars.reduce((total, star) => total + star * byStars[star], 0);
	return { count, average: count === 0 ? 0 : Math.round((points * 10) / count) / 10, byStars };
}
