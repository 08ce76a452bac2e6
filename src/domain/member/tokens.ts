import { refusals } from "#domain/failure/refusals.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { hasValue } from "#domain/shared/values.ts";

/** The access and refresh token of a session. [ENT-12] */
export interface Tokens {
	readonly accessToken: string;
	readonly refreshToken: string;
}

/** An error raised by the client itself, in the shape of a server error. [ENT-41] */
export interface ClientException {
	readonly name: "ClientException";
	readonly code: number;
	readonly message: string;
}

/** Reads both tokens; if either is missing, fails with code -9999. [AUTH-SESSION-10, ERR-HTTP-12] */
export function readTokens(accessToken: unknown, refreshToken: unknown): Result<Tokens, ClientException> {
	if (hasValue(accessToken) && hasValue(refreshToken)) return ok({ accessToken, refreshToken });
	const { code, message } = refusals.tokensRequired;
	return err({ name: "ClientException", code, message });
}
