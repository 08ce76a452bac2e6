import type { Windows } from "#ports/Windows.ts";

export class BrowserWindows implements Windows {
	open(url: string): boolean {
		// With 'noopener' the return value is null even on success, so the opener is cut by hand.
		const opened = window.open(url, "_blank");
		if (opened === null) return false;
		opened.opener = null;
		return true;
	}

	leave(url: string): void {
		window.location.assign(url);
	}
}
