import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import * as content from "./content/contentRows.ts";
import { dealRows } from "./content/dealRows.ts";
import { continueNumbering, insertRows, type Row } from "./insertRows.ts";
import { insertBookings } from "./members/insertBookings.ts";
import * as members from "./members/memberRows.ts";
import { pointRows } from "./members/pointLines.ts";
import { subscriptionRows } from "./members/subscriptionRows.ts";
import { saleWindow } from "./nights.ts";
import { makeReviews, reviewStatRows } from "./reviews/makeReviews.ts";
import { makeStays } from "./stays/makeStays.ts";
import { nightRows } from "./stays/nightRows.ts";
import * as places from "./stays/placeRows.ts";
import type { Stay } from "./stays/Stay.ts";
import * as catalogue from "./stays/stayRows.ts";

export interface WorldOptions {
	/** The Korean day the world is dated around. */
	readonly today: StayDate;
	/** Epoch milliseconds of a moment of that day. */
	readonly now: number;
	/** 300 when left out; a smaller world is the beginning of the large one. */
	readonly stays?: number;
	readonly seed?: number;
}

/** The options with nothing left out, and the stays they make. */
interface World extends Required<Omit<WorldOptions, "stays">> {
	readonly stays: readonly Stay[];
}

const defaultStays = 300;
/** The seed of every installation, unless it asks for another. */
export const defaultSeed = 20_261;
const reviewsPerStay = 20;

async function insertPlaces(tx: Queryable, { seed }: World): Promise<void> {
	await insertRows(tx, "nation", places.nationRows());
	await insertRows(tx, "city", places.cityRows());
	await insertRows(tx, "area", places.areaRows());
	await insertRows(tx, "popular_tab", places.popularTabRows());
	await insertRows(tx, "popular_area", places.popularAreaRows());
	await insertRows(tx, "channel", places.channelRows());
	await insertRows(tx, "facility", places.facilityRows());
	await insertRows(tx, "property_type", places.propertyTypeRows());
	await insertRows(tx, "poi", places.poiRows(seed));
}

async function insertStays(tx: Queryable, { stays, seed, now, today }: World): Promise<void> {
	await insertRows(tx, "property", catalogue.propertyRows(stays, seed, new Date(now).toISOString()));
	await insertRows(tx, "room", catalogue.roomRows(stays));
	await insertRows(tx, "rateplan", catalogue.planRows(stays, now));
	await insertRows(tx, "property_image", catalogue.imageRows(stays));
	const comparison = catalogue.comparisonRows(stays, seed);
	await insertRows(tx, "price_comparison", comparison.prices);
	await insertRows(tx, "hotels_combined_hotel", comparison.hotels);
	await insertRows(tx, "external_rating", catalogue.externalRatingRows(stays, seed));
	const reviews = makeReviews(stays, reviewsPerStay * stays.length, seed, today, now);
	await insertRows(tx, "review", reviews);
	await insertRows(tx, "review_stat", reviewStatRows(stays, reviews));
}

/** By portions, so that the months of a large world are never in memory at once. */
async function insertNights(tx: Queryable, { stays, today }: World): Promise<void> {
	const { first, last } = saleWindow(today);
	let rooms: Row[] = [];
	let plans: Row[] = [];
	const flush = async () => {
		await insertRows(tx, "room_month", rooms);
		await insertRows(tx, "rate_month", plans);
		rooms = [];
		plans = [];
	};
	for (const rows of nightRows(stays, first, last)) {
		rooms.push(...rows.rooms);
		plans.push(...rows.plans);
		if (plans.length > 3500) await flush();
	}
	await flush();
}

async function insertContent(tx: Queryable, { stays, seed, today }: World): Promise<void> {
	await insertRows(tx, "common_code", content.inquiryTypeRows());
	await insertRows(tx, "notice", content.noticeRows(today));
	await insertRows(tx, "faq_type", content.faqTypeRows());
	await insertRows(tx, "faq", content.faqRows(today));
	await insertRows(tx, "banner", content.bannerRows(today));
	await insertRows(tx, "main_place", content.mainPlaceRows());
	const open = stays.filter(({ isClosed }) => !isClosed);
	const themes = content.themeRows(open);
	await insertRows(tx, "theme", themes.themes);
	await insertRows(tx, "theme_product", themes.products);
	await insertRows(tx, "corporation", content.corporationRows());
	await insertRows(tx, "coupon_manager", content.couponRows(today));
	await insertRows(tx, "coupon_product", content.couponProductRows(open));
	const deals = dealRows(open, seed, today);
	await insertRows(tx, "promotion", deals.promotions);
	await insertRows(tx, "event", deals.events);
	await insertRows(tx, "event_product", deals.eventProducts);
	await insertRows(tx, "advance_notice", content.alarmRows(today));
}

/** Accounts first; then what they bought, from which points, balances and some inquiries follow. */
async function insertMembers(tx: Queryable, world: World): Promise<void> {
	const { stays, today } = world;
	await insertRows(tx, "member", await members.memberRows(today));
	const subscriptions = subscriptionRows(today);
	await insertRows(tx, "billing_key", subscriptions.cards);
	await insertRows(tx, "subscription_history", subscriptions.subscriptions);
	await insertRows(tx, "subscription_charge", subscriptions.charges);
	await insertRows(tx, "user_coupon", members.couponCopyRows(today));
	const { orders, points } = await insertBookings(tx, world);
	const { lines, balances } = pointRows([...members.grantEntries(today), ...points], today);
	await insertRows(tx, "point_ledger", lines);
	await insertRows(tx, "point_balance", balances);
	await insertRows(tx, "wish", members.wishRows(stays, today));
	await insertRows(tx, "login_history", members.loginRows(today));
	await insertRows(tx, "advance_notice_application", members.alarmApplicationRows(today));
	await insertRows(tx, "inquiry", members.inquiryRows(today, orders));
	await tx.query(
		"UPDATE coupon_manager cm SET issued_cnt = issued_cnt + (SELECT count(*) FROM user_coupon uc WHERE uc.coupon_manager_id = cm.coupon_manager_id)",
	);
}

/** Tables whose rows were inserted with their numbers. */
const numbered = [
	["property", "property_id"],
	["room", "room_id"],
	["rateplan", "rateplan_id"],
	["notice", "notice_id"],
	["theme", "theme_id"],
	["coupon_manager", "coupon_manager_id"],
	["promotion", "promotion_id"],
	["event", "event_id"],
	["advance_notice", "alarm_id"],
	["member", "member_id"],
	["billing_key", "billing_key_id"],
	["subscription_history", "subscription_id"],
] as const;

/**
 * Plants the demo world: the same rows for the same seed, size and day. Does nothing when one has been planted here before.
 *
 * @returns whether it planted
 */
export async function seedWorld(db: Database, options: WorldOptions): Promise<boolean> {
	const { today, now, seed = defaultSeed, stays: count = defaultStays } = options;
	return db.tx(async (tx) => {
		await tx.query("SET LOCAL statement_timeout = 0");
		const { rowCount } = await tx.query(
			"INSERT INTO world_state (seed, stays, seeded_on, nights_until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
			[seed, count, today, saleWindow(today).last],
		);
		if (rowCount === 0) return false;
		const world: World = { today, now, seed, stays: makeStays(count, seed) };
		await insertPlaces(tx, world);
		await insertStays(tx, world);
		await insertNights(tx, world);
		await insertContent(tx, world);
		await insertMembers(tx, world);
		for (const [table, column] of numbered) await continueNumbering(tx, table, column);
		return true;
	});
}
