import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import type { Queryable } from "#server/database/Database.ts";

export interface MailMessage {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

export interface TextMessage {
	readonly to: string;
	readonly text: string;
}

/** The ways messages leave. Without a sender they are kept for the development inbox. */
export interface Senders {
	mail(message: MailMessage): Promise<void>;
	sms(message: TextMessage): Promise<void>;
}

/** Text messages that are longer than this go as LMS. */
const smsBytes = 90;

/** What fits into one text message is counted as Korean carriers do: two bytes a syllable. */
const bytesOf = (text: string): number =>
	[...text].reduce((sum, character) => sum + (character < "\u0080" ? 1 : 2), 0);

const keep = (
	db: Queryable,
	channel: "EMAIL" | "SMS" | "LMS",
	dest: string,
	subject: string | null,
	body: string,
) =>
	db.query("INSERT INTO dev_inbox (channel, dest, subject, body) VALUES ($1, $2, $3, $4)", [
		channel,
		dest,
		subject,
		body,
	]);

/** Paths of our own pages become addresses a mail or message can be followed from. */
const withAddresses = (text: string, site: string): string =>
	text.replaceAll(/(^|\s)(\/(?:lms|payments|mypage)\/\S*)/g, (_, before, path) => `${before}${site}${path}`);

export function createSenders(
	db: Queryable,
	{ mail: settings, publicUrl, port }: Pick<Config, "mail" | "publicUrl" | "port">,
): Senders {
	const site = (publicUrl || `http://localhost:${port}`).replace(/\/$/, "");
	const transport = settings.smtpUrl ? createTransport(settings.smtpUrl) : null;
	return {
		async mail({ to, subject, text: template }) {
			const text = withAddresses(template, site);
			if (transport) await transport.sendMail({ from: settings.from, to, subject, text });
			else await keep(db, "EMAIL", to, subject, text);
		},
		async sms({ to, text: template }) {
			const text = withAddresses(template, site);
			await keep(db, bytesOf(text) > smsBytes ? "LMS" : "SMS", to, null, text);
		},
	};
}
