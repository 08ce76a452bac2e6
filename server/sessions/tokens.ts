import { createHash, randomBytes } from "node:crypto";

/** An opaque 256-bit token; only its hash is stored (DEC-115). */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const accessLifeMs = 30 * MINUTE;
/** With and without remember me (DEC-115). */
export const refreshLifeMs = { remembered: 30 * DAY, plain: DAY } as const;
/** A spent refresh token still works this long, for tabs that refresh at the same moment (DEC-115). */
export const refreshGraceMs = 10_000;

/** Both tokens of a session, for cookies or for a native client. */
export interface TokenPair {
	readonly accessToken: string;
	readonly refreshToken: string;
	/** Epoch milliseconds. */
	readonly accessExpiresAt: number;
	readonly refreshExpiresAt: number;
	readonly remembered: boolean;
}
