/** Recipient of messages that are processed like any other but not sent, so that response times do not reveal whether an account exists (D17). */
export const noRecipient = "";

export interface MailMessage {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	/** Text written by members for placeholders such as '{title}'. It is inserted last and unchanged. */
	readonly said?: Readonly<Record<string, string>>;
}

/** A mail to a stay, whose address is looked up when it is sent. */
export type StayMail = Required<Omit<MailMessage, "to">>;

export interface TextMessage {
	/** Digits as dialled within the country. */
	readonly to: string;
	/** Dial code for numbers abroad. */
	readonly country?: string;
	readonly text: string;
}
