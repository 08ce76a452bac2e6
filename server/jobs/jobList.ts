import { dropPastMonths } from "#server/catalogue/inventory/dropPastMonths.ts";
import { endStays } from "#server/commerce/booking/endStays.ts";
import { endVouchers, remindOfVouchers } from "#server/commerce/booking/endVouchers.ts";
import { expirePoints } from "#server/commerce/points/expirePoints.ts";
import { encryptPersonalData } from "#server/platform/database/encryptPersonalData.ts";
import { drainBacklog, type Job } from "#server/platform/jobs/Job.ts";
import { outboxLanes } from "#server/platform/outbox/Outbox.ts";
import type { Services } from "#server/services/Services.ts";
import { cleanUp } from "./cleanUp.ts";

/** Builds a job that repeats a batch step until nothing is left; the step returns how many items it processed. */
const batchJob = (name: string, everySeconds: number, step: () => Promise<number>): Job => ({
	name,
	everySeconds,
	run: () => drainBacklog(step),
});

/** All background jobs of the server. */
export const jobList = (services: Services): readonly Job[] => [
	batchJob("expire-holds", 10, () => services.bookings.expireHolds()),
	batchJob("recover-payments", 10, () => services.payments.recover()),
	batchJob("run-changes", 10, () => services.changes.run()),
	batchJob("run-cancels", 10, () => services.cancellations.run()),
	...outboxLanes.map((lane) => batchJob(`deliver-${lane}`, 5, () => services.outbox.deliver(lane))),
	{ name: "recover-charges", everySeconds: 10, run: () => services.subscriptions.recover() },
	batchJob("renew-subscriptions", 60, () => services.subscriptions.renewDue()),
	batchJob("end-subscriptions", 60, () => services.subscriptions.endTerms()),
	batchJob("tell-opened", 60, () => services.advanceNotices.notifyOpened()),
	batchJob("tell-price-falls", 3600, () => services.priceDrops.send()),
	batchJob("end-stays", 3600, () => endStays(services)),
	batchJob("expire-points", 60, () => expirePoints(services)),
	batchJob("end-vouchers", 3600, () => endVouchers(services)),
	batchJob("remind-vouchers", 3600, () => remindOfVouchers(services)),
	{ name: "reconcile", everySeconds: 600, run: () => services.payments.reconcile() },
	{ name: "reconcile-charges", everySeconds: 600, run: () => services.subscriptions.reconcile() },
	{
		name: "lock-persons",
		everySeconds: 3600,
		run: () => encryptPersonalData(services.db, services.secrets.personalData, "open"),
	},
	batchJob("drop-past-months", 3600, () => dropPastMonths(services)),
	{ name: "clean-up", everySeconds: 3600, run: () => cleanUp(services) },
];
