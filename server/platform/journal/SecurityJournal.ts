import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { alarming, type SecurityEvent, type SecurityEventName, securityEvents } from "./SecurityEvent.ts";
import { SecurityEventStore } from "./store/SecurityEventStore.ts";

interface JournalParts {
	readonly db: Database;
	readonly clock: Clock;
	/** One line of JSON for those who watch. */
	writeLine(line: object): void;
	alarm(message: string, detail: object): void;
}

const alarmWindow = 600_000;
/** Rows one address may cause in a minute; who causes more is counted and in the log. */
const rowsAMinute = 60;
const minute = 60_000;

const usual: ReadonlySet<SecurityEventName> = new Set([
	"loginOk",
	"changed",
	"ended",
	"withdrawn",
	"operator",
]);

/**
 * Writes down what concerns who gets in: a row, a line of JSON, a figure, and an alarm when there is far too much of one kind. Nobody
 * waits for it and nothing fails with it. [DEC-195]
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
		// One after the other: a journal that is out of order misleads who reads it.
		this.#written = this.#written
			.then(() => new SecurityEventStore(this.#parts.db).add(event, now))
			.catch((error: unknown) =>
				this.#parts.alarm("a security event could not be written down", { what, reason: String(error) }),
			);
	}

	/** How often each has happened in this process. */
	counts(): readonly (readonly [SecurityEventName, number])[] {
		return (Object.keys(securityEvents) as SecurityEventName[]).map((what) => [
			what,
			this.#counts.get(what) ?? 0,
		]);
	}

	/** Once what was noted so far is written. */
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
