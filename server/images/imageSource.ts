import { isIP } from "node:net";
import { type Picture, pictureOf } from "../world/illustrations/catalogue.ts";

/** Where the pixels of a picture come from. */
export type ImageSource =
	| { readonly kind: "drawing"; readonly picture: Picture }
	| { readonly kind: "file"; readonly name: string }
	| { readonly kind: "remote"; readonly url: URL };

/** `refused`: not on the allow-list; `unknown`: an own path without a picture. */
export type NoSource = "refused" | "unknown";

const drawing = /^\/illustrations\/([a-z0-9-]{1,80})\.jpg$/;
const file = /^\/images\/([a-z0-9-]{1,80}\.(?:svg|png|jpg|webp))$/;

/**
 * Own drawings and own files by their exact path, other servers only over https, by name, on the usual port and when
 * the deployer listed the host. [DEC-134]
 */
export function imageSource(src: string, allowedHosts: readonly string[]): ImageSource | NoSource {
	if (/^\/(?![/\\])/.test(src)) {
		const picture = pictureOf(drawing.exec(src)?.[1] ?? "");
		if (picture) return { kind: "drawing", picture };
		const name = file.exec(src)?.[1];
		return name ? { kind: "file", name } : "unknown";
	}
	const url = URL.parse(src);
	if (url?.protocol !== "https:" || url.username || url.password || url.port) return "refused";
	const host = url.hostname;
	if (isIP(host) || host.startsWith("[") || !allowedHosts.includes(host)) return "refused";
	url.hash = "";
	return { kind: "remote", url };
}
