import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signWebhook, verifiedWebhookId } from "#server/commerce/payment/gateway/webhookSignature.ts";

const now = Date.UTC(2026, 10, 26, 1, 2, 3, 900);
const body = '{"eventType":"PAYMENT_STATUS_CHANGED"}';
const secret = `whsec_${Buffer.from("a secret of a webhook").toString("base64")}`;

const verified = (
	headers: Readonly<Record<string, string | null>>,
	{ rawBody = body, at = now, by = secret } = {},
): string | null => verifiedWebhookId(by, rawBody, (name) => headers[name] ?? null, at);
const signed = { ...signWebhook(secret, "msg-1", body, now) };

describe("the signature of a webhook [D38]", () => {
	it("follows the Standard Webhooks scheme: HMAC-SHA256 over id, seconds and body", () => {
		const seconds = Math.floor(now / 1000);
		const code = createHmac("sha256", "a secret of a webhook")
			.update(`msg-1.${seconds}.${body}`)
			.digest("base64");
		expect(signed).toEqual({
			"webhook-id": "msg-1",
			"webhook-timestamp": String(seconds),
			"webhook-signature": `v1,${code}`,
		});
	});

	it("yields the event id when valid, for either form of the secret", () => {
		expect(verified(signed)).toBe("msg-1");
		expect(verified({ ...signWebhook("plain", "msg-2", body, now) }, { by: "plain" })).toBe("msg-2");
	});

	it("uses the secret literally if it lacks the whsec_ prefix", () => {
		const { "webhook-timestamp": seconds, "webhook-signature": code } = signWebhook(
			"plain",
			"msg-2",
			body,
			now,
		);
		const expected = createHmac("sha256", "plain").update(`msg-2.${seconds}.${body}`).digest("base64");
		expect(code).toBe(`v1,${expected}`);
	});

	it("may be one of several signatures", () => {
		const mine = signed["webhook-signature"];
		expect(verified({ ...signed, "webhook-signature": `v1,AAAA v1a,BBBB ${mine}` })).toBe("msg-1");
	});

	it.each([
		["another body", signed, { rawBody: `${body} ` }],
		["another secret", signed, { by: "whsec_AAAA" }],
		["another event's id", { ...signed, "webhook-id": "msg-2" }, {}],
		["another time", { ...signed, "webhook-timestamp": String(Math.floor(now / 1000) + 1) }, {}],
		["no id", { ...signed, "webhook-id": null }, {}],
		["an empty id", { ...signed, "webhook-id": "" }, {}],
		["no time", { ...signed, "webhook-timestamp": null }, {}],
		["no signature", { ...signed, "webhook-signature": null }, {}],
		[
			"a version that is not ours",
			{ ...signed, "webhook-signature": signed["webhook-signature"].replace("v1", "v2") },
			{},
		],
		["half a signature", { ...signed, "webhook-signature": signed["webhook-signature"].slice(0, -8) }, {}],
		["a version alone", { ...signed, "webhook-signature": "v1" }, {}],
	])("is rejected with %s", (_what, headers, given) => {
		expect(verified(headers, given)).toBeNull();
	});

	it.each(["-1", "1.5", "x", " 1764118923", "1764118923 ", "1e9", "9".repeat(13)])(
		"is rejected for the timestamp %j even if correctly signed",
		(timestamp) => {
			const code = createHmac("sha256", "plain").update(`msg-1.${timestamp}.${body}`).digest("base64");
			const headers = {
				"webhook-id": "msg-1",
				"webhook-timestamp": timestamp,
				"webhook-signature": `v1,${code}`,
			};
			expect(verified(headers, { by: "plain", at: Number(timestamp) * 1000 || 0 })).toBeNull();
		},
	);

	it("is valid for exactly five minutes before and after its timestamp", () => {
		const second = Math.floor(now / 1000) * 1000;
		const minutes = 5 * 60_000;
		const at = (time: number) => verified(signed, { at: time }) !== null;
		expect([second - minutes - 1, second - minutes, second + minutes, second + minutes + 1].map(at)).toEqual([
			false,
			true,
			true,
			false,
		]);
	});

	it("accepts an id of up to 200 characters", () => {
		const of = (length: number) => {
			const id = "x".repeat(length);
			return verified({ ...signWebhook(secret, id, body, now) })?.length;
		};
		expect([of(200), of(201)]).toEqual([200, undefined]);
	});
});
