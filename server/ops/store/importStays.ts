import { markAllChanged } from "#server/catalogue/search/store/marks.ts";
import type { Stay } from "#server/ops/line/readStayLine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { savePhotos } from "./savePhotos.ts";
import { savePrices } from "./savePrices.ts";

type Room = Stay["rooms"][number];
type Plan = Room["plans"][number];

/** An item of the file with its ID in the database. */
interface Kept<T> {
	readonly id: number;
	readonly data: T;
}

/** Sorts after every stay that has a rank. */
const unranked = 1_000_000;

/**
 * Imports stays with their rooms, plans and prices, by the suppliers' IDs; no stay may occur twice. False when the city or the type of one
 * no longer exists.
 */
export async function importStays(tx: Queryable, stays: readonly Stay[]): Promise<boolean> {
	const kept = await keepStays(tx, stays);
	if (kept.length < stays.length) return false;
	const rooms = await keepRooms(tx, kept);
	await savePhotos(tx, [
		...kept.map(({ id, data }) => ({ propertyId: id, roomId: 0, photos: data.photos })),
		...rooms.map(({ id, data }) => ({ propertyId: data.propertyId, roomId: id, photos: data.photos })),
	]);
	await savePrices(
		tx,
		(await keepPlans(tx, rooms)).map(({ id, data }) => ({ ...data, planId: id })),
	);
	await markAllChanged(
		tx,
		kept.map(({ id }) => id),
	);
	return true;
}

/** Pairs imported items with the IDs of their rows. */
function paired<T>(
	data: readonly T[],
	keyOf: (each: T) => readonly (string | number)[],
	rows: readonly { readonly id: number; readonly key: readonly (string | number)[] }[],
): Kept<T>[] {
	const ids = new Map(rows.map(({ id, key }) => [JSON.stringify(key), id]));
	return data.flatMap((each) => {
		const id = ids.get(JSON.stringify(keyOf(each)));
		return id === undefined ? [] : [{ id, data: each }];
	});
}

async function keepStays(tx: Queryable, stays: readonly Stay[]): Promise<Kept<Stay>[]> {
	const { rows } = await tx.query<{ id: number; key: readonly (string | number)[] }>(
		{
			name: "import.stays",
			text: `
				INSERT INTO property (channel_idx, external_id, nation_code, city_id, name, name_en, type_id, star, lat, lng, address, phone, rank, detail)
				SELECT channel, "externalId", nation_code, city_id, s.name, "nameEn", type_id, s.star, s.lat, s.lng, s.address, s.phone,
					coalesce(s.rank, ${unranked}), CASE WHEN seller IS NULL THEN '{}' ELSE jsonb_build_object('seller', seller) END
				FROM jsonb_to_recordset($1::jsonb) AS s (channel int2, "externalId" text, "cityCode" text, type text, name text, "nameEn" text,
					star int2, lat float8, lng float8, address text, phone text, rank int, seller jsonb)
				JOIN city ON city_code = "cityCode" JOIN property_type t ON t.name = s.type
				ON CONFLICT (channel_idx, external_id) DO UPDATE SET name = excluded.name, name_en = excluded.name_en, star = excluded.star,
					lat = excluded.lat, lng = excluded.lng, address = excluded.address, phone = excluded.phone, updated_at = now(),
					detail = property.detail || excluded.detail,
					rank = CASE excluded.rank WHEN ${unranked} THEN property.rank ELSE excluded.rank END
				RETURNING property_id AS id, jsonb_build_array(channel_idx, external_id) AS key`,
		},
		[JSON.stringify(stays.map(({ rooms: _, photos: __, ...stay }) => stay))],
	);
	return paired(stays, ({ channel, externalId }) => [channel, externalId], rows);
}

interface RoomOfStay extends Room {
	readonly propertyId: number;
}

async function keepRooms(tx: Queryable, stays: readonly Kept<Stay>[]): Promise<Kept<RoomOfStay>[]> {
	const rooms = stays.flatMap(({ id, data }) => data.rooms.map((room) => ({ ...room, propertyId: id })));
	const { rows } = await tx.query<{ id: number; key: readonly (string | number)[] }>(
		{
			name: "import.rooms",
			text: `
				INSERT INTO room (property_id, external_room_id, name, basic_num, max_num)
				SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::int2[], $5::int2[])
				ON CONFLICT (property_id, external_room_id) DO UPDATE
				SET name = excluded.name, basic_num = excluded.basic_num, max_num = excluded.max_num
				RETURNING room_id AS id, jsonb_build_array(property_id, external_room_id) AS key`,
		},
		[
			rooms.map(({ propertyId }) => propertyId),
			rooms.map(({ externalId }) => externalId),
			rooms.map(({ name }) => name),
			rooms.map(({ standardGuests }) => standardGuests),
			rooms.map(({ standardGuests, maximumGuests }) => Math.max(standardGuests, maximumGuests)),
		],
	);
	return paired(rooms, ({ propertyId, externalId }) => [propertyId, externalId], rows);
}

interface PlanOfRoom extends Plan {
	readonly propertyId: number;
	readonly roomId: number;
	readonly stock: number;
}

async function keepPlans(tx: Queryable, rooms: readonly Kept<RoomOfStay>[]): Promise<Kept<PlanOfRoom>[]> {
	const plans = rooms.flatMap(({ id, data }) =>
		data.plans.map((plan) => ({
			...plan,
			propertyId: data.propertyId,
			roomId: id,
			stock: data.stock,
		})),
	);
	const { rows } = await tx.query<{ id: number; key: readonly (string | number)[] }>(
		{
			name: "import.plans",
			text: `
				INSERT INTO rateplan (property_id, room_id, external_rateplan_id, name, meal, cancel_policy, normal_per, awesome_per)
				SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::int2[], $8::int2[])
				ON CONFLICT (property_id, room_id, external_rateplan_id) DO UPDATE SET name = excluded.name, meal = excluded.meal,
					cancel_policy = excluded.cancel_policy, normal_per = excluded.normal_per, awesome_per = excluded.awesome_per
				RETURNING rateplan_id AS id, jsonb_build_array(room_id, external_rateplan_id) AS key`,
		},
		[
			plans.map(({ propertyId }) => propertyId),
			plans.map(({ roomId }) => roomId),
			plans.map(({ externalId }) => externalId),
			plans.map(({ name }) => name),
			plans.map(({ meal }) => meal ?? null),
			plans.map(({ cancelTiers }) => JSON.stringify({ tiers: cancelTiers })),
			plans.map(({ normalPercent }) => normalPercent),
			plans.map(({ normalPercent, memberPercent }) => Math.max(normalPercent, memberPercent)),
		],
	);
	return paired(plans, ({ roomId, externalId }) => [roomId, externalId], rows);
}
