import * as z from "zod";
import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";
import { spendsKey } from "./tossErrors.ts";

const TossError = z.object({ code: z.string().max(100) });

export interface TossOptions {
	readonly secretKey: string;
	readonly fetch?: typeof fetch;
	readonly baseUrl?: string;
	/** Timeout of a call in milliseconds; after that its response counts as lost. 60,000 by default. */
	readonly timeout?: number;
}

export interface TossCall {
	readonly method: "GET" | "POST" | "DELETE";
	readonly path: string;
	readonly body?: object;
	readonly idempotencyKey?: string;
}

export interface TossFailure {
	readonly kind: "error";
	/** Toss' error code; without one, the name of our own error or the HTTP status. */
	readonly code: string;
	/** Whether the idempotency key is now bound to this refusal. */
	readonly isSpent?: boolean;
}

type TossAnswer = { readonly kind: "ok"; readonly body: unknown } | TossFailure;

/** Client for the Toss Payments core API 2022-11-16, with the shop's secret key. Call failures are returned, never thrown. */
export class TossClient {
	readonly #send: typeof fetch;
	readonly #baseUrl: string;
	readonly #timeout: number;
	readonly #authorization: string;

	constructor({
		secretKey,
		fetch: send = fetch,
		baseUrl = "https://api.tosspayments.com",
		timeout = 60_000,
	}: TossOptions) {
		this.#send = send;
		this.#baseUrl = baseUrl;
		this.#timeout = timeout;
		this.#authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;
	}

	async call({ method, path, body, idempotencyKey }: TossCall): Promise<TossAnswer> {
		assertOutsideTransactions();
		try {
			const send = this.#send;
			const response = await send(`${this.#baseUrl}${path}`, {
				method,
				redirect: "error",
				signal: AbortSignal.timeout(this.#timeout),
				headers: {
					authorization: this.#authorization,
					...(body ? { "content-type": "application/json" } : {}),
					...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
				},
				...(body ? { body: JSON.stringify(body) } : {}),
			});
			// a deletion is answered with an empty body
			const answer: unknown = JSON.parse((await response.text()) || "null");
			if (response.ok) return { kind: "ok", body: answer };
			const error = TossError.safeParse(answer);
			const code = error.success ? error.data.code : `HTTP_${response.status}`;
			return { kind: "error", code, isSpent: error.success && spendsKey(response.status) };
		} catch (error) {
			return { kind: "error", code: error instanceof Error ? error.name : "NETWORK" };
		}
	}
}

/** Parses a webhook's body; undefined when it is not JSON. */
export function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
