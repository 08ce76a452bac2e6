import type { SessionNews } from "#ports/SessionNews.ts";

const channelName = "session";

/** The traveller looks at the page again, or the network is back: much may have happened meanwhile (DEC-186). */
const returns = ["focus", "online"] as const;

/** What the page's window must give. */
type Page = Pick<Window, "addEventListener" | "removeEventListener">;

/** Other tabs over a broadcast channel; a browser without one keeps its tabs apart until they are reloaded. */
export class BrowserSessionNews implements SessionNews {
	readonly #page: Page;
	readonly #channel: BroadcastChannel | null;

	constructor(page: Page, open: ((name: string) => BroadcastChannel) | null) {
		this.#page = page;
		this.#channel = open?.(channelName) ?? null;
	}

	tell(): void {
		this.#channel?.postMessage("changed");
	}

	listen(hear: () => void): () => void {
		const handleMessage = () => hear();
		const handleShow = (event: Event) => {
			if ((event as PageTransitionEvent).persisted) hear();
		};
		this.#channel?.addEventListener("message", handleMessage);
		this.#page.addEventListener("pageshow", handleShow);
		for (const moment of returns) this.#page.addEventListener(moment, handleMessage);
		return () => {
			this.#channel?.removeEventListener("message", handleMessage);
			this.#page.removeEventListener("pageshow", handleShow);
			for (const moment of returns) this.#page.removeEventListener(moment, handleMessage);
		};
	}
}
