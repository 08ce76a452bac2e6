/** The browser's Trusted Types API. Browsers without it, and the server, accept any text. */
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

/** Constant strings that React and Leaflet assign as HTML while creating elements. The default policy rejects any other text (G02). */
const constants = ["<script></script>", "<svg/>"];
trustedTypes?.createPolicy("default", {
	createHTML: (text) => (constants.includes(text) ? text : null),
});

/** Marks HTML as trusted, once it has been sanitised by the server or escaped here; the page's policy accepts no other. */
export const trustedHtml = (text: string): string => own?.createHTML(text) ?? text;

/** Marks the URL of one of our own workers as trusted. */
export const trustedScript = (address: `/${string}`): string => own?.createScriptURL(address) ?? address;
