import type { Voucher, Vouchers } from "#ports/Vouchers.ts";

/** Keeps what a booking's page shows, for reading it without a network (DEC-181). */
export class KeepVoucher {
	readonly #vouchers: Vouchers;

	constructor(deps: { readonly vouchers: Vouchers }) {
		this.#vouchers = deps.vouchers;
	}

	execute(voucher: Voucher): Promise<void> {
		return this.#vouchers.keep(voucher);
	}
}
