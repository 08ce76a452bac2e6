import { createHash, randomBytes } from "node:crypto";
import { lifetimes, refreshTokenLife } from "#domain/member/sessionStorage.ts";

/** Creates an opaque 256-bit token; only its hash is stored (DEC-115). */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

const SECOND = 1000;

export const accessLifeMs = lifetimes.accessToken * SECOND;
export const refreshLifeMs = (remembered: boolean): number => refreshTokenLife(remembered) * SECOND;
/** Grace period in milliseconds during which a spent refresh token still works, for tabs that refresh at the same time (DEC-115). */
export const refreshGraceMs = lifetimes.rotatedRefreshToken * SECOND;

/** Both tokens of a session, for cookies or a native client. */
export interface TokenPair {
	readonly accessToken: string;
	readonly refreshToken: string;
	/** Epoch milliseconds. */
	readonly accessExpiresAt: number;
	readonly refreshExpiresAt: number;
	readonly remembered: boolean;
}
