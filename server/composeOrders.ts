import { Bookings } from "./commerce/booking/Bookings.ts";
import { Cancellations } from "./commerce/cancellation/Cancellations.ts";
import { Changes } from "./commerce/change/settlement/Changes.ts";
import { LmsLinks } from "./commerce/link/LmsLinks.ts";
import type { PaymentParts } from "./commerce/payment/PaymentParts.ts";
import { Payments } from "./commerce/payment/Payments.ts";
import { SupplierByMail } from "./commerce/supplier/SupplierByMail.ts";
import { SupplierRequests } from "./commerce/supplier/SupplierRequests.ts";
import { SupplierSimulator } from "./commerce/supplier/SupplierSimulator.ts";
import { createSendToStay } from "./commerce/supplier/sendToStay.ts";
import type { Config } from "./config.ts";
import { Inquiries } from "./members/inquiry/Inquiries.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/Database.ts";
import { Outbox, type OutboxHandler } from "./platform/outbox/Outbox.ts";
import { createSenders } from "./platform/outbox/senders.ts";

/** The services from booking a room to refunding it. */
export interface Orders {
	readonly bookings: Bookings;
	readonly links: LmsLinks;
	readonly payments: Payments;
	readonly cancellations: Cancellations;
	readonly changes: Changes;
	/** Null in production, where nothing is simulated. [DEC-194] */
	readonly suppliers: SupplierSimulator | null;
	readonly outbox: Outbox;
}

export function composeOrders(base: {
	readonly config: Config;
	readonly db: Database;
	readonly clock: Clock;
	readonly alarm?: PaymentParts["alarm"];
	readonly removeCard: OutboxHandler;
}): Orders {
	const payments = new Payments(base);
	const cancellations = new Cancellations(payments.parts);
	const changes = new Changes(payments.parts);
	const senders = createSenders(base.db, base.config);
	const suppliers = base.config.stage === "production" ? null : new SupplierSimulator(base);
	const toStay = createSendToStay({
		...base,
		send: senders.mail,
		customerCentre: base.config.site.csEmail,
	});
	const requests = new SupplierRequests({
		...base,
		supplier: suppliers ?? new SupplierByMail(toStay),
		cancellations,
		inquiries: new Inquiries(base),
	});
	const outbox = new Outbox({
		...base,
		alarm: payments.parts.alarm,
		handlers: {
			mail: sent(senders.mail),
			sms: sent(senders.sms),
			"stay.mail": sent(toStay),
			"supplier.book": (subject) => requests.book(subject),
			"supplier.poll": (subject) => requests.poll(subject),
			"supplier.cancel": (subject) => requests.cancel(subject),
			"supplier.ask": (subject) => requests.ask(subject),
			"card.remove": base.removeCard,
		},
	});
	return {
		bookings: new Bookings(base),
		links: new LmsLinks(base),
		payments,
		cancellations,
		changes,
		suppliers,
		outbox,
	};
}

/** Adapts a sender to an outbox handler: the message counts as sent unless the sender throws. */
const sent =
	<M>(send: (message: M, key: string) => Promise<void>): OutboxHandler =>
	async (message: M, key) => {
		await send(message, key);
		return null;
	};
