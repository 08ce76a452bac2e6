import type { Site } from "#domain/content/Site.ts";

/** Returns the content security policy of pages: scripts only from this build's files, none inline (D12). */
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
		// text becomes markup or script only through src/ui/app/trust.ts (G02)
		"require-trusted-types-for 'script'",
		"trusted-types own default",
	].join("; ");
}
