import { describe, expect, it } from "vitest";
import { DataLayerTracker } from "#adapters/analytics/DataLayerTracker.ts";
import type { TrackedEvent } from "#domain/navigation/TrackedEvent.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";

const condition = { ...defaultCondition(stayDateOf("2026-11-25")), adults: 2, childAges: [5, 0] };

const events: readonly (readonly [TrackedEvent, object])[] = [
	[
		{ kind: "pageView", path: "/faq", title: "자주 묻는 질문 | 어썸스테이" },
		{ event: "page_view", path: "/faq", title: "자주 묻는 질문 | 어썸스테이" },
	],
	[
		{ kind: "search", condition },
		{
			event: "search",
			searchText: "서울",
			nationCode: "KR",
			cityCode: "SEOUL",
			area: 0,
			subArea: 0,
			checkInDate: condition.checkInDate,
			checkOutDate: condition.checkOutDate,
			adtCnt: 2,
			chdCnt: 2,
		},
	],
	[
		{ kind: "wish", stayId: 12, stayName: "호텔", isWished: true },
		{ event: "add_to_wishlist", productIdx: 12, productName: "호텔", wished: true },
	],
	[
		{ kind: "stayView", stayId: 12, stayName: "호텔", lowestAmount: won(123_000) },
		{ event: "view_item", productIdx: 12, productName: "호텔", displayLowestAmount: 123_000 },
	],
	[
		{
			kind: "purchase",
			orderNumber: "AW1",
			stayId: 12,
			ratePlanId: 3,
			total: won(246_000),
			method: "card",
		},
		{
			event: "purchase",
			orderNum: "AW1",
			productIdx: 12,
			rateplanIdx: 3,
			totalAmount: 246_000,
			currency: "KRW",
			payMethod: "card",
		},
	],
	[
		{ kind: "signUp", method: "email" },
		{ event: "sign_up", method: "email" },
	],
	[{ kind: "withdraw" }, { event: "withdraw" }],
];

describe("the data layer", () => {
	it.each(events)("receives %o under the tag manager's names [TRACK-02] [DEC-005]", (event, entry) => {
		const page: { dataLayer?: unknown } = {};
		new DataLayerTracker(page).report(event);
		expect(page.dataLayer).toEqual([entry]);
	});

	it("is appended to in order when a tag manager has created it [TRACK-01]", () => {
		const page = { dataLayer: [{ event: "gtm.js" }] };
		const tracker = new DataLayerTracker(page);
		tracker.report({ kind: "withdraw" });
		tracker.report({ kind: "signUp", method: "email" });
		expect(page.dataLayer.map(({ event }) => event)).toEqual(["gtm.js", "withdraw", "sign_up"]);
	});

	it.each([
		[
			"that throws",
			{
				push: () => {
					throw new Error("blocked");
				},
			},
		],
		["that is none", "blocked"],
		["that is frozen", Object.freeze([])],
	])("never makes reporting throw when there is one %s [TRACK-03]", (_, dataLayer) => {
		expect(() => new DataLayerTracker({ dataLayer }).report({ kind: "withdraw" })).not.toThrow();
	});

	it("never makes reporting throw when the page cannot have one [TRACK-03]", () => {
		expect(() => new DataLayerTracker(Object.freeze({})).report({ kind: "withdraw" })).not.toThrow();
	});
});
