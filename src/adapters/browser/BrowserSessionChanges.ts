import type { SessionChanges } from "#ports/SessionChanges.ts";

const channelName = "session";

/** The page regains focus or the network returns: the session may have changed in the meantime (DEC-186). */
const returns = ["focus", "online"] as const;

/** The part of `window` that this class needs. */
type Page = Pick<Window, "addEventListener" | "removeEventListener">;

/** Notifies other tabs over a broadcast channel. Without BroadcastChannel support, tabs stay out of sync until focus or a reload. */
export class BrowserSessionChanges implements SessionChanges {
	readonly #page: Page;
	readonly #channel: BroadcastChannel | null;

	constructor(page: Page, open: ((name: string) => BroadcastChannel) | null) {
		this.#page = page;
		this.#channel = open?.(channelName) ?? null;
	}

	notify(): void {
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
