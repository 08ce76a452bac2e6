import { type Cancellations, createCancellations } from "#server/cancellations/createCancellations.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/Database.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "#server/outbox/createOutbox.ts";
import { createSenders } from "#server/outbox/senders.ts";
import { createPayments, type Payments } from "#server/payments/createPayments.ts";
import type { PaymentParts } from "#server/payments/PaymentParts.ts";
import {
	createSupplierSimulator,
	type SupplierSimulator,
} from "#server/suppliers/createSupplierSimulator.ts";
import { supplierRequests } from "#server/suppliers/supplierRequests.ts";
import { type Bookings, createBookings } from "./createBookings.ts";
import { createLinks, type Links } from "./createLinks.ts";

/** Everything between choosing a room and getting the money back. */
export interface Orders {
	readonly bookings: Bookings;
	readonly links: Links;
	readonly payments: Payments;
	readonly cancellations: Cancellations;
	readonly suppliers: SupplierSimulator;
	readonly outbox: Outbox;
}

export function createOrders(base: {
	readonly config: Config;
	readonly db: Database;
	readonly clock: Clock;
	readonly alarm?: PaymentParts["alarm"];
}): Orders {
	const payments = createPayments(base);
	const cancellations = createCancellations(payments.parts);
	const suppliers = createSupplierSimulator(base);
	const senders = createSenders(base.db, base.config);
	const requests = supplierRequests({ ...base, supplier: suppliers, cancellations });
	const outbox = createOutbox({
		...base,
		alarm: payments.parts.alarm,
		handlers: {
			mail: sent(senders.mail),
			sms: sent(senders.sms),
			"supplier.book": requests.book,
			"supplier.poll": requests.poll,
			"supplier.cancel": requests.cancel,
		},
	});
	return {
		bookings: createBookings(base),
		links: createLinks(base),
		payments,
		cancellations,
		suppliers,
		outbox,
	};
}

/** A sender as the outbox calls it: done once it has not thrown. */
const sent =
	<M>(send: (message: M) => Promise<void>): OutboxHandler =>
	async (message: M) => {
		await send(message);
		return null;
	};
