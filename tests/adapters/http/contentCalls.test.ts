import { describe, expect, it } from "vitest";
import { HttpAdvanceNotices } from "#adapters/http/HttpAdvanceNotices.ts";
import { HttpDeals } from "#adapters/http/HttpDeals.ts";
import { HttpLinkedOrders } from "#adapters/http/HttpLinkedOrders.ts";
import { HttpMemberCoupons } from "#adapters/http/HttpMemberCoupons.ts";
import { HttpThemes } from "#adapters/http/HttpThemes.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import {
	condition,
	exampleDeal,
	exampleLinkedBooking,
	exampleLinkedOrder,
	exampleNotices,
	exampleSaleDates,
	exampleStayEvent,
	exampleTheme,
	exampleThemeStays,
	exampleThemes,
} from "#tests/support/contentFixtures.ts";
import { callsAnswering, callsWithExample } from "#tests/support/contractExamples.ts";

describe("the theme, event, advance notice and linked order calls", () => {
	it("read themes, their content and their stays [CALL-CONTENT-48] [CALL-CONTENT-49] [CALL-CONTENT-50] [DEC-172]", async () => {
		const [theme] = await exampleThemes();
		expect(theme).toMatchObject({ id: expect.any(Number), title: expect.any(String) });
		expect((await exampleTheme()).html).toContain("<");
		expect((await exampleThemeStays())[0]?.name).toBe("남산 서재 호텔");
	});

	it("request a theme's stays with dates and guests, but without the place [DEC-172]", async () => {
		const { calls, requests } = callsWithExample("findThemeProducts");
		await new HttpThemes(calls).stays(4, { ...condition, rooms: 2, childAges: [3] });
		expect(requests).toEqual([
			{
				path: "/api/content/v1/theme-products/4",
				body: {
					checkInDate: condition.checkInDate,
					checkOutDate: condition.checkOutDate,
					adtCnt: 2,
					chdCnt: 1,
					chdAges: [3],
					count: 2,
				},
			},
		]);
	});

	it("read an event with its stays and plans, and a plan's calendar [CALL-CONTENT-34] [CALL-CONTENT-35] [DEC-168]", async () => {
		const deal = await exampleDeal();
		expect(deal.content.url).toMatch(/^\/events\/\d+/);
		expect(deal.plans).toEqual([
			{
				stayId: 101,
				stayName: "남산 서재 호텔",
				roomId: 11,
				ratePlanId: 21,
				ratePlanName: "조식 포함",
				externalStayId: null,
				externalRoomId: null,
				externalRatePlanId: null,
				minNights: 1,
				promotionId: null,
			},
		]);
		expect(await exampleSaleDates()).toEqual([
			{ date: "2026-12-06", price: 240_000, stockStatus: "LOW", isOnSale: true },
		]);
	});

	it("read a stay's event, or null when it has none [CALL-CONTENT-23] [DEC-160] [ENT-21]", async () => {
		expect(await exampleStayEvent()).toMatchObject({ title: expect.any(String) });
		const { calls } = callsAnswering({ body: { result: "SUCCESS", data: { event: null } } });
		expect(await new HttpDeals(calls).ofStay(1)).toEqual({ ok: true, value: null });
	});

	it("read advance notices and apply for one [CALL-CONTENT-18] [CALL-CONTENT-19] [DEC-158]", async () => {
		const [notice] = await exampleNotices();
		expect(notice).toMatchObject({ id: 9, kind: "alarm", isApplied: false });
		expect(notice?.opensAt).toBe(koreanInstant("2026-11-27 10:00:00"));
		const { calls, requests } = callsWithExample("applyAdvanceNotice");
		expect(await new HttpAdvanceNotices(calls).apply(9, "eventGiveaway")).toEqual({ ok: true, value: null });
		expect(requests[0]?.body).toEqual({ alarmIdx: 9, eventType: "eventGiveaway" });
	});

	it("claim a coupon that is offered to everyone [CALL-CONTENT-41] [DEC-171]", async () => {
		const { calls, requests } = callsWithExample("issueCoupon");
		expect((await new HttpMemberCoupons(calls).take(5)).ok).toBe(true);
		expect(requests).toEqual([{ path: "/api/content/v1/coupons", body: { couponIdx: 5 } }]);
	});

	it("read a linked order and its booking [CALL-CONTENT-07] [CALL-CONTENT-31] [DEC-152]", async () => {
		expect(await exampleLinkedOrder()).toMatchObject({
			confirmationNumber: null,
			startDate: null,
			isSelectable: true,
			status: "pending",
		});
		expect((await exampleLinkedBooking()).product.checkIn).toBe(stayDateOf("2026-12-06"));
	});

	it("confirm with matching path and body, and cancel without a body [CALL-CONTENT-06] [CALL-CONTENT-08] [TRAP-23]", async () => {
		const number = "AW2611207K3QXZ9B2M4TF";
		const confirm = callsWithExample("confirmLms");
		await new HttpLinkedOrders(confirm.calls).confirm(number, "H7-20991");
		expect(confirm.requests).toEqual([
			{
				path: `/api/content/v1/lmses/${number}/confirm/H7-20991`,
				body: { orderNum: number, confirmNum: "H7-20991" },
			},
		]);
		const cancel = callsWithExample("cancelLms");
		await new HttpLinkedOrders(cancel.calls).cancel(number);
		expect(cancel.requests).toEqual([{ path: `/api/content/v1/lmses/${number}/cancel`, body: null }]);
	});
});
