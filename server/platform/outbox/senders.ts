import type { Transporter } from "nodemailer";
import type { Site } from "#domain/content/Site.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";
import { createSolapi } from "./createSolapi.ts";
import { type MailMessage, nobody, type TextMessage } from "./Message.ts";
import { keepMessage } from "./store/devInbox.ts";

export interface SenderSettings {
	/** Without an address mails wait in the development inbox. */
	readonly mail: { readonly smtpUrl: string; readonly from: string };
	/** The text message gateway; null = messages wait in the development inbox. */
	readonly sms: { readonly apiKey: string; readonly apiSecret: string; readonly from: string } | null;
	/** Address others reach this server at; empty means http://localhost:{port}. */
	readonly publicUrl: string;
	readonly port: number;
	readonly site: Pick<Site, "name" | "csPhone" | "csEmail">;
}

/** The ways messages leave. Without a sender they are kept for the development inbox. */
export interface Senders {
	mail(message: MailMessage): Promise<void>;
	sms(message: TextMessage): Promise<void>;
}

/** A mail server that says nothing is tried again later; milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The mail server's connection, made when there is something to send: the library is not loaded where nothing ever is. */
function mailServer(url: string): () => Promise<Transporter> {
	let connecting: Promise<Transporter> | undefined;
	return () => {
		assertOutsideTransactions();
		connecting ??= import("nodemailer").then(({ createTransport }) => createTransport({ url, ...patience }));
		return connecting;
	};
}

/** Text messages that are longer than this go as LMS. */
const smsBytes = 90;

/** What fits into one text message is counted as Korean carriers do: two bytes a syllable. */
const bytesOf = (text: string): number =>
	[...text].reduce((sum, character) => sum + (character < "\u0080" ? 1 : 2), 0);

/**
 * '{site}' is the site's name, '{contact}' how its customer centre is reached; a path of one of our pages becomes an address
 * that can be followed from a mail.
 */
const filled = (text: string, { name, csEmail, csPhone }: SenderSettings["site"], address: string): string =>
	text
		.replaceAll("{site}", name)
		.replaceAll("{contact}", `${csEmail} · ${csPhone}`)
		.replaceAll(
			/(^|\s)(\/(?:lms|payments|mypage|events|products)\/\S*|\/inquiries)/g,
			(_, before: string, path: string) => `${before}${address}${path}`,
		);

export function createSenders(
	db: Queryable,
	{ mail: settings, sms: gateway, publicUrl, port, site }: SenderSettings,
	deps: { readonly fetch?: typeof fetch } = {},
): Senders {
	const address = (publicUrl || `http://localhost:${port}`).replace(/\/$/, "");
	const fill = (text: string): string => filled(text, site, address);
	const transport = settings.smtpUrl ? mailServer(settings.smtpUrl) : null;
	const sendText = gateway ? createSolapi(gateway, deps) : null;
	return {
		async mail(message) {
			const { to, said = {} } = message;
			const quote = (text: string): string =>
				text.replaceAll(/\{(\w+)\}/g, (name, key: string) => (Object.hasOwn(said, key) ? said[key]! : name));
			const [subject, text] = [quote(fill(message.subject)), quote(fill(message.text))];
			if (transport && to === nobody) return;
			// Whoever answers a mail reaches people, whatever address it came from.
			const head = { from: settings.from, replyTo: site.csEmail, to, subject };
			if (transport) await (await transport()).sendMail({ ...head, text });
			else await keepMessage(db, { channel: "EMAIL", dest: to, subject, body: text });
		},
		async sms(message) {
			const { to } = message;
			const text = fill(message.text);
			if (sendText && to === nobody) return;
			if (sendText) await sendText({ ...message, text });
			else
				await keepMessage(db, {
					channel: bytesOf(text) > smsBytes ? "LMS" : "SMS",
					dest: to,
					subject: null,
					body: text,
				});
		},
	};
}
