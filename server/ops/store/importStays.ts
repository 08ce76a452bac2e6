import { defaultVoucherDays } from "#domain/offer/voucher.ts";
import { ownChannelIndexes } from "#domain/stay/channel.ts";
import { markAllChanged } from "#server/catalogue/search/store/marks.ts";
import type { Stay } from "#server/ops/line/Stay.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { saveExternalFigures } from "./saveExternalFigures.ts";
import { savePhotos } from "./savePhotos.ts";
import { savePrices } from "./savePrices.ts";

type Room = Stay["rooms"][number];
type Plan = Room["plans"][number];

/** An item of the file with its ID in the database. */
interface Kept<T> {
	readonly id: number;
	readonly data: T;
}

/** A stay farther than this from each area of its city, in kilometres, belongs to the city alone. */
const farthestArea = 20;

/** Sorts after every stay that has a rank. */
const unranked = 1_000_000;

/**
 * Imports stays with their rooms, plans and prices, by the IDs of the file; no stay may occur twice. Each belongs to the nearest area of its
 * city; plans that its line leaves out, and with them rooms, go off sale until a later line names them again. Returns the stays that cannot be imported, because the city or the type no longer exists, the stay is known in another city, or a
 * plan sold by the night would become a voucher or the other way round; then the transaction must be rolled back.
 */
export async function importStays(tx: Queryable, stays: readonly Stay[]): Promise<readonly Stay[]> {
	const kept = await keepStays(tx, stays);
	if (kept.length < stays.length) {
		const known = new Set(kept.map(({ data }) => data));
		return stays.filter((stay) => !known.has(stay));
	}
	await saveExternalFigures(tx, kept);
	const rooms = await keepRooms(tx, kept);
	await savePhotos(tx, [
		...kept.map(({ id, data }) => ({ propertyId: id, roomId: 0, photos: data.photos })),
		...rooms.map(({ id, data }) => ({ propertyId: data.propertyId, roomId: id, photos: data.photos })),
	]);
	const plans = await keepPlans(tx, rooms);
	const plansOf = Map.groupBy(plans, ({ data }) => data.propertyId);
	const refused = kept.filter(
		({ id, data }) => data.rooms.flatMap((room) => room.plans).length > (plansOf.get(id)?.length ?? 0),
	);
	if (refused.length > 0) return refused.map(({ data }) => data);
	await closeLeftOut(tx, kept, plans);
	await savePrices(
		tx,
		plans.map(({ id, data }) => ({ ...data, planId: id })),
	);
	await markAllChanged(
		tx,
		kept.map(({ id }) => id),
	);
	return [];
}

interface KeptRow {
	readonly id: number;
	readonly key: readonly (string | number)[];
}

/** Pairs imported items with the IDs of their rows. */
function paired<T>(
	data: readonly T[],
	keyOf: (each: T) => readonly (string | number)[],
	rows: readonly KeptRow[],
): Kept<T>[] {
	const ids = new Map(rows.map(({ id, key }) => [JSON.stringify(key), id]));
	return data.flatMap((each) => {
		const id = ids.get(JSON.stringify(keyOf(each)));
		return id === undefined ? [] : [{ id, data: each }];
	});
}

