import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSolapi } from "#server/platform/outbox/createSolapi.ts";
import { textGateway } from "./textGateway.ts";

const keys = { apiKey: "key", apiSecret: "secret", from: "0212345678" };
const message = { to: "01012345678", text: "[어썸스테이] 인증번호 123456" };

describe("text messages via Solapi", () => {
	it("are signed afresh for each request [CALL-OTHER-03]", async () => {
		const { sent, fetch } = textGateway(200, { groupId: "G", statusCode: "2000" });
		const send = createSolapi(keys, { fetch, now: () => Date.UTC(2026, 10, 21) });
		await send(message);
		await send(message);
		const salts = sent.map(({ url, how, headers, body }) => {
			expect(url).toBe("https://api.solapi.com/messages/v4/send");
			expect(how).toEqual({ method: "POST", redirect: "error" });
			expect(headers["content-type"]).toBe("application/json");
			expect(body).toEqual({ message: { ...message, from: "0212345678" } });
			const [, date = "", salt = "", signature] =
				/^HMAC-SHA256 apiKey=key, date=(.+), salt=([0-9a-f]{32}), signature=([0-9a-f]{64})$/.exec(
					headers.authorization ?? "",
				) ?? [];
			expect(date).toBe("2026-11-21T00:00:00.000Z");
			expect(signature).toBe(createHmac("sha256", "secret").update(`${date}${salt}`).digest("hex"));
			return salt;
		});
		expect(new Set(salts).size).toBe(2);
	});

	it("to a number abroad name its country [CALL-OTHER-03]", async () => {
		const { sent, fetch } = textGateway(200, { statusCode: "2000" });
		await createSolapi(keys, { fetch })({ ...message, country: "1" });
		expect(sent[0]?.body).toEqual({ message: { ...message, from: "0212345678", country: "1" } });
	});

	it.each([
		[400, { errorCode: "ValidationError", errorMessage: "01012345678" }, "HTTP 400 ValidationError"],
		[401, { errorCode: "InvalidAPIKey", statusCode: "2000" }, "HTTP 401 InvalidAPIKey"],
		[200, { errorCode: "FailedToAddMessage", statusCode: "2000" }, "HTTP 200 FailedToAddMessage"],
		[200, { statusCode: "3010" }, "HTTP 200 3010"],
		[500, { statusCode: "2000" }, "HTTP 500 2000"],
		[502, "<html>", "HTTP 502"],
		[200, "<html>", "HTTP 200"],
		[200, {}, "HTTP 200"],
	])(
		"fail with %i %o as '%s', without the number or the text [CALL-OTHER-03]",
		async (status, body, reason) => {
			const send = createSolapi(keys, { fetch: textGateway(status, body).fetch });
			await expect(send(message)).rejects.toEqual(new Error(`SMS gateway: ${reason}`));
		},
	);
});
