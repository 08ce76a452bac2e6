import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalog/wire.ts";

/** A review as stored, with the stay's name. */
export interface ReviewRow {
	readonly review_id: number;
	readonly property_id: number;
	readonly product_name: string;
	readonly user_name: string;
	readonly room_name: string;
	readonly title: string;
	readonly content: string;
	readonly star: number;
	readonly check_in: string | null;
	readonly check_out: string | null;
	readonly verification_source: string | null;
	readonly created_at: Date;
}

/** Columns of a ReviewRow for `review r` and `property p`. */
export const reviewColumns = `r.review_id, r.property_id, p.name AS product_name, r.user_name, r.room_name, r.title, r.content, r.star,
	r.check_in, r.check_out, r.verification_source, r.created_at`;

/** Of the counts of one to five stars: one decimal, 0 without reviews. [ENT-34] */
export function average(counts: readonly number[]): number {
	const total = counts.reduce((sum, count) => sum + count, 0);
	const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
	return total === 0 ? 0 : Math.round((points * 10) / total) / 10;
}

/** Whose review it is, is told by a name only: numbers of members and their bookings stay inside. [ENT-33] */
export const reviewAnswer = (row: ReviewRow, starAvg: number): Schemas["Review"] => ({
	idx: row.review_id,
	userIdx: null,
	userName: row.user_name,
	orderIdx: null,
	productIdx: row.property_id,
	productName: row.product_name,
	roomName: row.room_name,
	title: row.title,
	content: row.content,
	star: row.star as Schemas["Review"]["star"],
	starAvg,
	createdDt: koreanDateTime(row.created_at.getTime()),
	checkinDate: row.check_in,
	checkoutDate: row.check_out,
	verificationSource: row.verification_source,
});
