import type { Sharing } from "#ports/Sharing.ts";

export class BrowserSharing implements Sharing {
	addressOf(path: string): string {
		return new URL(path, location.origin).href;
	}

	async share(page: { readonly title: string; readonly url: string }) {
		if (typeof navigator.share === "function") {
			try {
				await navigator.share(page);
				return "shared" as const;
			} catch (error) {
				if (error instanceof DOMException && error.name === "AbortError") return "closed" as const;
			}
		}
		try {
			await navigator.clipboard.writeText(page.url);
			return "copied" as const;
		} catch {
			return "failed" as const;
		}
	}
}
