import { maskName } from "#domain/booking/maskGuest.ts";
import { displayName } from "#domain/member/profile.ts";
import { checkReview, type ReviewDraft, type ReviewRefusal } from "#domain/review/reviewRules.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { FailureKind } from "#domain/support/failures.ts";
import { lockOrder } from "#server/bookings/orders.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { ownProduct, reviewByBooking } from "./bookingReview.ts";

const refusals: Readonly<Record<ReviewRefusal["kind"], FailureKind>> = {
	alreadyReviewed: "alreadyReviewed",
	notReviewable: "generic",
	invalid: "invalidRequest",
};

const counters = ["star_one", "star_two", "star_three", "star_four", "star_five"] as const;

/**
 * Writes a booking's review and counts it in the stay's statistics. The lock on the order lets one of two through.
 * @throws Refusal notFound, alreadyReviewed, generic, invalidRequest
 */
export async function writeReview(
	tx: Queryable,
	given: {
		readonly memberId: number;
		readonly orderProductId: number;
		readonly draft: ReviewDraft;
		readonly now: number;
	},
): Promise<Schemas["Review"]> {
	const order = await lockOrder(tx, { orderProductId: given.orderProductId }, given.memberId);
	const { product } = ownProduct(order, given.memberId, given.orderProductId);
	const written = await reviewByBooking(tx, product.order_product_id);
	const checked = checkReview(
		{ status: product.status, startDate: product.check_in, isReviewed: written !== null },
		given.draft,
		koreanDay(given.now),
	);
	if (!checked.ok) throw new Refusal(refusals[checked.error.kind]);
	const { title, content, stars } = checked.value;
	const { rows } = await tx.query<{ name: string | null }>("SELECT name FROM member WHERE member_id = $1", [
		given.memberId,
	]);
	await tx.query(
		`INSERT INTO review (property_id, room_id, member_id, order_product_id, user_name, room_name, title, content, star, check_in, check_out,
				verification_source, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'OWN', $12)`,
		[
			product.property_id,
			product.room_id,
			given.memberId,
			product.order_product_id,
			maskName(displayName(rows[0]?.name)),
			product.snapshot.roomName,
			title,
			content,
			stars,
			product.check_in,
			product.check_out,
			new Date(given.now),
		],
	);
	const counter = counters[stars - 1];
	invariant(counter, "a review has one to five stars");
	await tx.query(
		`INSERT INTO review_stat AS s (property_id, ${counter}) VALUES ($1, 1)
			ON CONFLICT (property_id) DO UPDATE SET ${counter} = s.${counter} + 1`,
		[product.property_id],
	);
	const review = await reviewByBooking(tx, product.order_product_id);
	invariant(review, "the review was just written");
	return review;
}
