import {
	addDays,
	daysInMonth,
	partsOf,
	type StayDate,
	startOfMonth,
	stayDateOf,
} from "#domain/shared/StayDate.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { monthOf } from "#server/pricing/StayTerms.ts";
import { markChanged, markDirty } from "#server/search/markDirty.ts";
import { checkCatalogue, type Known, type Stay, staysOf } from "./catalogueFile.ts";
import { OpsError } from "./OpsError.ts";

const shownEvery = 50;

async function knownOf(db: Queryable): Promise<Known> {
	const { rows: cities } = await db.query<{ city_code: string }>("SELECT city_code FROM city");
	const { rows: types } = await db.query<{ name: string }>("SELECT name FROM property_type");
	return {
		cities: new Set(cities.map(({ city_code }) => city_code)),
		types: new Set(types.map(({ name }) => name)),
	};
}

/** The last line of this very file that an import before came to; 0 = none, or it came to the end. */
async function lineReached(db: Queryable, digest: string): Promise<number> {
	const { rows } = await db.query<{ line: number }>(
		"SELECT (result->>'line')::int AS line FROM job_run WHERE job = 'import' AND slot = $1 AND finished_at IS NULL",
		[digest],
	);
	return rows[0]?.line ?? 0;
}

const noteLine = (tx: Queryable, digest: string, line: number) =>
	tx.query(
		`INSERT INTO job_run (job, slot, result) VALUES ('import', $1, jsonb_build_object('line', $2::int))
		ON CONFLICT (job, slot) DO UPDATE SET result = excluded.result, finished_at = NULL`,
		[digest, line],
	);

/**
 * Brings stays of suppliers in, or up to date, by the suppliers' own ids: a JSON object a line. Nothing is written unless
 * every line is right; then each stay in a transaction of its own, which also notes its line, so that an import that was
 * interrupted goes on there when it is given the same file again. [DEC-183]
 * @param tell how far it is, now and then
 * @throws OpsError with the numbers of wrong lines
 */
export async function importCatalogue(
	db: Database,
	path: string,
	tell: (progress: string) => void,
): Promise<string> {
	const known = await knownOf(db);
	const { stays, digest } = await checkCatalogue(path, known);
	const reached = await lineReached(db, digest);
	if (reached > 0) tell(`${reached}번째 줄 다음부터 이어서 들여옵니다.`);
	let passed = 0;
	for await (const line of staysOf(path, known)) {
		passed += 1;
		if (line.number <= reached) continue;
		if ("error" in line) throw new OpsError(`${line.number}번째 줄이 바뀌었습니다: ${line.error}`);
		await db.tx(async (tx) => {
			await importStay(tx, line.stay);
			await noteLine(tx, digest, line.number);
		});
		if (passed % shownEvery === 0) tell(`숙소 ${stays}곳 가운데 ${passed}곳`);
	}
	await db.query("UPDATE job_run SET finished_at = now() WHERE job = 'import' AND slot = $1", [digest]);
	return `숙소 ${stays}곳을 들여왔습니다.`;
}

async function importStay(tx: Queryable, stay: Stay): Promise<void> {
	const { rows } = await tx.query<{ property_id: number }>(
		`INSERT INTO property (channel_idx, external_id, nation_code, city_id, name, name_en, type_id, star, lat, lng, address, phone)
		SELECT $1, $2, c.nation_code, c.city_id, $5, $6, t.type_id, $7, $8, $9, $10, $11
		FROM city c, property_type t WHERE c.city_code = $3 AND t.name = $4
		ON CONFLICT (channel_idx, external_id) DO UPDATE SET name = $5, name_en = $6, star = $7, lat = $8, lng = $9, address = $10,
			phone = $11, updated_at = now() RETURNING property_id`,
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
		],
	);
	const propertyId = rows[0]?.property_id;
	if (propertyId === undefined) throw new OpsError(`${stay.name}의 도시나 유형이 그사이 없어졌습니다.`);
	for (const room of stay.rooms) await importRoom(tx, propertyId, room);
	await markChanged(tx, propertyId);
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
	}
	await markDirty(tx, propertyId, [...months.keys()]);
}
