import { createHmac } from "node:crypto";
import { createServer, type Socket } from "node:net";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { createSolapi } from "#server/platform/outbox/createSolapi.ts";
import { noRecipient } from "#server/platform/outbox/Message.ts";
import { createSenders } from "#server/platform/outbox/senders.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const keys = { apiKey: "key", apiSecret: "secret", from: "0212345678" };
const message = { to: "01012345678", text: "[어썸스테이] 인증번호 123456" };

function gateway(status: number, body: unknown) {
	const sent: { url: string; headers: Record<string, string>; body: unknown }[] = [];
	return {
		sent,
		fetch: async (input: string | URL | Request, init?: RequestInit) => {
			sent.push({
				url: String(input),
				headers: init?.headers as Record<string, string>,
				body: JSON.parse(String(init?.body)),
			});
			return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
		},
	};
}

describe("text messages via Solapi", () => {
	it("are signed afresh for each request [CALL-OTHER-03]", async () => {
		const { sent, fetch } = gateway(200, { groupId: "G", statusCode: "2000" });
		const send = createSolapi(keys, { fetch, now: () => Date.UTC(2026, 10, 21) });
		await send(message);
		await send(message);
		const salts = sent.map(({ url, headers, body }) => {
			expect(url).toBe("https://api.solapi.com/messages/v4/send");
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

	it.each([
		[400, { errorCode: "ValidationError", errorMessage: "01012345678" }],
		[401, { errorCode: "InvalidAPIKey" }],
		[200, { errorCode: "FailedToAddMessage" }],
		[200, { statusCode: "3010" }],
		[502, "<html>"],
		[200, "<html>"],
		[200, {}],
	])("fail with %i %o without revealing the number or the code", async (status, body) => {
		const send = createSolapi(keys, { fetch: gateway(status, body).fetch });
		const error = await send(message).then(
			() => "",
			(reason: Error) => String(reason),
		);
		expect(error).toContain("SMS gateway");
		expect(error).not.toMatch(/01012345678|123456/);
	});
});

/** A mail server that accepts and records everything. */
async function mailServer(refuses = false) {
	const lines: string[] = [];
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		let isData = false;
		const say = (text: string) => socket.write(`${text}\r\n`);
		say("220 test");
		socket.setEncoding("utf8").on("data", (text: string) => {
			for (const line of text.split("\r\n").filter((each, index, all) => index < all.length - 1 || each)) {
				lines.push(line);
				if (isData) {
					if (line !== ".") continue;
					isData = false;
					say("250 taken");
				} else if (/^(EHLO|HELO)/i.test(line)) say("250 test");
				else if (/^RCPT/i.test(line)) say(refuses ? "550 no such mailbox" : "250 ok");
				else if (/^DATA/i.test(line)) {
					isData = true;
					say("354 go on");
				} else if (/^QUIT/i.test(line)) {
					say("221 bye");
					socket.end();
				} else say("250 ok");
			}
		});
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		url: `smtp://127.0.0.1:${port}`,
		lines,
		async close() {
			for (const socket of sockets) socket.destroy();
			await new Promise((done) => server.close(done));
		},
	};
}

forEachDatabase((_, open) => {
	describe("an outgoing message", () => {
		let db: Database;

		beforeAll(async () => {
			db = await open();
		});

		beforeEach(() => db.query("DELETE FROM dev_inbox"));

		const mail = {
			to: "haneul@example.com",
			subject: "[{site}] 인증번호를 알려드립니다",
			text: "예약 /mypage/books/1 을 확인해 주세요.\n/events/3\n/products/7?adtCnt=2\n{contact}",
		};

		it("goes to the development inbox without a mail server or a gateway [CALL-OTHER-03]", async () => {
			const senders = createSenders(db, readConfig({ SITE_NAME: "시험스테이", PORT: "4999" }));
			await senders.mail(mail);
			await senders.sms({ to: "01012345678", text: "[{site}] 짧은 문자" });
			await senders.sms({ to: "01012345678", text: "가".repeat(46) });
			const { rows } = await db.query(
				"SELECT channel, dest, subject, body FROM dev_inbox ORDER BY message_id",
			);
			expect(rows).toMatchObject([
				{
					channel: "EMAIL",
					dest: "haneul@example.com",
					subject: "[시험스테이] 인증번호를 알려드립니다",
					body: "예약 http://localhost:4999/mypage/books/1 을 확인해 주세요.\nhttp://localhost:4999/events/3\nhttp://localhost:4999/products/7?adtCnt=2\nhelp@example.com · 0000-0000",
				},
				{ channel: "SMS", body: "[시험스테이] 짧은 문자" },
				{ channel: "LMS" },
			]);
		});

		it("goes out by SMTP and the gateway when they are configured, and nowhere else", async () => {
			const server = await mailServer();
			const { sent, fetch } = gateway(200, { statusCode: "2000" });
			const config = readConfig({
				SMTP_URL: server.url,
				MAIL_FROM: "no-reply@stay.example.com",
				CS_EMAIL: "help@stay.example.com",
				SOLAPI_API_KEY: "key",
				SOLAPI_API_SECRET: "secret",
				SMS_FROM: "02-1234-5678",
			});
			const senders = createSenders(db, config, { fetch });
			await senders.mail(mail);
			await senders.sms({ to: "01012345678", text: "[{site}] 인증번호" });
			await server.close();
			const text = server.lines.join("\n");
			expect(text).toContain("MAIL FROM:<no-reply@stay.example.com>");
			expect(text).toContain("RCPT TO:<haneul@example.com>");
			expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
			// Mails to a stay ask for a reply, and replies reach people.
			expect(text).toContain("\nReply-To: help@stay.example.com\n");
			expect(sent[0]?.body).toEqual({
				message: { to: "01012345678", from: "0212345678", text: "[어썸스테이] 인증번호" },
			});
			const { rows } = await db.query("SELECT 1 FROM dev_inbox");
			expect(rows).toEqual([]);
		});

		it("is dropped when it is addressed to the decoy recipient, wherever messages go [D17]", async () => {
			const server = await mailServer();
			const { sent, fetch } = gateway(200, { statusCode: "2000" });
			const config = readConfig({
				SMTP_URL: server.url,
				SOLAPI_API_KEY: "key",
				SOLAPI_API_SECRET: "secret",
				SMS_FROM: "0212345678",
			});
			for (const senders of [createSenders(db, config, { fetch }), createSenders(db, readConfig({}))]) {
				await senders.mail({ ...mail, to: noRecipient });
				await senders.sms({ to: noRecipient, text: "인증번호 123456" });
			}
			await server.close();
			expect(server.lines).toEqual([]);
			expect(sent).toEqual([]);
			expect((await db.query("SELECT 1 FROM dev_inbox")).rows).toEqual([]);
		});

		it("cannot inject a header into an e-mail", async () => {
			const server = await mailServer();
			const senders = createSenders(db, readConfig({ SMTP_URL: server.url }));
			await senders.mail({ ...mail, subject: "제목\r\nBcc: evil@example.com" });
			await server.close();
			expect(server.lines.filter((line) => /^RCPT/i.test(line))).toEqual(["RCPT TO:<haneul@example.com>"]);
			expect(server.lines.some((line) => /^Bcc:/i.test(line))).toBe(false);
		});

		it("fails when the mail server rejects it or is unavailable, so that the outbox retries", async () => {
			const server = await mailServer(true);
			const senders = createSenders(db, readConfig({ SMTP_URL: server.url }));
			await expect(senders.mail(mail)).rejects.toThrow();
			await server.close();
			await expect(senders.mail(mail)).rejects.toThrow();
		});
	});
});
