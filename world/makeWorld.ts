import type { StayDate } from "#domain/shared/StayDate.ts";
import { saleWindow } from "#world/calendar/nights.ts";
import * as content from "./content/contentRows.ts";
import { dealRows } from "./content/dealRows.ts";
import { makeBookings } from "./members/makeBookings.ts";
import * as members from "./members/memberRows.ts";
import { pointRows } from "./members/pointLines.ts";
import { subscriptionRows } from "./members/subscriptionRows.ts";
import * as places from "./places/placeRows.ts";
import { makeReviews, reviewStatRows } from "./reviews/makeReviews.ts";
import type { Row, TableRows } from "./rows/Row.ts";
import { coversOf, seasonOf } from "./stays/covers.ts";
import { imageRows } from "./stays/imageRows.ts";
import { makeStays } from "./stays/makeStays.ts";
import { priceRows, stockRows } from "./stays/nightRows.ts";
import { planRows } from "./stays/planRows.ts";
import * as catalogue from "./stays/stayRows.ts";

export interface WorldOptions {
	/** The day in Korea around which the world is dated. */
	readonly today: StayDate;
	/** Epoch milliseconds of a moment on that day. */
	readonly now: number;
	/** Number of stays; a smaller world is a prefix of the larger one. */
	readonly stays: number;
	readonly seed?: number;
}

/** A demo world: its parameters and its rows, each table after those it refers to. */
export interface World {
	readonly seed: number;
	readonly stays: number;
	readonly today: StayDate;
	/** The last night on sale. */
	readonly nightsUntil: StayDate;
	readonly tables: readonly TableRows[];
}

/** The default seed of every installation. */
export const defaultSeed = 20_261;
const reviewsPerStay = 20;

/** Marks tables that every installation has. */
const reference = (tables: readonly TableRows[]): TableRows[] =>
	tables.map((each) => ({ ...each, isReference: true }));

const placeTables = (seed: number): TableRows[] => [
	...reference([
		{ table: "nation", rows: places.nationRows() },
		{ table: "city", rows: places.cityRows() },
		{ table: "area", rows: places.areaRows() },
		{ table: "channel", rows: places.channelRows() },
		{ table: "facility", rows: catalogue.facilityRows() },
		{ table: "property_type", rows: catalogue.propertyTypeRows() },
		{ table: "poi", rows: places.sightRows() },
	]),
	{ table: "popular_tab", rows: places.popularTabRows() },
	{ table: "popular_area", rows: places.popularAreaRows() },
	{ table: "poi", rows: places.shopRows(seed) },
];

/** Coupons that members hold count as issued. */
function couponRows(today: StayDate, copies: readonly Row[]): Row[] {
	const taken = Map.groupBy(copies, ({ coupon_manager_id }) => coupon_manager_id);
	return content.couponRows(today).map((row) => ({
		...row,
		issued_cnt: Number(row.issued_cnt) + (taken.get(row.coupon_manager_id)?.length ?? 0),
	}));
}

/** Builds the world; the same seed, size and moment give the same rows. */
export function makeWorld({ today, now, stays: count, seed = defaultSeed }: WorldOptions): World {
	const stays = makeStays(count, seed);
	const covers = coversOf(stays, seasonOf(today));
	const open = stays.filter(({ isClosed }) => !isClosed);
	const comparison = catalogue.comparisonRows(stays, seed);
	const reviews = makeReviews(stays, reviewsPerStay * stays.length, seed, today, now);
	const themes = content.themeRows(open);
	const deals = dealRows(open, seed, today);
	const subscriptions = subscriptionRows(today);
	const bookings = makeBookings({ stays, covers, seed, today, now });
	const points = pointRows([...members.grantEntries(today), ...bookings.points], today);
	return {
		seed,
		stays: count,
		today,
		nightsUntil: saleWindow(today).last,
		tables: [
			...placeTables(seed),
			{ table: "property", rows: catalogue.propertyRows(stays, seed, new Date(now).toISOString()) },
			{ table: "room", rows: catalogue.roomRows(stays) },
			{ table: "rateplan", rows: planRows(stays, now) },
			{ table: "property_image", rows: imageRows(stays, covers) },
			{ table: "price_comparison", rows: comparison.prices },
			{ table: "hotels_combined_hotel", rows: comparison.hotels },
			{ table: "external_rating", rows: catalogue.externalRatingRows(stays, seed) },
			{ table: "room_month", rows: stockRows(stays, today, bookings.taken) },
			{ table: "rate_month", rows: priceRows(stays, today) },
			...reference([
				{ table: "common_code", rows: content.inquiryTypeRows() },
				{ table: "faq_type", rows: content.faqTypeRows() },
				{ table: "faq", rows: content.faqRows(today) },
			]),
			{ table: "notice", rows: content.noticeRows(today) },
			{ table: "banner", rows: content.bannerRows(today) },
			{ table: "main_place", rows: content.mainPlaceRows() },
			{ table: "theme", rows: themes.themes },
			{ table: "theme_product", rows: themes.products },
			{ table: "corporation", rows: content.corporationRows() },
			{ table: "coupon_manager", rows: couponRows(today, bookings.couponCopies) },
			{ table: "coupon_product", rows: content.couponProductRows(open) },
			{ table: "promotion", rows: deals.promotions },
			{ table: "event", rows: deals.events },
			{ table: "event_product", rows: deals.eventProducts },
			{ table: "advance_notice", rows: content.alarmRows(today) },
			{ table: "member", rows: members.memberRows(today) },
			{ table: "billing_key", rows: subscriptions.cards },
			{ table: "subscription_history", rows: subscriptions.subscriptions },
			{ table: "subscription_charge", rows: subscriptions.charges },
			{ table: "gateway_sandbox", rows: subscriptions.sandbox },
			{ table: "review", rows: reviews },
			...bookings.book.all(),
			{ table: "user_coupon", rows: bookings.couponCopies },
			{ table: "order_coupon", rows: bookings.couponUses },
			{ table: "review_stat", rows: reviewStatRows(stays, [...reviews, ...bookings.book.rows("review")]) },
			{ table: "point_ledger", rows: points.lines },
			{ table: "point_balance", rows: points.balances },
			{ table: "wish", rows: members.wishRows(stays, today) },
			{ table: "login_history", rows: members.loginRows(today) },
			{ table: "advance_notice_application", rows: members.alarmApplicationRows(today) },
			{ table: "inquiry", rows: members.inquiryRows(today, bookings.orders) },
		],
	};
}
