/** A booking form as it was left, kept for the tab: it survives a reload, a login and a payment that failed. */
export interface BookingDraft {
	readonly name: string;
	readonly phone: string;
	readonly email: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly phoneCountry: string;
	readonly internationalPhone: string;
	readonly request: string;
	readonly method: string | null;
	/** Null: none have been chosen or left out yet. */
	readonly couponIds: readonly number[] | null;
	readonly awesomeCash: number;
	readonly welfarePoints: number;
}

/** An attempt to pay: what was sent, under which key, from where. */
export interface PaymentAttempt {
	/** The Idempotency-Key of the booking call. */
	readonly key: string;
	/** What was sent; another body needs another key. */
	readonly fingerprint: string;
	/** Path and query of the form, for the way back. */
	readonly address: string;
	readonly orderNumber: string | null;
}

/** What a browser tab remembers of a booking under way. */
export interface BookingDrafts {
	/** By the form's address. */
	read(address: string): BookingDraft | null;
	write(address: string, draft: BookingDraft): void;
	remove(address: string): void;
	/** The tab's last one; in an app that was ended meanwhile, what leads back to its form, for an hour. */
	attempt(): PaymentAttempt | null;
	keepAttempt(attempt: PaymentAttempt | null): void;
}
