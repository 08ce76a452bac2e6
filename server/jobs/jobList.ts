import { dropPastMonths } from "#server/catalogue/inventory/dropPastMonths.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { endVouchers, remindOfVouchers } from "#server/commerce/booking/endVouchers.ts";
import { expirePoints } from "#server/commerce/points/expirePoints.ts";
import { lockPersons } from "#server/platform/database/lockPersons.ts";
import { type Job, untilNothingIsLeft } from "#server/platform/jobs/Job.ts";
import { outboxLanes } from "#server/platform/outbox/Outbox.ts";
import type { Services } from "#server/services/Services.ts";
import { cleanUp } from "./cleanUp.ts";

/** Builds a job that repeats a batch step until nothing is left; the step returns how many items it processed. */
const backlog = (name: string, everySeconds: number, step: () => Promise<number>): Job => ({
	name,
	everySeconds,
	run: () => untilNothingIsLeft(step),
});

/** All background jobs of the server. */
export const jobList = (services: Services): readonly Job[] => [
	backlog("expire-holds", 10, () => services.bookings.expireHolds()),
	backlog("recover-payments", 10, () => services.payments.recover()),
	backlog("run-changes", 10, () => services.changes.run()),
	backlog("run-cancels", 10, () => services.cancellations.run()),
	...outboxLanes.map((lane) => backlog(`deliver-${lane}`, 5, () => services.outbox.deliver(lane))),
	{ name: "recover-charges", everySeconds: 10, run: () => services.subscriptions.recover() },
	backlog("renew-subscriptions", 60, () => services.subscriptions.renewDue()),
	backlog("end-subscriptions", 600, () => services.subscriptions.endTerms()),
	backlog("tell-opened", 60, () => services.advanceNotices.notifyOpened()),
	backlog("tell-price-falls", 3600, () => services.priceFalls.tell()),
	backlog("end-stays", 3600, () => endStays(services)),
	backlog("expire-points", 60, () => expirePoints(services)),
	backlog("end-vouchers", 3600, () => endVouchers(services)),
	backlog("remind-vouchers", 3600, () => remindOfVouchers(services)),
	{ name: "reconcile", everySeconds: 600, run: () => services.payments.reconcile() },
	{
		name: "lock-persons",
		everySeconds: 3600,
		run: () => lockPersons(services.db, services.secrets.persons, "open"),
	},
	backlog("drop-past-months", 3600, () => dropPastMonths(services)),
	{ name: "clean-up", everySeconds: 3600, run: () => cleanUp(services) },
];
