import type { Voucher, Vouchers } from "#ports/Vouchers.ts";

export class MemoryVouchers implements Vouchers {
	readonly kept = new Map<string, Voucher>();

	async save(voucher: Voucher): Promise<void> {
		this.kept.set(voucher.path, voucher);
	}

	async drop(path: string): Promise<void> {
		this.kept.delete(path);
	}

	async clear(): Promise<void> {
		this.kept.clear();
	}
}
