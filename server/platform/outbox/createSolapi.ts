import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";
import type { TextMessage } from "./Message.ts";

export interface SolapiKeys {
	readonly apiKey: string;
	readonly apiSecret: string;
	/** Sender number registered with the gateway, digits only. */
	readonly from: string;
}

interface SolapiDeps {
	readonly fetch?: typeof fetch;
	readonly now?: () => number;
	/** Timeout in milliseconds. */
	readonly timeout?: number;
}

const Answer = z.object({
	errorCode: z.string().max(100).optional(),
	statusCode: z.string().max(20).optional(),
});

/**
 * Creates a sender of text messages through Solapi (v4), which chooses SMS or LMS by length. Throws when the gateway does not accept a
 * message, without number or text, so that the outbox retries and no log reveals the recipient.
 */
export function createSolapi(
	{ apiKey, apiSecret, from }: SolapiKeys,
	{ fetch: send = fetch, now = Date.now, timeout = 10_000 }: SolapiDeps = {},
): (message: TextMessage) => Promise<void> {
	function authorization(): string {
		const date = new Date(now()).toISOString();
		const salt = randomBytes(16).toString("hex");
		const signature = createHmac("sha256", apiSecret).update(`${date}${salt}`).digest("hex");
		return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
	}

	return async ({ to, country, text }) => {
		assertOutsideTransactions();
		const response = await send("https://api.solapi.com/messages/v4/send", {
			method: "POST",
			redirect: "error",
			signal: AbortSignal.timeout(timeout),
			headers: { authorization: authorization(), "content-type": "application/json" },
			body: JSON.stringify({ message: { to, from, text, ...(country && { country }) } }),
		});
		const body: unknown = await response.json().catch(() => null);
		const answer = Answer.safeParse(body).data ?? {};
		// status 2000: accepted by the gateway; a page of something in front of it says nothing
		const isTaken = response.ok && !answer.errorCode && answer.statusCode?.startsWith("2") === true;
		if (!isTaken)
			throw new Error(
				`SMS gateway: HTTP ${response.status} ${answer.errorCode ?? answer.statusCode ?? ""}`.trim(),
			);
	};
}
