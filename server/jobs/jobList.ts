import { fullBatch } from "#server/outbox/createOutbox.ts";
import { reconcile } from "#server/payments/reconcile.ts";
import type { Services } from "#server/Services.ts";
import { cleanUp } from "./cleanUp.ts";
import { endStays } from "./endStays.ts";

/** Work that is done again and again. Any of it may be interrupted, and may be done twice, without harm. */
export interface Job {
	readonly name: string;
	readonly everySeconds: number;
	run(): Promise<unknown>;
}

/** Everything the server does without being asked. */
export const jobList = (services: Services): readonly Job[] => [
	{ name: "expire-holds", everySeconds: 10, run: () => services.bookings.expireHolds() },
	{ name: "recover-payments", everySeconds: 10, run: () => services.payments.recover() },
	{ name: "run-cancels", everySeconds: 10, run: () => services.cancellations.run() },
	{ name: "deliver-outbox", everySeconds: 5, run: () => deliverAll(services) },
	{ name: "recover-charges", everySeconds: 10, run: () => services.subscriptions.recover() },
	{ name: "renew-subscriptions", everySeconds: 60, run: () => services.subscriptions.renewDue() },
	{ name: "end-subscriptions", everySeconds: 600, run: () => services.subscriptions.endTerms() },
	{ name: "tell-opened", everySeconds: 60, run: () => services.advanceNotices.tellOpened() },
	{ name: "end-stays", everySeconds: 3600, run: () => endStays(services) },
	{ name: "reconcile", everySeconds: 3600, run: () => reconcile(services.payments.parts) },
	{ name: "clean-up", everySeconds: 3600, run: () => cleanUp(services) },
];

/** A full batch is followed by the next at once. */
async function deliverAll({ outbox }: Services): Promise<void> {
	let taken = 0;
	do taken = await outbox.deliver();
	while (taken === fullBatch);
}
