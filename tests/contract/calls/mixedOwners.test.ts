import { beforeAll, describe, expect, it } from "vitest";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { books } from "./ownedThings.ts";

const payments = "/api/payment/v1/payments";
const reviews = "/api/content/v1/reviews/order-products";
const onePath = "order-type/OC/ids/1/rooms/1/rateplan/1";
const [owner, other] = [2, 3];

/** A member's IDs of which one call takes two at once. */
interface Owned {
	readonly orderNum: string;
	readonly orderPayIdx: number;
	readonly productIdx: number;
	readonly paymentIdx: number;
	readonly quoteId: string;
	readonly demandIdx: number;
	readonly couponIdx: number;
	readonly photoKey: string;
}

forEachDatabase((_name, open) => {
	describe("a thing of one's own beside another member's", () => {
		let app: BookingApp;
		let mine: Owned;
		let theirs: Owned;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			const clock = testClock(bookingStart);
			const world = bookingWorld(db, clock);
			app = await bookingApp(db, {}, clock);
			const number = async (sql: string, values: unknown[]) =>
				(await db.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0;
			const ownedBy = async (memberId: number): Promise<Owned> => {
				const { held, paymentId: paymentIdx } = await world.book(memberId);
				const [productIdx = 0] = held.orderProductIds;
				const photoKey = String(memberId).repeat(32);
				const reviewIdx = await number(
					`INSERT INTO review (property_id, room_id, member_id, order_product_id, user_name, room_name, title, content, star, created_at)
					VALUES (1, 1, $1, $2, '김*', '디럭스', '좋아요', '조용하고 깨끗했습니다.', 5, now()) RETURNING review_id AS id`,
					[memberId, productIdx],
				);
				await db.query(
					"INSERT INTO review_photo (photo_key, review_id, member_id, alt, bytes, created_at) VALUES ($1, $2, $3, '', '\\x00', now())",
					[photoKey, reviewIdx, memberId],
				);
				return {
					orderNum: held.orderNum,
					orderPayIdx: held.orderPayId,
					productIdx,
					paymentIdx,
					quoteId: (
						await app.call(memberId, "POST", `${books}/${productIdx}/cancel-quote`, { scope: "full" })
					).data.quoteId,
					demandIdx: await number(
						"INSERT INTO order_add_pay (order_product_id, amount, reason) VALUES ($1, 30000, '추가 침대') RETURNING order_add_pay_id AS id",
						[productIdx],
					),
					couponIdx: await number("SELECT user_coupon_id AS id FROM user_coupon WHERE member_id = $1", [
						memberId,
					]),
					photoKey,
				};
			};
			theirs = await ownedBy(owner);
			mine = await ownedBy(other);
		});

		const refused = async (
			rows: readonly (readonly [string, "POST" | "PUT" | "DELETE", string, object?])[],
		) => {
			const kept = await everything();
			const answers = [];
			for (const [what, method, path, body] of rows) {
				const { status, code } = await app.call(other, method, path, body);
				answers.push([what, status, code]);
			}
			expect(await everything()).toEqual(kept);
			return answers;
		};

		/** Everything that any of the calls could change, apart from new quotes. */
		async function everything(): Promise<unknown> {
			const tables = [
				"order_pay",
				"order_product",
				"order_add_pay",
				"payment",
				"payment_attempt",
				"refund",
				"user_coupon",
			];
			const digests = [...tables, "review_photo", "booking_change", "point_balance"].map(
				(table) => `SELECT '${table}', jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) FROM ${table} t`,
			);
			return (await app.services.db.query(digests.join(" UNION ALL "))).rows;
		}

		it("opens nothing, whichever of two numbers is the stranger's [D01, ROLE-03]", async () => {
			const option = await app.call(other, "POST", `/api/content/v1/products/1/${onePath}`, {
				...askedStay,
				promotionIdx: null,
			});
			const { keyCode, saleAmount } = option.data.option;
			const order = { ...askedOrder, keyCode, expectedTotalAmount: saleAmount - 20_000 };
			const demand = "/api/content/v1/add-payments";
			const [cancel, part] = [`${payments}/cancel`, `${books}/part-cancel/${mine.productIdx}`];
			const { quoteId } = theirs;
			expect(
				await refused([
					["a cancel", "POST", cancel, { orderPayIdx: mine.orderPayIdx, reason: "x", quoteId }],
					["a part's cancel", "PUT", part, { reason: "x", quoteId }],
					[
						"their demand",
						"POST",
						demand,
						{ orderAddPayIdx: theirs.demandIdx, orderProductIdx: mine.productIdx },
					],
					[
						"their room",
						"POST",
						demand,
						{ orderAddPayIdx: mine.demandIdx, orderProductIdx: theirs.productIdx },
					],
					[
						"their order",
						"POST",
						`${payments}/approve`,
						{ paymentIdx: mine.paymentIdx, orderNum: theirs.orderNum, pgToken: "x" },
					],
					[
						"their payment",
						"POST",
						`${payments}/approve`,
						{ paymentIdx: theirs.paymentIdx, orderNum: mine.orderNum, pgToken: "x" },
					],
					[
						"both to pay",
						"POST",
						`${payments}/prepare`,
						{
							payKind: "addpay",
							payMethod: "card",
							orderNum: mine.orderNum,
							orderAddPayIdx: theirs.demandIdx,
						},
					],
					["their photo", "DELETE", `${reviews}/${mine.productIdx}/photos/${theirs.photoKey}`],
					["their change", "POST", `${books}/${mine.productIdx}/change`, { changeId: quoteId }],
					[
						"their coupon",
						"POST",
						`${books}/1/${onePath}`,
						{ ...order, couponUserIdxs: [mine.couponIdx, theirs.couponIdx] },
					],
					[
						"a coupon twice",
						"POST",
						`${books}/1/${onePath}`,
						{ ...order, couponUserIdxs: [mine.couponIdx, mine.couponIdx] },
					],
				]),
			).toEqual([
				["a cancel", 400, -202],
				["a part's cancel", 400, -202],
				["their demand", 404, -5],
				["their room", 404, -5],
				["their order", 404, -5],
				["their payment", 404, -5],
				["both to pay", 400, -2],
				["their photo", 404, -5],
				["their change", 404, -5],
				["their coupon", 400, -205],
				["a coupon twice", 400, -205],
			]);
		});
	});
});
