import { describe, expect, it } from "vitest";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import { HttpHotelPrices } from "#adapters/http/HttpHotelPrices.ts";
import { HttpWishes } from "#adapters/http/HttpWishes.ts";
import type { BookingOrder } from "#domain/booking/BookingRequest.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { callsAnswering } from "#tests/support/contractExamples.ts";
import { order } from "./everyCall/bookingCases.ts";

/** Fields that could be mistaken for each other all have different values. */
const terms = {
	checkInDate: stayDateOf("2026-12-06"),
	checkOutDate: stayDateOf("2026-12-09"),
	adults: 3,
	childAges: [7],
	rooms: 2,
};
const sentOrder: BookingOrder = {
	...order,
	plan: { ...order.plan, bookingKind: "OO" },
	terms,
	international: { firstName: "Haneul", lastName: "Kim", phoneCountry: "KR", phone: "1012345678" },
};

const refused = { status: 400, body: { result: "FAIL", code: -1, message: "" } };

describe("the request for a stay", () => {
	it("contains the whole order, with the attempt's idempotency key [CALL-CONTENT-29] [DEC-165] [DEC-173]", async () => {
		const { calls, requests, sent } = callsAnswering(refused);
		await new HttpBookings(calls).create(sentOrder, { key: "attempt-12345" });
		expect(sent.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(["attempt-12345"]);
		expect(requests[0]?.path).toBe("/api/content/v1/books/11/order-type/OO/ids/12/rooms/118/rateplan/1183");
		expect(requests[0]?.body).toEqual({
			adtCnt: 3,
			chdCnt: 1,
			chdAges: [7],
			checkInDate: "2026-12-06",
			checkOutDate: "2026-12-09",
			count: 2,
			guest: {
				guestName: "김하늘",
				guestTel: "01012345678",
				guestEmail: "haneul@example.com",
				userFirstName: "Haneul",
				userLastName: "Kim",
				internationalNumber: "KR",
				internationalPhone: "1012345678",
			},
			payKind: "main",
			payMethod: "card",
			promotionIdx: 5,
			couponUserIdxs: [31, 32],
			pointAmount: 1_000,
			userPointAmount: 2_000,
			keyCode: "7K3Q-XZ9B-2M4T",
			expectedTotalAmount: 97_000,
			cancelText: ["12.3(목) 15:00까지 무료 취소", "이후 취소(환불) 불가"],
			request: "높은 층",
			agreements: { cancelPolicy: true, privacy: true, thirdParty: true },
		});
	});

	it("omits cancellation terms that were not shown", async () => {
		const { calls, requests } = callsAnswering(refused);
		await new HttpBookings(calls).create({ ...sentOrder, cancelText: [] }, { key: "attempt-12345" });
		expect(requests[0]?.body).toMatchObject({ keyCode: "7K3Q-XZ9B-2M4T" });
		expect(requests[0]?.body).not.toHaveProperty("cancelText");
	});

	const query = {
		checkInDate: "2026-12-06",
		checkOutDate: "2026-12-09",
		adtCnt: "3",
		chdCnt: "1",
		count: "2",
	};
	const condition = { ...terms, searchText: "서울", nationCode: "", cityCode: "", area: 0, subArea: 0 };

	it("contains the dates, guests and rooms to price [DEC-191]", async () => {
		const { calls, sent } = callsAnswering(refused);
		const prices = new HttpHotelPrices(calls);
		const wishes = new HttpWishes(calls);
		await prices.ofStay(11, condition);
		await prices.promisedPrice(11, terms, "promise");
		await wishes.list(terms);
		await wishes.list(null);
		await wishes.shared("token", terms);
		expect(sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
			query,
			{ ...query, promised: "promise" },
			query,
			{},
			query,
		]);
	});
});
