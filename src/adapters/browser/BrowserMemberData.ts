import type { MemberData } from "#ports/MemberData.ts";
import type { TextStorage } from "./textStorage.ts";

interface BrowserMemberDataDeps {
	/** Local storage: outlives the tab and remembers which member the stored data belongs to. */
	readonly local: TextStorage;
	/** Session storage: holds only data of the current visit. */
	readonly tab: TextStorage;
	readonly vouchers: { clear(): Promise<void> };
	/** Undefined outside a secure context; every login then counts as a different member. */
	readonly digest: ((data: BufferSource) => Promise<ArrayBuffer>) | undefined;
}

const ownerKey = "device-owner";

/**
 * Identifies the owner of the stored data by a digest of the e-mail address; the address itself is never stored. Data left by an anonymous
 * visitor passes to the next member who logs in.
 */
export class BrowserMemberData implements MemberData {
	readonly #deps: BrowserMemberDataDeps;

	constructor(deps: BrowserMemberDataDeps) {
		this.#deps = deps;
	}

	async claim(email: string): Promise<void> {
		const { local } = this.#deps;
		const owner = await this.#nameOf(email);
		const before = local.read(ownerKey);
		if (owner !== null && before === owner) return;
		if (owner === null || before !== null) await this.clear();
		if (owner !== null) local.write(ownerKey, owner);
	}

	owner(): string | null {
		return this.#deps.local.read(ownerKey);
	}

	dropStaleTabData(): void {
		const { tab } = this.#deps;
		const owner = this.owner();
		const before = tab.read(ownerKey);
		if (before !== null && before !== owner) tab.clear();
		if (owner !== null) tab.write(ownerKey, owner);
	}

	closeVouchers(): Promise<void> {
		return this.#deps.vouchers.clear();
	}

	async clear(): Promise<void> {
		const { local, tab, vouchers } = this.#deps;
		local.remove(ownerKey);
		tab.clear();
		await vouchers.clear();
	}

	async #nameOf(email: string): Promise<string | null> {
		const { digest } = this.#deps;
		if (!digest) return null;
		const bytes = new Uint8Array(await digest(new TextEncoder().encode(email.trim().toLowerCase())));
		return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	}
}
