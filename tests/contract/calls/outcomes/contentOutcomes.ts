import { noId, noOrder, type Outcomes, type OutcomeWorld, type Scenario } from "./OutcomeWorld.ts";

const base = "/api/content";
const stay = {
	checkInDate: "2026-12-06",
	checkOutDate: "2026-12-08",
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
};

const get =
	(path: string): Scenario =>
	({ demo }) =>
		demo.call(null, "GET", base + path);
const post =
	(path: string, body: object): Scenario =>
	({ demo }) =>
		demo.call(null, "POST", base + path, body);

/** Requests a path with the id that a query yields, and with an id that does not exist. */
const found = (
	sql: string,
	ask: (world: OutcomeWorld, id: number) => ReturnType<Scenario>,
): { readonly ok: Scenario; readonly notFound: Scenario } => ({
	ok: async (world) => ask(world, await world.demoId(sql)),
	notFound: (world) => ask(world, noId),
});

const aStay = "SELECT property_id AS id FROM property ORDER BY 1 LIMIT 1";
const mine =
	(method: "GET" | "POST" | "DELETE", path: string, body?: object): Scenario =>
	(world) =>
		world.call(world.member(), method, base + path, body);

/** Returns the second answer of two identical calls by one member. */
const twice =
	(path: string, body: object): Scenario =>
	async (world) => {
		const member = world.member();
		await world.call(member, "POST", base + path, body);
		return world.call(member, "POST", base + path, body);
	};
const coupon = (path: string, body: object, unusable: object) => ({
	ok: mine("POST", path, body),
	couponHeld: twice(path, body),
	couponUnusable: mine("POST", path, unusable),
});
const question = {
	type: 1,
	inquiryType: 1,
	title: "체크인 시간 문의",
	content: "오후 2시에 체크인할 수 있을까요?",
	userOrderNum: null,
	orderNum: null,
	pageUrl: "/faq",
};
/** Covers an existing inquiry and one that does not exist. */
const inquiry = (method: "POST" | "PUT", what: string, body: (id: number) => object) => {
	const ask = (world: OutcomeWorld, member: number, id: number) =>
		world.call(member, method, `${base}/v1/inquiries/${id}/${what}`, body(id));
	return {
		ok: async (world: OutcomeWorld) => {
			const member = world.member();
			const { data } = await world.call(member, "POST", `${base}/v1/inquiries`, question);
			return ask(world, member, data.idx);
		},
		notFound: (world: OutcomeWorld) => ask(world, world.member(), noId),
	};
};
const popular = "/v1/products/locations/popular";

