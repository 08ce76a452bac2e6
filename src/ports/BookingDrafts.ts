/** An unfinished booking form, kept per tab: it survives a reload, a login and a failed payment. */
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
	/** Null if the traveller has made no choice yet. */
	readonly couponIds: readonly number[] | null;
	readonly awesomeCash: number;
	readonly welfarePoints: number;
}

/** A payment attempt: what was sent, with which key, and from where. */
export interface PaymentAttempt {
	/** The Idempotency-Key of the booking call; empty in an attempt restored after the app was closed. */
	readonly key: string;
	/** The content that was sent; different content requires a new key. */
	readonly fingerprint: string;
	/** Path and query of the form, for returning to it. */
	readonly address: string;
	readonly orderNumber: string | null;
}

/** What a browser tab remembers of a booking in progress. */
export interface BookingDrafts {
	/** Returns the draft for the form's address. */
	read(address: string): BookingDraft | null;
	write(address: string, draft: BookingDraft): void;
	remove(address: string): void;
	/** Returns the tab's last attempt. If the app was closed meanwhile, returns the data leading back to its form, for one hour. */
	attempt(): PaymentAttempt | null;
	saveAttempt(attempt: PaymentAttempt | null): void;
}
