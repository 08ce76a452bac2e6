import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/database/Database.ts";

interface Finished {
	readonly method: string;
	/** The route's pattern, never an address: few values, and nobody's numbers. */
	readonly route: string;
	readonly status: number;
	readonly milliseconds: number;
}

/** Figures of this process for a monitoring system that fetches them as text. */
export interface Figures {
	readonly contentType: string;
	begin(): void;
	finish(request: Finished): void;
	/** The Prometheus text of now. What only the database knows is left out while it does not answer. */
	text(): Promise<string>;
}

interface Waiting {
	readonly outbox: number;
	readonly outbox_seconds: number;
	readonly unclear: number;
	readonly refunds: number;
	readonly refused: number;
}

const waitingStatement = {
	name: "monitoring.waiting",
	text: `
		SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL) AS outbox,
			(SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 FROM outbox WHERE done_at IS NULL AND run_at < now()) AS outbox_seconds,
			(SELECT count(*) FROM payment_attempt WHERE state IN ('intent', 'calling', 'unknown')) AS unclear,
			(SELECT count(*) FROM refund WHERE state IN ('waiting', 'sent')) AS refunds,
			(SELECT count(*) FROM refund WHERE state = 'refused' AND attempt_id IS NOT NULL) AS refused`,
};

/** `ofProcess`: memory, garbage collection and the event loop too; they cost timers, which tests do without. */
export function createFigures({
	db,
	ofProcess,
}: {
	readonly db: Database;
	readonly ofProcess: boolean;
}): Figures {
	const register = new Registry();
	if (ofProcess) collectDefaultMetrics({ register });
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
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
	const underWay = gauge("http_requests_under_way", "Requests being answered.");
	const answers = gauge("database_up", "1 when the database answers.");
	const outbox = gauge("outbox_waiting", "Messages and orders to suppliers not sent yet.");
	const outboxAge = gauge("outbox_oldest_seconds", "How long the oldest due one of them waits.");
	const unclear = gauge("payments_unclear", "Calls to payment providers whose outcome is not known yet.");
	const refunds = gauge("refunds_waiting", "Refunds promised and not finished.");

	const refused = gauge(
		"refunds_refused",
		"Refunds the provider has refused: an operator has to see to them.",
	);

	async function readWaiting(): Promise<void> {
		try {
			const { rows } = await db.query<Waiting>(waitingStatement);
			const [row] = rows;
			answers.set(1);
			outbox.set(row?.outbox ?? 0);
			outboxAge.set(row?.outbox_seconds ?? 0);
			unclear.set(row?.unclear ?? 0);
			refunds.set(row?.refunds ?? 0);
			refused.set(row?.refused ?? 0);
		} catch {
			answers.set(0);
		}
	}

	return {
		contentType: register.contentType,
		begin: () => underWay.inc(),
		finish({ method, route, status, milliseconds }) {
			underWay.dec();
			requests.inc({ method, route, status });
			duration.observe({ method, route }, milliseconds / 1000);
		},
		async text() {
			await readWaiting();
			return register.metrics();
		},
	};
}
