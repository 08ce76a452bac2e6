import type { Row, TableRows } from "#world/rows/Row.ts";

/** The tables of bookings, in an order in which each row finds those it refers to. */
const tables = [
	"order_pay",
	"order_product",
	"order_event",
	"order_add_pay",
	"payment",
	"payment_attempt",
	"cancel_quote",
	"refund",
	"point_hold",
	"gateway_sandbox",
	"review",
] as const;

type OrderTable = (typeof tables)[number];

/** What demo bookings left behind, as rows; a row's number is its place in its table, from 1. */
export class OrderBook {
	readonly #rows = new Map<OrderTable, Row[]>(tables.map((table) => [table, []]));

	/** The number the next row of a table will have. */
	next(table: OrderTable): number {
		return this.rows(table).length + 1;
	}

	/** Writes a row down and hands back its number. */
	add(table: OrderTable, row: Row): number {
		return this.#rows.get(table)!.push(row);
	}

	rows(table: OrderTable): readonly Row[] {
		return this.#rows.get(table)!;
	}

	all(): TableRows[] {
		return tables.map((table) => ({ table, rows: this.rows(table) }));
	}
}
