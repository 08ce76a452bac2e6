import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/platform/database/Database.ts";
import type { RecentReads } from "#server/platform/database/RecentReads.ts";
import { jobAges } from "#server/platform/jobs/store/jobLeases.ts";
import { countWaiting } from "./store/waiting.ts";

interface Finished {
	readonly method: string;
	/** The route's pattern, never the URL: it has few distinct values and contains no IDs. */
	readonly route: string;
	readonly status: number;
	readonly milliseconds: number;
}

/** Metrics of this process, to be scraped by a monitoring system. */
export interface Metrics {
	readonly contentType: string;
	begin(): void;
	finish(request: Finished): void;
	/** Returns the current metrics in Prometheus text format. Values that come from the database are left out while it does not respond. */
	text(): Promise<string>;
}

/** Returns how often each kind of security event has occurred in this process. */
export type SecurityCounts = () => readonly (readonly [what: string, count: number])[];

/** Creates the metrics. `ofProcess` adds memory, garbage collection and event loop metrics, whose timers tests leave out. */
export function createMetrics({
	db,
	reads,
	ofProcess,
	securityEvents,
}: {
	readonly db: Database;
	readonly reads: RecentReads;
	readonly ofProcess: boolean;
	readonly securityEvents: SecurityCounts;
}): Metrics {
	const register = new Registry();
	if (ofProcess) collectDefaultMetrics({ register });
	const requests = registerRequests(register);
	const readDatabase = registerDatabase(register, db);
	if (reads.replica) registerReplica(register, reads);
	registerSecurity(register, securityEvents);
	return {
		contentType: register.contentType,
		...requests,
		async text() {
			await readDatabase();
			return register.metrics();
		},
	};
}

function registerRequests(register: Registry): Pick<Metrics, "begin" | "finish"> {
	const requests = new Counter({
		name: "http_requests_total",
		help: "Finished requests.",
		labelNames: ["method", "route", "status"],
		registers: [register],
	});
	const duration = new Histogram({
		name: "http_request_duration_seconds",
		help: "From the first byte of a request to the last of its answer.",
		labelNames: ["method", "route"],
		buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
		registers: [register],
	});
	const underWay = new Gauge({
		name: "http_requests_under_way",
		help: "Requests being answered.",
		registers: [register],
	});
	return {
		begin: () => underWay.inc(),
		finish({ method, route, status, milliseconds }) {
			underWay.dec();
			requests.inc({ method, route, status });
			duration.observe({ method, route }, milliseconds / 1000);
		},
	};
}

/**
 * Registers the metrics read from the database.
 * @returns a function that updates them
 */
function registerDatabase(register: Registry, db: Database): () => Promise<void> {
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
	const byJob = (name: string, help: string) =>
		new Gauge({ name, help, labelNames: ["job"], registers: [register] });
	const answers = gauge("database_up", "1 when the database answers.");
	const outbox = gauge("outbox_waiting", "Messages and orders to suppliers not sent yet.");
	const outboxAge = gauge("outbox_oldest_seconds", "How long the oldest due one of them waits.");
	const unclear = gauge("payments_unclear", "Calls to payment providers whose outcome is not known yet.");
	const refunds = gauge("refunds_waiting", "Refunds promised and not finished.");
	const refused = gauge(
		"refunds_refused",
		"Refunds the provider has refused: an operator has to see to them.",
	);
	const unanswered = gauge(
		"bookings_unanswered_seconds",
		"How long the oldest booking waits for the word of its stay or supplier: an operator has to ask.",
	);
	const jobAge = byJob("job_seconds_since_done", "Since the job was last done to its end.");
	const jobOverdue = byJob("job_overdue", "1 when the job has not been done for three of its periods.");
	return async () => {
		try {
			const waiting = await countWaiting(db);
			for (const { name, seconds, is_overdue } of await jobAges(db)) {
				jobAge.set({ job: name }, seconds);
				jobOverdue.set({ job: name }, is_overdue ? 1 : 0);
			}
			answers.set(1);
			outbox.set(waiting.outbox);
			outboxAge.set(waiting.outboxSeconds);
			unclear.set(waiting.unclear);
			refunds.set(waiting.refunds);
			refused.set(waiting.refused);
			unanswered.set(waiting.unansweredSeconds);
		} catch {
			answers.set(0);
		}
	};
}

function registerSecurity(register: Registry, securityEvents: SecurityCounts): void {
	new Counter({
		name: "security_events_total",
		help: "Logins, refusals and changes that concern who gets in, by kind.",
		labelNames: ["what"],
		registers: [register],
		collect() {
			this.reset();
			for (const [what, count] of securityEvents()) this.inc({ what }, count);
		},
	});
}

function registerReplica(register: Registry, reads: RecentReads): void {
	new Gauge({
		name: "database_replica_used",
		help: "1 while reads that may be a second old come from the replica.",
		registers: [register],
		collect() {
			this.set(reads.replica?.isUsed ? 1 : 0);
		},
	});
	new Gauge({
		name: "database_replica_lag_seconds",
		help: "How far the replica was behind when it was last asked; NaN when it did not answer.",
		registers: [register],
		collect() {
			this.set((reads.replica?.lagMs ?? Number.NaN) / 1000);
		},
	});
}
