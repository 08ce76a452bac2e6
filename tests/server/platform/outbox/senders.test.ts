import { createServer, type Socket } from "node:net";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { noRecipient } from "#server/platform/outbox/Message.ts";
import { createSenders } from "#server/platform/outbox/senders.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { textGateway } from "./textGateway.ts";

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
			await senders.sms({ to: "01012345678", text: `/inquiries${"가".repeat(30)}` });
			await senders.sms({ to: "01012345678", text: `/lms/${"\u007f".repeat(64)}` });
			await senders.sms({ to: "01012345678", text: "가".repeat(45) });
			await senders.sms({ to: "01012345678", text: "\u0080".repeat(46) });
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
				{ channel: "LMS", body: `http://localhost:4999/inquiries${"가".repeat(30)}` },
				{ channel: "SMS", body: `http://localhost:4999/lms/${"\u007f".repeat(64)}` },
				{ channel: "SMS" },
				{ channel: "LMS" },
			]);
		});

		it("quotes a member's words unchanged, whatever they are, beside links of its own [CALL-OTHER-03]", async () => {
			const senders = createSenders(db, { ...readConfig({}), publicUrl: "https://stay.example.com/" });
			const words = fc.oneof(fc.string(), fc.constantFrom("{site}", "{title}", "/mypage/books/1", "$&"));
			await fc.assert(
				fc.asyncProperty(words, async (title) => {
					await db.query("DELETE FROM dev_inbox");
					const quoted = title.replaceAll("\u0000", "");
					await senders.mail({
						...mail,
						subject: "{title}",
						text: "({title}) /lms/1 {other} {constructor}",
						said: { title: quoted },
					});
					const { rows } = await db.query("SELECT subject, body FROM dev_inbox");
					expect(rows).toEqual([
						{ subject: quoted, body: `(${quoted}) https://stay.example.com/lms/1 {other} {constructor}` },
					]);
				}),
				{ numRuns: 40 },
			);
		});

		it("is never sent within a transaction [CALL-OTHER-03]", async () => {
			const { sent, fetch } = textGateway(200, { statusCode: "2000" });
			const settings = {
				SMTP_URL: "smtp://127.0.0.1:9",
				SOLAPI_API_KEY: "key",
				SOLAPI_API_SECRET: "secret",
				SMS_FROM: "0212345678",
			};
			const senders = createSenders(db, readConfig(settings), { fetch });
			const inside = "Inside a transaction";
			await expect(db.tx(() => senders.sms({ to: "01012345678", text: "x" }))).rejects.toThrow(inside);
			await expect(db.tx(() => senders.mail(mail))).rejects.toThrow(inside);
			expect(sent).toEqual([]);
		});

		it("goes out by SMTP and the gateway when they are configured, and nowhere else", async () => {
			const server = await mailServer();
			const { sent, fetch } = textGateway(200, { statusCode: "2000" });
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
			const { sent, fetch } = textGateway(200, { statusCode: "2000" });
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
