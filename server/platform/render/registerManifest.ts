import type { FastifyInstance } from "fastify";
import { layoutCopy } from "#copy/layout.ts";

/** Serves the web app manifest, which lets a phone add the site to its home screen under this deployment's name (DEC-002). */
export function registerManifest(app: FastifyInstance, siteName: string): void {
	const manifest = JSON.stringify({
		name: siteName,
		short_name: siteName,
		description: layoutCopy.pageDescription,
		lang: "ko",
		dir: "ltr",
		id: "/",
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#ffffff",
		theme_color: "#ffffff",
		categories: ["travel"],
		icons: [
			{ src: "/icons/icon-192.png", type: "image/png", sizes: "192x192", purpose: "any" },
			{ src: "/icons/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any" },
			{ src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
		],
		shortcuts: [
			{ name: "숙소 검색", url: "/search" },
			{ name: "예약 내역", url: "/mypage/books" },
		],
	});
	app.get("/manifest.webmanifest", async (_, reply) =>
		reply
			.type("application/manifest+json; charset=utf-8")
			.header("cache-control", "public, max-age=3600")
			.send(manifest),
	);
}
