import {
	addDays,
	daysInMonth,
	partsOf,
	type StayDate,
	startOfMonth,
	stayDateOf,
} from "#domain/shared/StayDate.ts";
import { monthOf } from "#server/catalogue/pricing/StayTerms.ts";
import { markChanged, markDirty } from "#server/catalogue/search/store/marks.ts";
import type { Stay } from "#server/ops/line/readStayLine.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { keepStopped } from "./nightHand.ts";

/** A stay with its rooms, plans and prices, by the supplier's ids; false when its city or type is not there any more. */
export async function importStay(tx: Queryable, stay: Stay): Promise<boolean> {
	const { rows } = await tx.query<{ property_id: number }>(
		`INSERT INTO property (channel_idx, external_id, nation_code, city_id, name, name_en, type_id, star, lat, lng, address, phone, rank, detail)
		SELECT $1, $2, c.nation_code, c.city_id, $5, $6, t.type_id, $7, $8, $9, $10, $11, coalesce($12, 1000000), $13::jsonb
		FROM city c, property_type t WHERE c.city_code = $3 AND t.name = $4
		ON CONFLICT (channel_idx, external_id) DO UPDATE SET name = $5, name_en = $6, star = $7, lat = $8, lng = $9, address = $10,
			phone = $11, rank = coalesce($12, property.rank), detail = property.detail || $13::jsonb,
			updated_at = now() RETURNING property_id`,
		[
			stay.channel,
			stay.externalId,
			stay.cityCode,
			stay.type,
			stay.name,
			stay.nameEn,
			stay.star,
			stay.lat,
			stay.lng,
			stay.address,
			stay.phone ?? null,
			stay.rank ?? null,
			JSON.stringify({ seller: stay.seller ?? undefined }),
		],
	);
	const propertyId = rows[0]?.property_id;
	if (propertyId === undefined) return false;
	for (const room of stay.rooms) await importRoom(tx, propertyId, room);
	await markChanged(tx, propertyId);
	return true;
}

/** The row with the supplier's id, changed or new. */
async function upsert(
	tx: Queryable,
	find: { readonly sql: string; readonly values: readonly unknown[] },
	change: { readonly sql: string; readonly values: readonly unknown[] },
	add: { readonly sql: string; readonly values: readonly unknown[] },
): Promise<number> {
	const found = await tx.query<{ id: number }>(find.sql, find.values);
	const id = found.rows[0]?.id;
	if (id === undefined) return (await tx.query<{ id: number }>(add.sql, add.values)).rows[0]!.id;
	await tx.query(change.sql, [id, ...change.values]);
	return id;
}

async function importRoom(tx: Queryable, propertyId: number, room: Stay["rooms"][number]): Promise<void> {
	const facts = [room.name, room.standardGuests, Math.max(room.maximumGuests, room.standardGuests)];
	const roomId = await upsert(
		tx,
		{
			sql: "SELECT room_id AS id FROM room WHERE property_id = $1 AND external_room_id = $2",
			values: [propertyId, room.externalId],
		},
		{ sql: "UPDATE room SET name = $2, basic_num = $3, max_num = $4 WHERE room_id = $1", values: facts },
		{
			sql: `INSERT INTO room (property_id, external_room_id, name, basic_num, max_num) VALUES ($1, $2, $3, $4, $5)
				RETURNING room_id AS id`,
			values: [propertyId, room.externalId, ...facts],
		},
	);
	for (const plan of room.plans) {
		const terms = [
			plan.name,
			plan.meal ?? null,
			JSON.stringify({ tiers: plan.cancelTiers }),
			plan.normalPercent,
			Math.max(plan.memberPercent, plan.normalPercent),
		];
		const planId = await upsert(
			tx,
			{
				sql: "SELECT rateplan_id AS id FROM rateplan WHERE property_id = $1 AND room_id = $2 AND external_rateplan_id = $3",
				values: [propertyId, roomId, plan.externalId],
			},
			{
				sql: `UPDATE rateplan SET name = $2, meal = $3, cancel_policy = $4, normal_per = $5, awesome_per = $6
					WHERE rateplan_id = $1`,
				values: terms,
			},
			{
				sql: `INSERT INTO rateplan (property_id, room_id, external_rateplan_id, name, meal, cancel_policy, normal_per, awesome_per)
					VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING rateplan_id AS id`,
				values: [propertyId, roomId, plan.externalId, ...terms],
			},
		);
		await importPrices(tx, { propertyId, roomId, planId, stock: room.stock }, plan.prices);
	}
}

interface Priced {
	readonly propertyId: number;
	readonly roomId: number;
	readonly planId: number;
	readonly stock: number;
}

/** Prices night by night; a month that is new to the room starts with its whole stock, one that is sold already keeps what is left. */
async function importPrices(
	tx: Queryable,
	{ propertyId, roomId, planId, stock }: Priced,
	prices: Stay["rooms"][number]["plans"][number]["prices"],
): Promise<void> {
	const months = new Map<number, { readonly first: StayDate; readonly nights: Map<number, number> }>();
	for (const { from, to, price } of prices) {
		for (let night = stayDateOf(from); night <= to; night = addDays(night, 1)) {
			const first = startOfMonth(night);
			const month = months.get(monthOf(night)) ?? { first, nights: new Map<number, number>() };
			month.nights.set(partsOf(night).day, price);
			months.set(monthOf(night), month);
		}
	}
	for (const [ym, { first, nights }] of months) {
		const days = daysInMonth(first);
		const all = Array.from({ length: days }, (_, index) => nights.get(index + 1) ?? null);
		await tx.query(
			`INSERT INTO room_month (property_id, ym, room_id, cap, stock) VALUES ($1, $2, $3, $4, array_fill($4::int2, ARRAY[$5::int]))
			ON CONFLICT DO NOTHING`,
			[propertyId, ym, roomId, stock, days],
		);
		await tx.query(
			`INSERT INTO rate_month (property_id, ym, room_id, rateplan_id, price) VALUES ($1, $2, $3, $4, $5::int4[])
			ON CONFLICT (property_id, ym, room_id, rateplan_id) DO UPDATE SET price = (
				SELECT array_agg(coalesce(new.price, old.price) ORDER BY n)
				FROM unnest($5::int4[]) WITH ORDINALITY AS new (price, n)
				JOIN unnest(rate_month.price) WITH ORDINALITY AS old (price, n) USING (n))`,
			[propertyId, ym, roomId, planId, all],
		);
		await keepStopped(tx, { propertyId, roomId }, ym);
	}
	await markDirty(tx, propertyId, [...months.keys()]);
}
