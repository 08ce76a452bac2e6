/** A message to nobody makes as much work as any other and is not sent: how long things take tells nothing (D17). */
export const nobody = "";

export interface MailMessage {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

export interface TextMessage {
	readonly to: string;
	readonly text: string;
}