const keepStaysStatement = {
	name: "import.stays",
	text: `
		INSERT INTO property (channel_idx, external_id, import_id, nation_code, city_id, area, sub_area, name, name_en, type_id, star, fac, lat, lng,
			address, phone, fax, contact_email, chain, brand, check_in_time, check_out_time, rank, detail, status)
		SELECT channel, CASE WHEN channel <> ALL ($2) THEN "externalId" END, CASE WHEN channel = ANY ($2) THEN "externalId" END, nation_code, c.city_id, coalesce(near.area, 0), coalesce(near.sub_area, 0), s.name, "nameEn", type_id,
			s.star, (SELECT coalesce(bit_or(1::int8 << facility_id), 0) FROM facility WHERE code = ANY (s.facilities)), s.lat, s.lng,
			s.address, s.phone, s.fax, "contactEmail", s.chain, s.brand, "checkInTime", "checkOutTime", coalesce(s.rank, ${unranked}),
			jsonb_build_object('notices', s.notices, 'tags', s.tags)
				|| CASE WHEN seller IS NULL THEN '{}' ELSE jsonb_build_object('seller', seller) END, s.status
		FROM jsonb_to_recordset($1::jsonb) AS s (channel int2, "externalId" text, "cityCode" text, type text, name text, "nameEn" text,
			star int2, facilities text[], lat float8, lng float8, address text, phone text, fax text, "contactEmail" text, chain text,
			brand text, "checkInTime" text, "checkOutTime" text, rank int, notices jsonb, tags jsonb, seller jsonb, status text)
		JOIN city c ON city_code = "cityCode" JOIN property_type t ON t.name = s.type
		LEFT JOIN LATERAL (
			SELECT a.area, a.sub_area, ((a.lat - s.lat) * 111) ^ 2 + ((a.lng - s.lng) * 111 * cosd(s.lat)) ^ 2 AS distance
			FROM area a WHERE a.city_id = c.city_id AND (a.sub_area > 0 OR NOT EXISTS (
				SELECT FROM area part WHERE part.city_id = a.city_id AND part.area = a.area AND part.sub_area > 0))
			ORDER BY distance LIMIT 1) near ON near.distance <= ${farthestArea ** 2}
		ON CONFLICT (channel_idx, (coalesce(external_id, import_id))) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, star = excluded.star,
			type_id = excluded.type_id, fac = excluded.fac, lat = excluded.lat, lng = excluded.lng, address = excluded.address,
			phone = excluded.phone, fax = excluded.fax, contact_email = coalesce(excluded.contact_email, property.contact_email),
			chain = excluded.chain, brand = excluded.brand, check_in_time = excluded.check_in_time, check_out_time = excluded.check_out_time,
			area = excluded.area, sub_area = excluded.sub_area, status = excluded.status, updated_at = now(),
			detail = property.detail || excluded.detail,
			rank = CASE excluded.rank WHEN ${unranked} THEN property.rank ELSE excluded.rank END
		WHERE property.city_id = excluded.city_id
		RETURNING property_id AS id, jsonb_build_array(channel_idx, coalesce(external_id, import_id)) AS key`,
};

async function keepStays(tx: Queryable, stays: readonly Stay[]): Promise<Kept<Stay>[]> {
	const { rows } = await tx.query<KeptRow>(keepStaysStatement, [
		JSON.stringify(stays.map(({ rooms: _, photos: __, ...stay }) => stay)),
		ownChannelIndexes,
	]);
	return paired(stays, ({ channel, externalId }) => [channel, externalId], rows);
}

interface RoomOfStay extends Room {
	readonly propertyId: number;
}

const keepRoomsStatement = {
	name: "import.rooms",
	text: `
		INSERT INTO room (property_id, external_room_id, name, type_name, basic_num, max_num, bed_type, grade, view, size_m2, detail)
		SELECT "propertyId", "externalId", name, "typeName", "standardGuests", greatest("standardGuests", "maximumGuests"), "bedType",
			grade, view, size, jsonb_build_object('basicInfo', "basicInfo", 'metaInfo', "metaInfo")
		FROM jsonb_to_recordset($1::jsonb) AS r ("propertyId" int, "externalId" text, name text, "typeName" text, "standardGuests" int2,
			"maximumGuests" int2, "bedType" text, grade text, view text, size int2, "basicInfo" jsonb, "metaInfo" jsonb)
		ON CONFLICT (property_id, external_room_id) DO UPDATE SET name = excluded.name, type_name = excluded.type_name,
			basic_num = excluded.basic_num, max_num = excluded.max_num, bed_type = excluded.bed_type, grade = excluded.grade,
			view = excluded.view, size_m2 = excluded.size_m2, detail = excluded.detail
		RETURNING room_id AS id, jsonb_build_array(property_id, external_room_id) AS key`,
};

async function keepRooms(tx: Queryable, stays: readonly Kept<Stay>[]): Promise<Kept<RoomOfStay>[]> {
	const rooms = stays.flatMap(({ id, data }) => data.rooms.map((room) => ({ ...room, propertyId: id })));
	const { rows } = await tx.query<KeptRow>(keepRoomsStatement, [
		JSON.stringify(rooms.map(({ plans: _, photos: __, ...room }) => room)),
	]);
	return paired(rooms, ({ propertyId, externalId }) => [propertyId, externalId], rows);
}

interface PlanOfRoom extends Plan {
	readonly propertyId: number;
	readonly roomId: number;
	readonly stock: number;
}

