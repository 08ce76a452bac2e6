import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceMilliseconds = 5 * 60_000;

/** Headers of the Standard Webhooks scheme: HMAC-SHA256 over ID, timestamp and body. */
export interface WebhookHeaders {
	readonly "webhook-id": string;
	/** Unix timestamp in seconds. */
	readonly "webhook-timestamp": string;
	/** 'v1,<base64>'; several are separated by spaces. */
	readonly "webhook-signature": string;
}

function signatureOf(secret: string, id: string, timestamp: string, rawBody: string): Buffer {
	const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
	return createHmac("sha256", key).update(`${id}.${timestamp}.${rawBody}`).digest();
}

export function signWebhook(secret: string, id: string, rawBody: string, now: number): WebhookHeaders {
	const timestamp = String(Math.floor(now / 1000));
	return {
		"webhook-id": id,
		"webhook-timestamp": timestamp,
		"webhook-signature": `v1,${signatureOf(secret, id, timestamp, rawBody).toString("base64")}`,
	};
}

/** Returns the event's ID when a signature is valid and the timestamp is within five minutes; null otherwise. Compares in constant time. [D38] */
export function verifiedWebhookId(
	secret: string,
	rawBody: string,
	header: (name: string) => string | null,
	now: number,
): string | null {
	const id = header("webhook-id");
	const timestamp = header("webhook-timestamp");
	const given = header("webhook-signature");
	if (!id || !timestamp || !given || id.length > 200 || !/^\d{1,12}$/.test(timestamp)) return null;
	if (Math.abs(Number(timestamp) * 1000 - now) > toleranceMilliseconds) return null;
	const expected = signatureOf(secret, id, timestamp, rawBody);
	const isOurs = given.split(" ").some((part) => {
		const [version, code = ""] = part.split(",");
		const bytes = Buffer.from(code, "base64");
		return version === "v1" && bytes.length === expected.length && timingSafeEqual(bytes, expected);
	});
	return isOurs ? id : null;
}
