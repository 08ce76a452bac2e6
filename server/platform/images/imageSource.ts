import { isIP } from "node:net";

/** Where a picture comes from. */
export type ImageSource =
	| { readonly kind: "painted"; readonly key: string }
	| { readonly kind: "file"; readonly name: string }
	/** A picture uploaded by a member. */
	| { readonly kind: "sent"; readonly key: string }
	| { readonly kind: "remote"; readonly url: URL };

/** `refused`: not on the allow-list; `unknown`: a path of ours without a picture. */
export type NoSource = "refused" | "unknown";

const painted = /^\/illustrations\/([a-z0-9-]{1,80})\.jpg$/;
const sent = /^\/photos\/([0-9a-f]{32})\.jpg$/;
const file = /^\/images\/([a-z0-9-]{1,80}\.(?:svg|png|jpg|webp))$/;

/**
 * Resolves the source of a picture. Illustrations and our own files are matched by exact path; other servers are allowed only over https,
 * by host name, on the default port and when the host is on the configured allow-list. [DEC-134]
 */
export function imageSource(src: string, allowedHosts: readonly string[]): ImageSource | NoSource {
	if (/^\/(?![/\\])/.test(src)) {
		const key = painted.exec(src)?.[1];
		if (key) return { kind: "painted", key };
		const photo = sent.exec(src)?.[1];
		if (photo) return { kind: "sent", key: photo };
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
