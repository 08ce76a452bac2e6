import type { Database } from "#server/platform/database/Database.ts";
import type { HistorySize } from "./historyFill.ts";

/** Ids of a template's rows are below this, so that those of its copies follow block by block. */
const stride = 1_000;
/** Number of stays that the orders are spread over, each with a room and a plan of the same number. */
export const stays = 1_000;
export const firstStay = 1_000;
const blocksAtOnce = 2_500;

/** The tables that depend on an order. */
const tables = [
	"order_pay",
	"order_product",
	"order_event",
	"order_coupon",
	"payment",
	"payment_attempt",
	"payment_event",
	"cancel_quote",
	"refund",
	"user_coupon",
	"point_hold",
	"point_ledger",
	"outbox",
	"gateway_sandbox",
] as const;

const ids = new Set([
	"order_pay_id",
	"order_product_id",
	"payment_id",
	"attempt_id",
	"refund_id",
	"user_coupon_id",
	"point_ledger_id",
]);
/** Columns whose copies differ by a suffix in their text. */
const marks = new Set(["provider_key", "idempotency_key", "source", "event_id", "quote_id", "key"]);
const numbers = new Set(["order_num", "order_no"]);
const ofStay = new Set(["property_id", "room_id", "rateplan_id"]);

interface Column {
	readonly name: string;
	readonly type: string;
}

/** Returns the SQL expression for a column in the template's copy for block n. */
function copied(table: string, { name, type }: Column, size: HistorySize): string {
	if (ids.has(name)) return `t.${name} + ${stride}::bigint * n`;
	if (name === "member_id") return `CASE WHEN n <= ${size.longBlocks} THEN 1001 ELSE 1000 + n END`;
	if (name === "copy") return `CASE WHEN n <= ${size.longBlocks} THEN n ELSE 1 END`;
	if (numbers.has(name))
		return `left(t.${name}, 8) || upper(lpad(to_hex(n), 5, '0')) || substr(t.${name}, 14)`;
	if (marks.has(name)) return `t.${name} || ':' || n`;
	if (ofStay.has(name)) return `CASE WHEN t.${name} = 1 THEN ${firstStay} + n % ${stays} ELSE t.${name} END`;
	// Messages are kept for a month, everything else for years.
	const days = table === "outbox" ? "n % 28" : `60 + (n::bigint * 1690 / ${size.blocks})::int`;
	if (type === "timestamp with time zone") return `t.${name} - (${days}) * interval '1 day'`;
	if (type === "date") return `t.${name} - (${days})`;
	return `t.${name}`;
}

/** Copies the existing orders, with all dependent rows, once per block. */
export async function copyBlocks(db: Database, size: HistorySize): Promise<void> {
	await plantStays(db);
	await plantMembers(db, size);
	for (const table of tables) {
		const { rows: columns } = await db.query<Column>(
			`SELECT column_name AS name, data_type AS type FROM information_schema.columns
			WHERE table_name = $1 AND is_generated = 'NEVER' AND column_name <> 'order_event_id' AND column_name <> 'outbox_id'`,
			[table],
		);
		await db.query(`CREATE TEMP TABLE template AS SELECT * FROM ${table}`);
		const names = columns.map(({ name }) => name).join(", ");
		const values = columns.map((column) => copied(table, column, size)).join(", ");
		for (let first = 1; first <= size.blocks; first += blocksAtOnce) {
			const last = Math.min(first + blocksAtOnce - 1, size.blocks);
			await planted(
				db,
				`INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
				SELECT ${values} FROM generate_series(${first}, ${last}) n, template t ${table === "user_coupon" ? "WHERE t.state = 'used'" : ""}`,
			);
		}
		await db.query("DROP TABLE template");
		console.log(`${table} filled`);
	}
}

/** Skips the foreign key checks: the keys are right by construction, and checking takes longer than the inserts. */
export const planted = (db: Database, sql: string): Promise<unknown> =>
	db.tx((tx) => tx.query(`SET LOCAL session_replication_role = replica; ${sql};`), { hasNoTimeout: true });

async function plantStays(db: Database): Promise<void> {
	const numbered = `${firstStay} + n`;
	await planted(
		db,
		`INSERT INTO property (property_id, channel_idx, nation_code, city_id, name, name_en, type_id, star, lat, lng, address)
			SELECT ${numbered}, 1, 'KR', 1, '지난 호텔 ' || n, 'Past ' || n, 1, 4, 37.56, 126.97, '서울특별시 중구' FROM generate_series(0, ${stays - 1}) n;
		INSERT INTO room (property_id, room_id, name, basic_num, max_num) SELECT ${numbered}, ${numbered}, '디럭스 더블', 2, 4
			FROM generate_series(0, ${stays - 1}) n;
		INSERT INTO room (property_id, room_id, name, basic_num, max_num) SELECT ${firstStay}, 5000 + n, '객실 ' || n, 2, 4 FROM generate_series(1, 40) n;
		INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy) SELECT ${numbered}, ${numbered}, ${numbered}, '조식 포함', p.cancel_policy
			FROM generate_series(0, ${stays - 1}) n, rateplan p WHERE p.rateplan_id = 1`,
	);
}

async function plantMembers(db: Database, { blocks }: HistorySize): Promise<void> {
	await planted(
		db,
		`INSERT INTO member (member_id, email, email_key, name, phone, phone_key, created_at)
			SELECT 1000 + n, t.email, 'h' || n || '@history.example', t.name, t.phone, 'h' || n, timestamptz '2021-01-01' + n * interval '1 minute'
			FROM generate_series(1, ${blocks}) n, member t WHERE t.member_id = 2;
		INSERT INTO point_balance SELECT 1000 + n, 30000, 20000 FROM generate_series(1, ${blocks}) n`,
	);
}
