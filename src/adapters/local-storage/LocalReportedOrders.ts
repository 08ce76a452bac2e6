import * as z from "zod/mini";
import type { ReportedOrders } from "#ports/ReportedOrders.ts";
import type { JsonStorage } from "./jsonStorage.ts";

const key = "reported-orders";
const maxOrders = 20;
const Orders = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(maxOrders));

/** The orders most recently reported by this browser. */
export class LocalReportedOrders implements ReportedOrders {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	add(orderNumber: string): boolean {
		const known = this.#storage.read(key, Orders) ?? [];
		if (known.includes(orderNumber)) return false;
		this.#storage.write(key, [...known, orderNumber].slice(-maxOrders));
		return true;
	}
}
