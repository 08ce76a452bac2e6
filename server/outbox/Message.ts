export interface MailMessage {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

export interface TextMessage {
	readonly to: string;
	readonly text: string;
}
