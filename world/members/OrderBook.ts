import type { Row, TableRows } from "#world/rows/Row.ts";

/** The booking tables, ordered so that each row follows those it refers to. */
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

/** The rows created by the demo bookings; a row's id is its position in its table, from 1. */
export class OrderBook {
	readonly #rows = new Map<OrderTable, Row[]>(tables.map((table) => [table, []]));

	/** Returns the id that the table's next row will get. */
	next(table: OrderTable): number {
		return this.rows(table).length + 1;
	}

	/** Adds a row and returns its id. */
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
