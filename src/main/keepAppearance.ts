import { reaction } from "mobx";
import { type Appearance, appearanceCookie, readAppearance } from "#domain/navigation/appearance.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { barColour } from "#ui/screens/root/barColour.ts";

const YEAR = 365 * 24 * 60 * 60;

/** Applies a newly chosen appearance (light or dark) immediately, saves it for later pages, and picks up changes from other tabs. */
export function keepAppearance(app: Pick<AppState, "environment" | "setAppearance">): void {
	reaction(
		() => app.environment.appearance,
		(appearance) => {
			show(appearance);
			if (kept() !== appearance) keep(appearance);
		},
	);
	const follow = () => {
		const chosen = document.visibilityState === "visible" ? kept() : null;
		if (chosen) app.setAppearance(chosen);
	};
	document.addEventListener("visibilitychange", follow);
	window.addEventListener("pageshow", follow);
}

/** Returns the cookie's value; null if there is none or cookies are blocked. */
function kept(): Appearance | null {
	try {
		const [, text] = new RegExp(`(?:^|; )${appearanceCookie}=([^;]*)`).exec(document.cookie) ?? [];
		return text === undefined ? null : readAppearance(text);
	} catch {
		return null;
	}
}

function keep(appearance: Appearance): void {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	try {
		// biome-ignore lint/suspicious/noDocumentCookie: the server reads it before it draws
		document.cookie = `${appearanceCookie}=${appearance}; Path=/; SameSite=Lax; Max-Age=${YEAR}${secure}`;
	} catch {
		// Cookies are blocked: the choice lasts for this page only.
	}
}

function show(appearance: Appearance): void {
	const { dataset } = document.documentElement;
	if (appearance === "device") delete dataset.appearance;
	else dataset.appearance = appearance;
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
		const device = meta.getAttribute("media")?.includes("dark") ? "dark" : "light";
		meta.content = barColour(appearance, device);
	}
}
