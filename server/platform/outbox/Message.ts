/** Recipient of messages that are processed like any other but not sent, so that response times do not reveal whether an account exists (D17). */
export const noRecipient = "";

export interface MailMessage {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	/** Text written by members for placeholders such as '{title}'. It is inserted last and unchanged. */
	readonly said?: Readonly<Record<string, string>>;
	/** The order that a mail to a stay is about, so that a kept copy goes when its member leaves. */
	readonly orderPayId?: number;
}

/** A mail to a stay, whose address is looked up when it is sent. */
export type StayMail = Required<Pick<MailMessage, "subject" | "text" | "said">>;

export interface TextMessage {
	/** Digits as dialled within the country. */
	readonly to: string;
	/** Dial code for numbers abroad. */
	readonly country?: string;
	readonly text: string;
}
