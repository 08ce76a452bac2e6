/** A booking's voucher as last viewed: texts only, for offline reading (DEC-181). */
export interface Voucher {
	/** Path of the booking's page, under which the copy is stored. */
	readonly path: string;
	/** The stay's name. */
	readonly title: string;
	/** Issuer: the site's name. */
	readonly issuer: string;
	/** Check-in date and nights, or the period of validity while no date is set. */
	readonly dates: string;
	readonly rows: readonly { readonly term: string; readonly value: string; readonly href?: string }[];
	/** Notes below the rows: the status while unconfirmed, the rate's remarks, and when the copy was made. */
	readonly notes: readonly string[];
}

/** Offline copies of the vouchers opened on this device. */
export interface Vouchers {
	/** Saves a voucher; only the latest twenty are kept. Does nothing where the browser cannot store it. */
	save(voucher: Voucher): Promise<void>;
	drop(path: string): Promise<void>;
	clear(): Promise<void>;
}
