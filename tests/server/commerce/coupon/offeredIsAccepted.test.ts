import { expect, it } from "vitest";
import { coupon } from "#adapters/http/wireCoupons.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { couponRefusal } from "#domain/coupon/couponRules.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const content = "/api/content/v1";
const today = stayDateOf("2026-11-21");
const traveller = {
	...askedOrder.guest,
	userFirstName: "GILDONG",
	userLastName: "HONG",
	internationalNumber: "KR",
	internationalPhone: "1012345678",
};
const plans = [
	{
		member: 2,
		stay: 1,
		path: "1/order-type/OC/ids/1/rooms/1/rateplan/1",
		guest: askedOrder.guest,
		listed: 4,
	},
	{ member: 3, stay: 2, path: "2/order-type/OC/ids/H-2/rooms/R-2/rateplan/P-4", guest: traveller, listed: 2 },
];

forEachDatabase((_, open) => {
	it("lists the coupons for a stay, and accepts exactly those that the form offers, whoever sells it [DEC-089] [DEC-171]", async () => {
		const db = await open();
		await plantBookingWorld(db, { stock: 60, members: 3 });
		await db.query(`
			UPDATE property SET channel_idx = 5 WHERE property_id = 2;
			INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, issue_start, issue_end, use_expire_date, available_expedia, min_price, over_min_price)
				VALUES (2, 'NORMAL', '해외 공급사도', 'AMOUNT', 5000, '2026-11-01', '2026-12-31', '2026-12-31', true, 0, false),
					(3, 'NORMAL', '큰 금액만', 'AMOUNT', 5000, '2026-11-01', '2026-12-31', '2026-12-31', true, 900000, true),
					(4, 'NORMAL', '첫 숙소만', 'AMOUNT', 5000, '2026-11-01', '2026-12-31', '2026-12-31', true, 0, false);
			INSERT INTO coupon_product (coupon_manager_id, property_id) VALUES (4, 1);
			INSERT INTO user_coupon (coupon_manager_id, member_id, use_expire_date) SELECT n, m, '2026-12-31' FROM unnest(ARRAY[2, 3, 4]) n, unnest(ARRAY[2, 3]) m;
		`);
		const world = await bookingApp(db);
		const outcomes: boolean[] = [];
		for (const plan of plans) {
			const form = (
				await world.call(plan.member, "POST", `${content}/products/${plan.path}`, {
					...askedStay,
					promotionIdx: null,
				})
			).data;
			const held: Coupon[] = (
				await world.call(plan.member, "GET", `${content}/coupons/avail`)
			).data.coupons.map(coupon);
			const forStay = await world.call(plan.member, "POST", `${content}/coupons/book`, {
				productIdx: plan.stay,
				rateplanIdx: form.option.rateplanIdx,
				startDate: null,
			});
			const listed: (number | null)[] = forStay.data.coupons.map(coupon).map(({ heldId }: Coupon) => heldId);
			expect([held.length, listed.length]).toEqual([4, plan.listed]);
			const order = {
				stayId: plan.stay,
				channelIndex: form.orderChannelIdx,
				saleAmount: won(form.option.saleAmount),
				today,
			};
			for (const each of held) {
				const refusal = couponRefusal(each, order);
				const isOffered = refusal === null;
				const isForStay = isOffered || refusal.kind === "minimum";
				expect([each.name, listed.includes(each.heldId)]).toEqual([each.name, isForStay]);
				const off = each.discount.kind === "amount" ? each.discount.amount : 0;
				const answer = await world.call(plan.member, "POST", `${content}/books/${plan.path}`, {
					...askedOrder,
					guest: plan.guest,
					couponUserIdxs: [each.heldId],
					keyCode: form.option.keyCode,
					expectedTotalAmount: form.option.saleAmount - off,
				});
				expect([each.name, answer.code ?? 0]).toEqual([each.name, isOffered ? 0 : -205]);
				outcomes.push(isOffered);
			}
		}
		expect(outcomes.filter(Boolean)).toHaveLength(4);
	});
});
