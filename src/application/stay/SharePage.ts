import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { NativeHost } from "#ports/NativeHost.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Sharing } from "#ports/Sharing.ts";

interface SharePageDeps {
	readonly host: NativeHost;
	readonly navigation: PageNavigation;
	readonly sharing: Sharing;
}

/** Shares an address (the current page by default) through the surrounding mobile app, the device's share sheet or the clipboard (BRIDGE-05). */
export class SharePage extends UseCaseOf<SharePageDeps> {
	async execute(title: string, path?: string): Promise<"shared" | "copied" | "closed" | "failed"> {
		const { host, navigation, sharing } = this.deps;
		const url = sharing.addressOf(path ?? navigation.current());
		const isTaken = host.offer({ event: "share", payload: { title, url } });
		return isTaken ? "shared" : sharing.share({ title, url });
	}
}
