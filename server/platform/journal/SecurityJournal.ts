import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { alarming, type SecurityEvent, type SecurityEventName, securityEvents } from "./SecurityEvent.ts";
import { SecurityEventStore } from "./store/SecurityEventStore.ts";

interface JournalParts {
	readonly db: Database;
	readonly clock: Clock;
	/** Writes one line of JSON to the log. */
	writeLine(line: object): void;
	alarm(message: string, detail: object): void;
}

const alarmWindow = 600_000;
/** Maximum rows per minute and IP address; further events are still counted and logged. */
const rowsAMinute = 60;
const minute = 60_000;

const usual: ReadonlySet<SecurityEventName> = new Set([
	"loginOk",
	"proofOk",
	"changed",
	"ended",
	"withdrawn",
	"operator",
]);

/**
 * Records security events: as a table row, a log line and a metric, with an alarm when one kind becomes far too frequent. Callers neither
 * wait for it nor fail because of it. [DEC-195]
 */
export class SecurityJournal {
	readonly #parts: JournalParts;
	readonly #counts = new Map<SecurityEventName, number>();
	readonly #recent = new Map<SecurityEventName, number>();
	readonly #rows = new Map<string, number>();
	#written: Promise<void> = Promise.resolve();
	#alarmSince = 0;
	#rowsSince = 0;

	constructor(parts: JournalParts) {
		this.#parts = parts;
	}

	note(event: SecurityEvent): void {
		const now = this.#parts.clock.now();
		const { what, memberId = null, detail = {} } = event;
		this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
		this.#parts.writeLine({
			level: usual.has(what) ? "info" : "warn",
			time: new Date(now).toISOString(),
			audit: what,
			memberId,
			...detail,
			msg: securityEvents[what],
		});
		this.#watch(what, now);
		if (!this.#mayWrite(event.ip ?? "", now)) return;
		// Events are written one at a time, because an out-of-order journal would mislead readers.
		this.#written = this.#written
			.then(() => new SecurityEventStore(this.#parts.db).add(event, now))
			.catch((error: unknown) =>
				this.#parts.alarm("a security event could not be written down", { what, reason: String(error) }),
			);
	}

	/** Returns how often each kind of event has occurred in this process. */
	counts(): readonly (readonly [SecurityEventName, number])[] {
		return (Object.keys(securityEvents) as SecurityEventName[]).map((what) => [
			what,
			this.#counts.get(what) ?? 0,
		]);
	}

	/** Resolves once all events noted so far are written. */
	settled(): Promise<void> {
		return this.#written;
	}

	#watch(what: SecurityEventName, now: number): void {
		if (Math.abs(now - this.#alarmSince) >= alarmWindow) {
			this.#alarmSince = now;
			this.#recent.clear();
		}
		const count = (this.#recent.get(what) ?? 0) + 1;
		this.#recent.set(what, count);
		if (count === alarming[what])
			this.#parts.alarm(`${count} times within ten minutes: ${securityEvents[what]}`, { what });
	}

	#mayWrite(ip: string, now: number): boolean {
		if (Math.abs(now - this.#rowsSince) >= minute) {
			this.#rowsSince = now;
			this.#rows.clear();
		}
		const rows = (this.#rows.get(ip) ?? 0) + 1;
		this.#rows.set(ip, rows);
		return rows <= rowsAMinute;
	}
}
