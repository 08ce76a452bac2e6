import { sqlState } from "./Database.ts";

/** busy: the database is running but cannot serve the request now. away: it does not respond, or the server that responds cannot be used. */
type UnavailableReason = "busy" | "away";

/** The database is temporarily unavailable; the caller may retry. `code` is the SQLSTATE, if there is one. */
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
/** Shut down, crashed, starting up, dropped; idle timeout, in a transaction or not; read-only after a failover. */
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

/** Classifies a driver error. Returns null when the statement itself was at fault. */
export function whyUnavailable(error: unknown): UnavailableReason | null {
	if (!(error instanceof Error)) return null;
	const state = sqlState(error) ?? "";
	// class 53: out of connections, memory or disk space
	if (busyStates.has(state) || state.startsWith("53") || poolTexts.test(error.message)) return "busy";
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	const isAway = awayStates.has(state) || state.startsWith("08") || state.startsWith("58");
	// ENOENT means a lost database only for a missing socket, not for a missing file
	const isNoSocket = code === "ENOENT" && "syscall" in error && error.syscall === "connect";
	return isAway || isNoSocket || networkCodes.has(code) || lostTexts.test(error.message) ? "away" : null;
}

/** Turns DatabaseUnavailable into null, for statements with a fallback. The fallback must be correct whether or not the statement took effect. */
export function nullIfUnavailable(error: unknown): null {
	if (error instanceof DatabaseUnavailable) return null;
	throw error;
}