const keepPlansStatement = {
	name: "import.plans",
	text: `
		INSERT INTO rateplan (property_id, room_id, external_rateplan_id, name, rateplan_type, meal, min_nights, max_nights, cancel_policy,
			partial_cancel, normal_per, awesome_per, cashback_rate, discount_type, discount_rate, discount_min_nights,
			discount_min_days_ahead, discount_starts_at, discount_ends_at, tax_per, property_fee_per_night, hidden_amount, detail, status,
			instant_confirm, sale_start, sale_end, sale_type, voucher_price, voucher_valid_days, voucher_weekdays_only)
		SELECT "propertyId", "roomId", "externalId", name, CASE WHEN voucher IS NULL THEN type ELSE 'VOUCHER' END, meal, "minNights", "maxNights", jsonb_build_object('tiers', "cancelTiers"),
			"partialCancel", "normalPercent", greatest("normalPercent", "memberPercent"), "cashbackPercent", discount->>'kind',
			coalesce((discount->>'percent')::int2, 0), (discount->>'minNights')::int2, (discount->>'minDaysAhead')::int2,
			(discount->>'startsAt')::timestamptz, (discount->>'endsAt')::timestamptz, "taxPercent", "feePerNight", "hiddenPrice",
			jsonb_build_object('contain', contain, 'detail', detail, 'use', use, 'valueAdds', "valueAdds", 'rateComments', "rateComments"), status,
			"instantConfirm", "saleFrom", "saleUntil", CASE WHEN voucher IS NULL THEN 'STAY' ELSE 'VOUCHER' END,
			(voucher->>'price')::int, coalesce((voucher->>'validDays')::int2, ${defaultVoucherDays}), coalesce((voucher->>'weekdaysOnly')::boolean, false)
		FROM jsonb_to_recordset($1::jsonb) AS p ("propertyId" int, "roomId" int, "externalId" text, name text, type text, meal text,
			"minNights" int2, "maxNights" int2, "cancelTiers" jsonb, "partialCancel" boolean, "normalPercent" int2, "memberPercent" int2,
			"cashbackPercent" int2, discount jsonb, "taxPercent" int2, "feePerNight" int, "hiddenPrice" boolean, contain jsonb, detail jsonb,
			use jsonb, "valueAdds" jsonb, "rateComments" jsonb, status text, "instantConfirm" boolean, "saleFrom" date, "saleUntil" date,
			voucher jsonb)
		ON CONFLICT (property_id, room_id, external_rateplan_id) DO UPDATE SET name = excluded.name, rateplan_type = excluded.rateplan_type,
			meal = excluded.meal, min_nights = excluded.min_nights, max_nights = excluded.max_nights, cancel_policy = excluded.cancel_policy,
			partial_cancel = excluded.partial_cancel, normal_per = excluded.normal_per, awesome_per = excluded.awesome_per,
			cashback_rate = excluded.cashback_rate, discount_type = excluded.discount_type, discount_rate = excluded.discount_rate,
			discount_min_nights = excluded.discount_min_nights, discount_min_days_ahead = excluded.discount_min_days_ahead,
			discount_starts_at = excluded.discount_starts_at, discount_ends_at = excluded.discount_ends_at, tax_per = excluded.tax_per,
			property_fee_per_night = excluded.property_fee_per_night, hidden_amount = excluded.hidden_amount, detail = excluded.detail,
			status = excluded.status, instant_confirm = excluded.instant_confirm, sale_start = excluded.sale_start,
			sale_end = excluded.sale_end, voucher_price = excluded.voucher_price, voucher_valid_days = excluded.voucher_valid_days,
			voucher_weekdays_only = excluded.voucher_weekdays_only
		WHERE rateplan.sale_type = excluded.sale_type
		RETURNING rateplan_id AS id, jsonb_build_array(room_id, external_rateplan_id) AS key`,
};

async function keepPlans(tx: Queryable, rooms: readonly Kept<RoomOfStay>[]): Promise<Kept<PlanOfRoom>[]> {
	const plans = rooms.flatMap(({ id, data: { propertyId, stock, plans: given } }) =>
		given.map((plan) => ({ ...plan, propertyId, roomId: id, stock })),
	);
	const { rows } = await tx.query<KeptRow>(keepPlansStatement, [
		JSON.stringify(plans.map(({ prices: _, stock: __, ...plan }) => plan)),
	]);
	return paired(plans, ({ roomId, externalId }) => [roomId, externalId], rows);
}

async function closeLeftOut(
	tx: Queryable,
	stays: readonly Kept<Stay>[],
	plans: readonly Kept<PlanOfRoom>[],
): Promise<void> {
	await tx.query(
		{
			name: "import.leftOut",
			text: "UPDATE rateplan SET status = 'closed' WHERE property_id = ANY ($1::int[]) AND rateplan_id <> ALL ($2::int[]) AND status = 'open'",
		},
		[stays.map(({ id }) => id), plans.map(({ id }) => id)],
	);
}
