/** A booking's voucher as it was last seen: texts only, ready to be read without a network (DEC-181). */
export interface Voucher {
	/** Path of the booking's own page, where the copy is found again. */
	readonly path: string;
	/** The stay's name. */
	readonly title: string;
	/** Who issued it: the site's name. */
	readonly issuer: string;
	/** From when and how long. */
	readonly dates: string;
	readonly rows: readonly { readonly term: string; readonly value: string; readonly href?: string }[];
	/** When and for whom to ask again, below the rows. */
	readonly notes: readonly string[];
}

/** Copies of the vouchers that were opened on this device. */
export interface Vouchers {
	/** The newest twenty are kept. Where the browser keeps nothing, nothing happens. */
	keep(voucher: Voucher): Promise<void>;
	drop(path: string): Promise<void>;
	clear(): Promise<void>;
}
