/** The person staying (ENT-25). */
export interface Guest {
	readonly name: string;
	readonly phone: string;
	readonly email: string;
}

/** Name and phone number as required by suppliers abroad (CHAN-05, DEC-096). */
export interface InternationalGuest {
	readonly firstName: string;
	readonly lastName: string;
	/** Country of the phone number (ISO 3166-1 alpha-2); `phone` is the national number. */
	readonly phoneCountry: string;
	readonly phone: string;
}
