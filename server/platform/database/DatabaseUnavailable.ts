import { sqlState } from "./Database.ts";

/** busy: it works, and has no time for this now. away: nobody answers there, or what answers cannot be used. */
type UnavailableReason = "busy" | "away";

/** The database could not do it now and may soon: whoever asked may ask again. `code` is the SQLSTATE when there is one. */
export class DatabaseUnavailable extends Error {
	override readonly name = "DatabaseUnavailable";
	readonly reason: UnavailableReason;
	readonly code: string | undefined;

	constructor(reason: UnavailableReason, cause: unknown) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
		this.reason = reason;
		this.code = sqlState(cause) ?? undefined;
	}
}

/** Serialisation failure, deadlock, lock not available, query cancelled. */
const busyStates = new Set(["40001", "40P01", "55P03", "57014"]);
/** Shut down, crashed, starting, dropped; idle in a transaction or at all for too long; read only after a failover. */
const awayStates = new Set(["57P01", "57P02", "57P03", "57P04", "57P05", "25P03", "25P04", "25006"]);

const networkCodes = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"EAI_AGAIN",
	"ENOTFOUND",
]);

/** The driver's own errors have no code. */
const lostTexts = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;
const poolTexts = /^timeout exceeded when trying to connect/;

/** What an error of the driver means for whoever waits; null: the statement itself was at fault. */
export function whyUnavailable(error: unknown): UnavailableReason | null {
	if (!(error instanceof Error)) return null;
	const state = sqlState(error) ?? "";
	// 53: out of connections, memory or disk.
	if (busyStates.has(state) || state.startsWith("53") || poolTexts.test(error.message)) return "busy";
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	const isAway = awayStates.has(state) || state.startsWith("08") || state.startsWith("58");
	// A missing file is no lost database; a missing socket is.
	const isNoSocket = code === "ENOENT" && "syscall" in error && error.syscall === "connect";
	return isAway || isNoSocket || networkCodes.has(code) || lostTexts.test(error.message) ? "away" : null;
}

/** For a statement that is done in another way when it came to nothing, by one that is right whether it was done after all or not. */
export function nullIfUnavailable(error: unknown): null {
	if (error instanceof DatabaseUnavailable) return null;
	throw error;
}