/** Outcomes of public content, and of what members keep besides bookings. */
export const contentOutcomes: Outcomes = {
	searchKeyword: { ok: post("/v1/products/search-keyword", { searchText: "서울" }) },
	findAwesomeLocations: { ok: get(`/v1/products/locations/awesome/${encodeURIComponent("서울")}`) },
	listPopularTabs: { ok: get(popular) },
	listPopularLocations: { ok: get(`${popular}/1`), notFound: get(`${popular}/${noId}`) },
	listPopularSubLocations: { ok: get(`${popular}/1/sub/1`), notFound: get(`${popular}/${noId}/sub/1`) },
	listCommonCodes: { ok: get("/v1/commoncode/105"), notFound: get("/v1/commoncode/9999") },
	findProducts: {
		ok: post("/v1/products/findProducts", {
			cityCode: "SEOUL",
			nationCode: "KR",
			locationKR: 0,
			subLocationKR: 0,
			searchText: "서울",
		}),
	},
	findProductPins: {
		ok: post("/v1/products/findProductPins", {
			cityCode: "SEOUL",
			nationCode: "KR",
			locationKR: 0,
			subLocationKR: 0,
			searchText: "",
		}),
	},
	listMapPlaces: { ok: get("/v1/map/places?bounds=37.4,126.7,37.7,127.2") },
	viewProduct: found(aStay, ({ demo }, id) => demo.call(null, "POST", `${base}/v2/products/${id}`, stay)),
	listRatePlans: found(aStay, ({ demo }, id) =>
		demo.call(null, "POST", `${base}/v1/products/${id}/rateplans-v3`, stay),
	),
	listPriceDays: found(aStay, ({ demo }, id) =>
		demo.call(null, "POST", `${base}/v1/products/${id}/price-days`, stay),
	),
	listPlacePriceDays: {
		ok: post("/v1/products/price-days", {
			cityCode: "SEOUL",
			nationCode: "KR",
			locationKR: 0,
			subLocationKR: 0,
			searchText: "",
			adtCnt: 2,
			chdCnt: 0,
			chdAges: [],
			count: 1,
		}),
	},
	viewProductEvent: found(aStay, ({ demo }, id) =>
		demo.call(null, "GET", `${base}/v1/products/findProductDetailEvent/${id}`),
	),
	listPois: found(aStay, ({ demo }, id) => demo.call(null, "POST", `${base}/v1/products/${id}/poi`, {})),
	recommendProducts: found(aStay, ({ demo }, productIdx) =>
		demo.call(null, "POST", `${base}/v2/products/findRecommendProducts`, {
			productIdx,
			searchType: "NEARBY",
			checkInDate: "2026-12-06",
		}),
	),
	recommendMainProducts: {
		ok: post("/v2/products/findMainRecommendProducts", { searchType: "DOMESTIC", checkInDate: "2026-12-06" }),
	},
	listStayReviews: found(aStay, ({ demo }, id) =>
		demo.call(null, "GET", `${base}/v1/reviews/products/${id}`),
	),
	viewMain: { ok: get("/v1/mains") },
	listPlaces: { ok: get("/v1/mains/place-list") },
	listThemes: { ok: get("/v1/theme-products") },
	findThemeProducts: found("SELECT theme_id AS id FROM theme ORDER BY 1 LIMIT 1", ({ demo }, id) =>
		demo.call(null, "POST", `${base}/v1/theme-products/${id}`, stay),
	),
	viewThemeContent: found("SELECT theme_id AS id FROM theme ORDER BY 1 LIMIT 1", ({ demo }, id) =>
		demo.call(null, "GET", `${base}/v1/theme-products/content/${id}`),
	),
	viewEventProduct: found(
		"SELECT event_id AS id FROM event WHERE secret IS NULL AND '2026-11-26' BETWEEN sale_start AND sale_end LIMIT 1",
		({ demo }, id) => demo.call(null, "GET", `${base}/v1/event-products/awesome/${id}`),
	),
	listEventSaleDates: {
		async ok(world) {
			const { rows } = await world.demo.services.db.query<{ event: number; plan: number }>(
				`SELECT e.event_id AS event, r.rateplan_id AS plan FROM event e JOIN event_product p USING (event_id)
				JOIN rateplan r ON r.property_id = p.property_id
				WHERE e.secret IS NULL AND '2026-11-26' BETWEEN e.sale_start AND e.sale_end
					AND (p.rateplan_id IS NULL OR p.rateplan_id = r.rateplan_id) ORDER BY 1, 2 LIMIT 1`,
			);
			const asked = { rateplanIdx: rows[0]?.plan, startDate: "2026-12-06", endDate: "2026-12-31" };
			return world.demo.call(null, "POST", `${base}/v1/event-products/sale-dates/${rows[0]?.event}`, asked);
		},
		notFound: post(`/v1/event-products/sale-dates/${noId}`, {
			rateplanIdx: 1,
			startDate: "2026-12-06",
			endDate: "2026-12-31",
		}),
	},
	listAdvanceNotices: { ok: get("/v1/advance-notice") },
	applyAdvanceNotice: found(
		"SELECT alarm_id AS id FROM advance_notice WHERE event_type = 'alarm' ORDER BY 1 LIMIT 1",
		({ demo }, alarmIdx) =>
			demo.call(1, "POST", `${base}/v1/advance-notice`, { alarmIdx, eventType: "alarm" }),
	),
	listWishes: { ok: mine("GET", "/v1/wishs") },
	viewWishShare: { ok: mine("GET", "/v1/wish-share") },
	shareWishes: { ok: mine("POST", "/v1/wish-share", {}) },
	endWishShare: { ok: mine("DELETE", "/v1/wish-share") },
	listSharedWishes: {
		async ok(world) {
			const { data } = await mine("POST", "/v1/wish-share", {})(world);
			return world.call(null, "GET", `${base}/v1/wish-shares/${data.token}`);
		},
		notFound: get(`/v1/wish-shares/${"x".repeat(22)}`),
	},
	toggleWish: {
		ok: mine("POST", "/v1/wishs/products/1", { productIdx: 1 }),
		notFound: mine("POST", `/v1/wishs/products/${noId}`, { productIdx: noId }),
	},
	issueCoupon: {
		...coupon("/v1/coupons", { couponIdx: 2 }, { couponIdx: 4 }),
		notFound: mine("POST", "/v1/coupons", { couponIdx: noId }),
	},
	listCoupons: { ok: mine("GET", "/v1/coupons/avail") },
	listBookCoupons: {
		ok: mine("POST", "/v1/coupons/book", { productIdx: 1, rateplanIdx: 1, startDate: "2026-12-10" }),
	},
	issueCorporationCoupon: coupon("/v1/coupons/corporation", { code: "HANBIT2026" }, { code: "NOBODY2026" }),
	issueLiveCoupon: coupon("/v1/coupons/live", { gripIdx: 77 }, { gripIdx: 78 }),
	issueCouponPack: coupon(
		"/v1/coupons/pack",
		{ couponPackCode: "WELCOME2026" },
		{ couponPackCode: "NOBODY2026" },
	),
	listUserCoupons: { ok: mine("GET", "/v1/coupons/user") },
	listNotices: { ok: get("/v1/notices") },
	viewNotice: found("SELECT notice_id AS id FROM notice ORDER BY 1 LIMIT 1", ({ demo }, id) =>
		demo.call(null, "GET", `${base}/v1/notices/${id}`),
	),
	listFaqTypes: { ok: get("/v2/faqs/types") },
	listFaqs: found("SELECT faq_type_id AS id FROM faq_type ORDER BY 1 LIMIT 1", ({ demo }, id) =>
		demo.call(null, "GET", `${base}/v2/faqs/type/${id}`),
	),
	listInquiries: { ok: mine("GET", "/v1/inquiries/status/all") },
	viewInquiry: { ok: mine("GET", `/v1/inquiries/1?orderNum=${noOrder}`) },
	createInquiry: { ok: mine("POST", "/v1/inquiries", question) },
	writeOnInquiry: inquiry("POST", "messages", () => ({ content: "주차도 가능한가요?" })),
	readInquiry: inquiry("PUT", "read", (idx) => ({ idx })),
	viewHotelPrices: found(aStay, ({ demo }, id) =>
		demo.call(null, "GET", `/api/hotels-combined/v1/hotels-combined/hotels/${id}`),
	),
};
