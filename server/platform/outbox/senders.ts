import type { Transporter } from "nodemailer";
import type { Site } from "#domain/content/Site.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";
import { createSolapi } from "./createSolapi.ts";
import { type MailMessage, noRecipient, type TextMessage } from "./Message.ts";
import { saveMessage } from "./store/devInbox.ts";

export interface SenderSettings {
	/** Without an SMTP URL, mails are kept in the development inbox. */
	readonly mail: { readonly smtpUrl: string; readonly from: string };
	/** Text message gateway; null keeps messages in the development inbox. */
	readonly sms: { readonly apiKey: string; readonly apiSecret: string; readonly from: string } | null;
	/** Public URL of this server; empty means http://localhost:{port}. */
	readonly publicUrl: string;
	readonly port: number;
	readonly site: Pick<Site, "name" | "csPhone" | "csEmail">;
}

/** Sends messages. Without a sender configured, they are kept for the development inbox. */
export interface Senders {
	mail(message: MailMessage): Promise<void>;
	sms(message: TextMessage): Promise<void>;
}

/** Timeouts of the mail server in milliseconds; afterwards the outbox retries. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Returns a function that creates the mail transport on first use, so that the library is not loaded before it is needed. */
function mailServer(url: string): () => Promise<Transporter> {
	let connecting: Promise<Transporter> | undefined;
	return () => {
		assertOutsideTransactions();
		connecting ??= import("nodemailer").then(({ createTransport }) => createTransport({ url, ...patience }));
		return connecting;
	};
}

/** Maximum length of an SMS in bytes; longer messages are sent as LMS. */
const smsBytes = 90;

/** Counts bytes as Korean carriers do: two per non-ASCII character. */
const bytesOf = (text: string): number =>
	[...text].reduce((sum, character) => sum + (character < "\u0080" ? 1 : 2), 0);

/** Fills in '{site}' (the site's name) and '{contact}' (its customer centre), and turns paths of our pages into full URLs that work in a mail. */
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
			if (transport && to === noRecipient) return;
			// replies reach the customer centre, whatever the sender address
			const head = { from: settings.from, replyTo: site.csEmail, to, subject };
			if (transport) await (await transport()).sendMail({ ...head, text });
			else {
				const orderPayId = message.orderPayId ?? null;
				await saveMessage(db, { channel: "EMAIL", dest: to, subject, body: text, orderPayId });
			}
		},
		async sms(message) {
			const { to } = message;
			const text = fill(message.text);
			if (sendText && to === noRecipient) return;
			if (sendText) await sendText({ ...message, text });
			else
				await saveMessage(db, {
					channel: bytesOf(text) > smsBytes ? "LMS" : "SMS",
					dest: to,
					subject: null,
					body: text,
					orderPayId: null,
				});
		},
	};
}
