/** A message to nobody makes as much work as any other and is not sent: how long things take tells nothing (D17). */
export const nobody = "";

export interface MailMessage {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	/** What members wrote, for '{title}' and the like: put in as it is, after all else is filled in. */
	readonly said?: Readonly<Record<string, string>>;
}

export interface TextMessage {
	/** Digits as they are dialled in the country. */
	readonly to: string;
	/** Dial code of a country abroad. */
	readonly country?: string;
	readonly text: string;
}
