/** As the browsers have it that know it; the others, and the server, take any text. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: {
			createHTML(text: string): string | null;
			createScriptURL?(text: string): string;
		},
	): { createHTML(text: string): string; createScriptURL(text: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

const own = trustedTypes?.createPolicy("own", {
	createHTML: (text) => text,
	createScriptURL: (text) => text,
});

/** Constants that React and Leaflet write before they make an element of their own. No other text becomes markup by itself (G02). */
const constants = ["<script></script>", "<svg/>"];
trustedTypes?.createPolicy("default", {
	createHTML: (text) => (constants.includes(text) ? text : null),
});

/** Markup that the server has cleaned, or that was escaped here: the page's policy takes nothing else. */
export const trustedHtml = (text: string): string => own?.createHTML(text) ?? text;

/** The address of a worker of our own. */
export const trustedScript = (address: `/${string}`): string => own?.createScriptURL(address) ?? address;
