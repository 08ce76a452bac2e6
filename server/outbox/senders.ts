import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import type { Queryable } from "#server/database/Database.ts";
import { createSolapi } from "./createSolapi.ts";
import { type MailMessage, nobody, type TextMessage } from "./Message.ts";

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
	db.query(
		`INSERT INTO dev_inbox (channel, dest, subject, body) SELECT $1, $2::text, $3, $4 WHERE $2 <> '${nobody}'`,
		[channel, dest, subject, body],
	);

/** '{site}' is the site's name; a path of one of our pages becomes an address that can be followed from a mail. */
const filled = (text: string, name: string, address: string): string =>
	text
		.replaceAll("{site}", name)
		.replaceAll(
			/(^|\s)(\/(?:lms|payments|mypage)\/\S*)/g,
			(_, before: string, path: string) => `${before}${address}${path}`,
		);

export function createSenders(
	db: Queryable,
	{
		mail: settings,
		sms: gateway,
		publicUrl,
		port,
		site,
	}: Pick<Config, "mail" | "sms" | "publicUrl" | "port" | "site">,
	deps: { readonly fetch?: typeof fetch } = {},
): Senders {
	const address = (publicUrl || `http://localhost:${port}`).replace(/\/$/, "");
	const fill = (text: string): string => filled(text, site.name, address);
	const transport = settings.smtpUrl ? createTransport(settings.smtpUrl) : null;
	const sendText = gateway ? createSolapi(gateway, deps) : null;
	return {
		async mail(message) {
			const { to } = message;
			const [subject, text] = [fill(message.subject), fill(message.text)];
			if (transport && to === nobody) return;
			if (transport) await transport.sendMail({ from: settings.from, to, subject, text });
			else await keep(db, "EMAIL", to, subject, text);
		},
		async sms(message) {
			const { to } = message;
			const text = fill(message.text);
			if (sendText && to === nobody) return;
			if (sendText) await sendText({ to, text });
			else await keep(db, bytesOf(text) > smsBytes ? "LMS" : "SMS", to, null, text);
		},
	};
}
