import type { NativeHost } from "#ports/NativeHost.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Sharing } from "#ports/Sharing.ts";

interface SharePageDeps {
	readonly host: NativeHost;
	readonly navigation: PageNavigation;
	readonly sharing: Sharing;
}

/** Hands the page's address on: by the mobile app around it, the device's share sheet, or the clipboard (BRIDGE-05). */
export class SharePage {
	readonly #deps: SharePageDeps;

	constructor(deps: SharePageDeps) {
		this.#deps = deps;
	}

	async execute(title: string): Promise<"shared" | "copied" | "closed" | "failed"> {
		const { host, navigation, sharing } = this.#deps;
		const url = sharing.addressOf(navigation.current());
		const isTaken = host.offer({ event: "share", payload: { title, url } });
		return isTaken ? "shared" : sharing.share({ title, url });
	}
}
