import type { Site } from "#domain/content/Site.ts";

/** What a page may load: no script but the files of this build, none within a page (D12). */
export function documentPolicy({ mapTileUrl }: Pick<Site, "mapTileUrl">): string {
	const tiles = mapTileUrl ? ` ${new URL(mapTileUrl.replaceAll(/[{}]/g, "")).origin}` : "";
	return [
		"default-src 'self'",
		"script-src 'self'",
		"style-src 'self'",
		`img-src 'self' data:${tiles}`,
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
